<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!--
SPDX-FileCopyrightText: Answerdesk contributors
SPDX-License-Identifier: GPL-3.0-or-later
-->
<TS version="2.1" language="sv" sourcelanguage="en">
<context>
    <name>product</name>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>What is {name} made of?</source>
        <extracomment>q.Material</extracomment>
        <translation>Vilket material är {name} gjort av?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>What are the dimensions of {name}?</source>
        <extracomment>q.Size</extracomment>
        <translation>Vilka mått har {name}?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>Which sizes does {name} come in?</source>
        <extracomment>q.Fit</extracomment>
        <translation>Vilka storlekar finns {name} i?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>What is the weight of {name}?</source>
        <extracomment>q.Weight</extracomment>
        <translation>Hur mycket väger {name}?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>What is included with {name}?</source>
        <extracomment>q.Included</extracomment>
        <translation>Vad ingår när man köper {name}?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>How do I care for {name}?</source>
        <extracomment>q.Care</extracomment>
        <translation>Hur sköter och rengör jag {name}?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>What warranty comes with {name}?</source>
        <extracomment>q.Warranty</extracomment>
        <translation>Vilken garanti gäller för {name}?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>How does delivery work for {name}?</source>
        <extracomment>q.Delivery</extracomment>
        <translation>Hur levereras {name}?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>Can I return {name}?</source>
        <extracomment>q.Returns</extracomment>
        <translation>Kan jag returnera {name}?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>What is {name} compatible with?</source>
        <extracomment>q.Compatibility</extracomment>
        <translation>Vad är {name} kompatibelt med?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>What is {name} suitable for?</source>
        <extracomment>q.Use</extracomment>
        <translation>Vad passar {name} till?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>What is the capacity of {name}?</source>
        <extracomment>q.Capacity</extracomment>
        <translation>Vilken kapacitet har {name}?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>What quantity of {name} do I get?</source>
        <extracomment>q.Amount</extracomment>
        <translation>Vilken mängd av {name} får jag?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>For which temperatures or seasons can I use {name}?</source>
        <extracomment>q.Temperature</extracomment>
        <translation>För vilka temperaturer eller årstider passar {name}?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>What are the power specifications of {name}?</source>
        <extracomment>q.Power</extracomment>
        <translation>Vilka effektuppgifter gäller för {name}?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>What is the colour of {name}?</source>
        <extracomment>q.Color</extracomment>
        <translation>Vilken färg har {name}?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>Which colours does {name} come in?</source>
        <extracomment>q.Colors</extracomment>
        <translation>Vilka färger finns {name} i?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>What is the origin of {name}?</source>
        <extracomment>q.Origin</extracomment>
        <translation>Var kommer {name} ifrån?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>How do customers rate {name}?</source>
        <extracomment>q.Rating</extracomment>
        <translation>Hur betygsätter kunderna {name}?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>Do I need to assemble {name}?</source>
        <extracomment>q.Assembly</extracomment>
        <translation>Behöver {name} monteras?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>Which standards and certificates apply to {name}?</source>
        <extracomment>q.Safety</extracomment>
        <translation>Vilka standarder och certifikat gäller för {name}?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>How can I connect {name}?</source>
        <extracomment>q.Connectivity</extracomment>
        <translation>Vilka anslutningar har {name}?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>What is the resolution of {name}?</source>
        <extracomment>q.Resolution</extracomment>
        <translation>Vilken upplösning har {name}?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>What are the ingredients of {name}?</source>
        <extracomment>q.Ingredients</extracomment>
        <translation>Vilka ingredienser innehåller {name}?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>For what age is {name} suitable?</source>
        <extracomment>q.Age</extracomment>
        <translation>För vilken ålder passar {name}?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>What is the maximum load of {name}?</source>
        <extracomment>q.Load</extracomment>
        <translation>Vad är maxbelastningen för {name}?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>In what condition is {name} sold?</source>
        <extracomment>q.Condition</extracomment>
        <translation>I vilket skick säljs {name}?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>When was {name} released?</source>
        <extracomment>q.Release</extracomment>
        <translation>När släpptes {name}?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>What is the finish of {name}?</source>
        <extracomment>q.Finish</extracomment>
        <translation>Vilken finish har {name}?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>Can I buy {name} right now?</source>
        <extracomment>q.Availability</extracomment>
        <translation>Kan jag köpa {name} nu?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>How much does {name} cost?</source>
        <extracomment>q.Price</extracomment>
        <translation>Vad kostar {name}?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>Material</source>
        <extracomment>n.Material</extracomment>
        <translation>Material</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>Dimensions</source>
        <extracomment>n.Size</extracomment>
        <translation>Mått</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>Sizes</source>
        <extracomment>n.Fit</extracomment>
        <translation>Storlekar</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>Weight</source>
        <extracomment>n.Weight</extracomment>
        <translation>Vikt</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>Capacity</source>
        <extracomment>n.Capacity</extracomment>
        <translation>Kapacitet</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>Quantity</source>
        <extracomment>n.Amount</extracomment>
        <translation>Mängd</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>Temperature</source>
        <extracomment>n.Temperature</extracomment>
        <translation>Temperatur</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>Power</source>
        <extracomment>n.Power</extracomment>
        <translation>Effekt</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>Colour</source>
        <extracomment>n.Color</extracomment>
        <translation>Färg</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>Origin</source>
        <extracomment>n.Origin</extracomment>
        <translation>Ursprung</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>Warranty</source>
        <extracomment>n.Warranty</extracomment>
        <translation>Garanti</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>Resolution</source>
        <extracomment>n.Resolution</extracomment>
        <translation>Upplösning</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>Maximum load</source>
        <extracomment>n.Load</extracomment>
        <translation>Maxbelastning</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>Age</source>
        <extracomment>n.Age</extracomment>
        <translation>Ålder</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>Release date</source>
        <extracomment>n.Release</extracomment>
        <translation>Utgivningsdatum</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>Finish</source>
        <extracomment>n.Finish</extracomment>
        <translation>Finish</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>Condition</source>
        <extracomment>n.Condition</extracomment>
        <translation>Skick</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>Width</source>
        <extracomment>d.Width</extracomment>
        <translation>Bredd</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>Height</source>
        <extracomment>d.Height</extracomment>
        <translation>Höjd</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>Depth</source>
        <extracomment>d.Depth</extracomment>
        <translation>Djup</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>Length</source>
        <extracomment>d.Length</extracomment>
        <translation>Längd</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>Diameter</source>
        <extracomment>d.Diameter</extracomment>
        <translation>Diameter</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>The weight of {name} is {value}.</source>
        <extracomment>a.Weight</extracomment>
        <translation>Vikten för {name} är {value}.</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>The dimensions of {name} are {value}.</source>
        <extracomment>a.Size</extracomment>
        <translation>Måtten för {name} är {value}.</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>The capacity of {name} is {value}.</source>
        <extracomment>a.Capacity</extracomment>
        <translation>Kapaciteten för {name} är {value}.</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>The maximum load of {name} is {value}.</source>
        <extracomment>a.Load</extracomment>
        <translation>Maxbelastningen för {name} är {value}.</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>The price of {name} is {value}.</source>
        <extracomment>a.price</extracomment>
        <translation>Priset för {name} är {value}.</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>The price of {name} is between {value} and {high}, depending on the offer.</source>
        <extracomment>a.priceRange</extracomment>
        <translation>Priset för {name} ligger mellan {value} och {high} beroende på erbjudande.</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>Yes, {name} is in stock according to the product page.</source>
        <extracomment>s.InStock</extracomment>
        <translation>Ja, enligt produktsidan finns {name} i lager.</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>No, {name} is currently out of stock according to the product page.</source>
        <extracomment>s.OutOfStock</extracomment>
        <translation>Nej, enligt produktsidan är {name} slut i lager just nu.</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>Yes, but with a later delivery: the product page lists {name} as available on back-order.</source>
        <extracomment>s.BackOrder</extracomment>
        <translation>Ja, men med senare leverans: enligt produktsidan kan {name} restbeställas.</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>Not yet, but {name} can be pre-ordered according to the product page.</source>
        <extracomment>s.PreOrder</extracomment>
        <translation>Inte än, men enligt produktsidan kan {name} förhandsbeställas.</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>Yes, but only in limited numbers: the product page lists {name} with limited availability.</source>
        <extracomment>s.LimitedAvailability</extracomment>
        <translation>Ja, men i begränsat antal: enligt produktsidan är tillgången på {name} begränsad.</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>No, {name} is no longer sold according to the product page.</source>
        <extracomment>s.Discontinued</extracomment>
        <translation>Nej, enligt produktsidan säljs {name} inte längre.</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>Customers rate {name} {value}.</source>
        <extracomment>a.rated</extracomment>
        <translation>Kunderna ger {name} betyget {value}.</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>Customers rate {name} {value} out of {best}.</source>
        <extracomment>a.ratedOf</extracomment>
        <translation>Kunderna ger {name} betyget {value} av {best}.</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>Number of ratings: {count}.</source>
        <extracomment>a.ratedCount</extracomment>
        <translation>Antal betyg: {count}.</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>What is special about {name}?</source>
        <extracomment>q.about</extracomment>
        <translation>Vad är speciellt med {name}?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>Which brand is {name}?</source>
        <extracomment>q.brand</extracomment>
        <translation>Vilket märke är {name}?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>The brand of {name} is {value}.</source>
        <extracomment>a.brand</extracomment>
        <translation>Märket för {name} är {value}.</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>What is the item number of {name}?</source>
        <extracomment>q.number</extracomment>
        <translation>Vilket artikelnummer har {name}?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>The item number of {name} is {value}.</source>
        <extracomment>a.number</extracomment>
        <translation>Artikelnumret för {name} är {value}.</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>What does the product page of {name} say about “{label}”?</source>
        <extracomment>q.detail</extracomment>
        <translation>Vad står det på produktsidan för {name} om ”{label}”?</translation>
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
        <translation>Hur lång tid tar leveransen?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>How can I return an order?</source>
        <extracomment>f.shopReturns</extracomment>
        <translation>Hur returnerar jag en beställning?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>What warranty do your products have?</source>
        <extracomment>f.shopWarranty</extracomment>
        <translation>Vilken garanti har era produkter?</translation>
    </message>
</context>
</TS>
