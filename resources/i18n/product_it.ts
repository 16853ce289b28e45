<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!--
SPDX-FileCopyrightText: Answerdesk contributors
SPDX-License-Identifier: GPL-3.0-or-later
-->
<TS version="2.1" language="it" sourcelanguage="en">
<context>
    <name>product</name>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>What is {name} made of?</source>
        <extracomment>q.Material</extracomment>
        <translation>Di che materiale è fatto {name}?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>What are the dimensions of {name}?</source>
        <extracomment>q.Size</extracomment>
        <translation>Quali sono le dimensioni di {name}?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>Which sizes does {name} come in?</source>
        <extracomment>q.Fit</extracomment>
        <translation>In quali taglie è disponibile {name}?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>What is the weight of {name}?</source>
        <extracomment>q.Weight</extracomment>
        <translation>Quanto pesa {name}?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>What is included with {name}?</source>
        <extracomment>q.Included</extracomment>
        <translation>Che cosa è incluso con {name}?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>How do I care for {name}?</source>
        <extracomment>q.Care</extracomment>
        <translation>Come si pulisce e si cura {name}?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>What warranty comes with {name}?</source>
        <extracomment>q.Warranty</extracomment>
        <translation>Che garanzia ha {name}?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>How does delivery work for {name}?</source>
        <extracomment>q.Delivery</extracomment>
        <translation>Come avviene la consegna di {name}?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>Can I return {name}?</source>
        <extracomment>q.Returns</extracomment>
        <translation>Posso restituire {name}?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>What is {name} compatible with?</source>
        <extracomment>q.Compatibility</extracomment>
        <translation>Con che cosa è compatibile {name}?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>What is {name} suitable for?</source>
        <extracomment>q.Use</extracomment>
        <translation>Per quale uso è adatto {name}?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>What is the capacity of {name}?</source>
        <extracomment>q.Capacity</extracomment>
        <translation>Qual è la capacità di {name}?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>What quantity of {name} do I get?</source>
        <extracomment>q.Amount</extracomment>
        <translation>Che quantità di {name} ricevo?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>For which temperatures or seasons can I use {name}?</source>
        <extracomment>q.Temperature</extracomment>
        <translation>Per quali temperature o stagioni è adatto {name}?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>What are the power specifications of {name}?</source>
        <extracomment>q.Power</extracomment>
        <translation>Quali sono le specifiche di alimentazione di {name}?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>What is the colour of {name}?</source>
        <extracomment>q.Color</extracomment>
        <translation>Di che colore è {name}?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>Which colours does {name} come in?</source>
        <extracomment>q.Colors</extracomment>
        <translation>In quali colori è disponibile {name}?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>What is the origin of {name}?</source>
        <extracomment>q.Origin</extracomment>
        <translation>Qual è l’origine di {name}?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>How do customers rate {name}?</source>
        <extracomment>q.Rating</extracomment>
        <translation>Come valutano i clienti {name}?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>Do I need to assemble {name}?</source>
        <extracomment>q.Assembly</extracomment>
        <translation>Bisogna montare {name}?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>Which standards and certificates apply to {name}?</source>
        <extracomment>q.Safety</extracomment>
        <translation>Quali norme e certificati valgono per {name}?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>How can I connect {name}?</source>
        <extracomment>q.Connectivity</extracomment>
        <translation>Quali connessioni ha {name}?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>What is the resolution of {name}?</source>
        <extracomment>q.Resolution</extracomment>
        <translation>Qual è la risoluzione di {name}?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>What are the ingredients of {name}?</source>
        <extracomment>q.Ingredients</extracomment>
        <translation>Quali sono gli ingredienti di {name}?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>For what age is {name} suitable?</source>
        <extracomment>q.Age</extracomment>
        <translation>Per quale età è adatto {name}?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>What is the maximum load of {name}?</source>
        <extracomment>q.Load</extracomment>
        <translation>Qual è il carico massimo di {name}?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>In what condition is {name} sold?</source>
        <extracomment>q.Condition</extracomment>
        <translation>In quali condizioni è venduto {name}?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>When was {name} released?</source>
        <extracomment>q.Release</extracomment>
        <translation>Quando è uscito {name}?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>What is the finish of {name}?</source>
        <extracomment>q.Finish</extracomment>
        <translation>Qual è la finitura di {name}?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>Can I buy {name} right now?</source>
        <extracomment>q.Availability</extracomment>
        <translation>Posso acquistare subito {name}?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>How much does {name} cost?</source>
        <extracomment>q.Price</extracomment>
        <translation>Quanto costa {name}?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>Material</source>
        <extracomment>n.Material</extracomment>
        <translation>Materiale</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>Dimensions</source>
        <extracomment>n.Size</extracomment>
        <translation>Dimensioni</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>Sizes</source>
        <extracomment>n.Fit</extracomment>
        <translation>Taglie</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>Weight</source>
        <extracomment>n.Weight</extracomment>
        <translation>Peso</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>Capacity</source>
        <extracomment>n.Capacity</extracomment>
        <translation>Capacità</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>Quantity</source>
        <extracomment>n.Amount</extracomment>
        <translation>Quantità</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>Temperature</source>
        <extracomment>n.Temperature</extracomment>
        <translation>Temperatura</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>Power</source>
        <extracomment>n.Power</extracomment>
        <translation>Potenza</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>Colour</source>
        <extracomment>n.Color</extracomment>
        <translation>Colore</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>Origin</source>
        <extracomment>n.Origin</extracomment>
        <translation>Origine</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>Warranty</source>
        <extracomment>n.Warranty</extracomment>
        <translation>Garanzia</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>Resolution</source>
        <extracomment>n.Resolution</extracomment>
        <translation>Risoluzione</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>Maximum load</source>
        <extracomment>n.Load</extracomment>
        <translation>Carico massimo</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>Age</source>
        <extracomment>n.Age</extracomment>
        <translation>Età</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>Release date</source>
        <extracomment>n.Release</extracomment>
        <translation>Data di uscita</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>Finish</source>
        <extracomment>n.Finish</extracomment>
        <translation>Finitura</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>Condition</source>
        <extracomment>n.Condition</extracomment>
        <translation>Condizione</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>Width</source>
        <extracomment>d.Width</extracomment>
        <translation>Larghezza</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>Height</source>
        <extracomment>d.Height</extracomment>
        <translation>Altezza</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>Depth</source>
        <extracomment>d.Depth</extracomment>
        <translation>Profondità</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>Length</source>
        <extracomment>d.Length</extracomment>
        <translation>Lunghezza</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>Diameter</source>
        <extracomment>d.Diameter</extracomment>
        <translation>Diametro</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>The weight of {name} is {value}.</source>
        <extracomment>a.Weight</extracomment>
        <translation>Il peso di {name} è di {value}.</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>The dimensions of {name} are {value}.</source>
        <extracomment>a.Size</extracomment>
        <translation>Le dimensioni di {name} sono {value}.</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>The capacity of {name} is {value}.</source>
        <extracomment>a.Capacity</extracomment>
        <translation>La capacità di {name} è di {value}.</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>The maximum load of {name} is {value}.</source>
        <extracomment>a.Load</extracomment>
        <translation>Il carico massimo di {name} è di {value}.</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>The price of {name} is {value}.</source>
        <extracomment>a.price</extracomment>
        <translation>Il prezzo di {name} è di {value}.</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>The price of {name} is between {value} and {high}, depending on the offer.</source>
        <extracomment>a.priceRange</extracomment>
        <translation>Il prezzo di {name} è compreso tra {value} e {high}, a seconda dell’offerta.</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>Yes, {name} is in stock according to the product page.</source>
        <extracomment>s.InStock</extracomment>
        <translation>Sì, secondo la pagina del prodotto {name} è disponibile.</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>No, {name} is currently out of stock according to the product page.</source>
        <extracomment>s.OutOfStock</extracomment>
        <translation>No, secondo la pagina del prodotto {name} al momento non è disponibile.</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>Yes, but with a later delivery: the product page lists {name} as available on back-order.</source>
        <extracomment>s.BackOrder</extracomment>
        <translation>Sì, ma con consegna successiva: secondo la pagina del prodotto {name} è ordinabile.</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>Not yet, but {name} can be pre-ordered according to the product page.</source>
        <extracomment>s.PreOrder</extracomment>
        <translation>Non ancora, ma secondo la pagina del prodotto {name} è prenotabile.</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>Yes, but only in limited numbers: the product page lists {name} with limited availability.</source>
        <extracomment>s.LimitedAvailability</extracomment>
        <translation>Sì, ma in quantità limitata: lo indica la pagina del prodotto {name}.</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>No, {name} is no longer sold according to the product page.</source>
        <extracomment>s.Discontinued</extracomment>
        <translation>No, secondo la pagina del prodotto {name} non è più in vendita.</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>Customers rate {name} {value}.</source>
        <extracomment>a.rated</extracomment>
        <translation>I clienti valutano {name} con {value}.</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>Customers rate {name} {value} out of {best}.</source>
        <extracomment>a.ratedOf</extracomment>
        <translation>I clienti valutano {name} con {value} su {best}.</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>Number of ratings: {count}.</source>
        <extracomment>a.ratedCount</extracomment>
        <translation>Numero di recensioni: {count}.</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>What is special about {name}?</source>
        <extracomment>q.about</extracomment>
        <translation>Che cosa caratterizza {name}?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>Which brand is {name}?</source>
        <extracomment>q.brand</extracomment>
        <translation>Di che marca è {name}?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>The brand of {name} is {value}.</source>
        <extracomment>a.brand</extracomment>
        <translation>La marca di {name} è {value}.</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>What is the item number of {name}?</source>
        <extracomment>q.number</extracomment>
        <translation>Qual è il codice articolo di {name}?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>The item number of {name} is {value}.</source>
        <extracomment>a.number</extracomment>
        <translation>Il codice articolo di {name} è {value}.</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>What does the product page of {name} say about “{label}”?</source>
        <extracomment>q.detail</extracomment>
        <translation>Che cosa dice la pagina del prodotto {name} su «{label}»?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>{label}: {value}</source>
        <extracomment>f.labelled</extracomment>
        <translation>{label}: {value}</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>{facts}.</source>
        <extracomment>f.sentence</extracomment>
        <translation>{facts}.</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>How long does delivery take?</source>
        <extracomment>f.shopDelivery</extracomment>
        <translation>Quanto tempo richiede la consegna?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>How can I return an order?</source>
        <extracomment>f.shopReturns</extracomment>
        <translation>Come posso restituire un ordine?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>What warranty do your products have?</source>
        <extracomment>f.shopWarranty</extracomment>
        <translation>Che garanzia hanno i vostri prodotti?</translation>
    </message>
</context>
</TS>
