<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!--
SPDX-FileCopyrightText: Answerdesk contributors
SPDX-License-Identifier: GPL-3.0-or-later
-->
<TS version="2.1" language="nl" sourcelanguage="en">
<context>
    <name>product</name>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>What is {name} made of?</source>
        <extracomment>q.Material</extracomment>
        <translation>Van welk materiaal is {name} gemaakt?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>What are the dimensions of {name}?</source>
        <extracomment>q.Size</extracomment>
        <translation>Wat zijn de afmetingen van {name}?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>Which sizes does {name} come in?</source>
        <extracomment>q.Fit</extracomment>
        <translation>In welke maten is {name} verkrijgbaar?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>What is the weight of {name}?</source>
        <extracomment>q.Weight</extracomment>
        <translation>Hoeveel weegt {name}?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>What is included with {name}?</source>
        <extracomment>q.Included</extracomment>
        <translation>Wat wordt er bij {name} geleverd?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>How do I care for {name}?</source>
        <extracomment>q.Care</extracomment>
        <translation>Hoe onderhoud en reinig ik {name}?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>What warranty comes with {name}?</source>
        <extracomment>q.Warranty</extracomment>
        <translation>Welke garantie geldt voor {name}?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>How does delivery work for {name}?</source>
        <extracomment>q.Delivery</extracomment>
        <translation>Hoe wordt {name} geleverd?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>Can I return {name}?</source>
        <extracomment>q.Returns</extracomment>
        <translation>Kan ik {name} retourneren?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>What is {name} compatible with?</source>
        <extracomment>q.Compatibility</extracomment>
        <translation>Waarmee is {name} compatibel?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>What is {name} suitable for?</source>
        <extracomment>q.Use</extracomment>
        <translation>Waarvoor is {name} geschikt?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>What is the capacity of {name}?</source>
        <extracomment>q.Capacity</extracomment>
        <translation>Wat is de capaciteit van {name}?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>What quantity of {name} do I get?</source>
        <extracomment>q.Amount</extracomment>
        <translation>Welke hoeveelheid van {name} krijg ik?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>For which temperatures or seasons can I use {name}?</source>
        <extracomment>q.Temperature</extracomment>
        <translation>Voor welke temperaturen of seizoenen is {name} geschikt?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>What are the power specifications of {name}?</source>
        <extracomment>q.Power</extracomment>
        <translation>Wat zijn de vermogensgegevens van {name}?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>What is the colour of {name}?</source>
        <extracomment>q.Color</extracomment>
        <translation>Welke kleur heeft {name}?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>Which colours does {name} come in?</source>
        <extracomment>q.Colors</extracomment>
        <translation>In welke kleuren is {name} verkrijgbaar?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>What is the origin of {name}?</source>
        <extracomment>q.Origin</extracomment>
        <translation>Waar komt {name} vandaan?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>How do customers rate {name}?</source>
        <extracomment>q.Rating</extracomment>
        <translation>Hoe beoordelen klanten {name}?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>Do I need to assemble {name}?</source>
        <extracomment>q.Assembly</extracomment>
        <translation>Moet ik {name} monteren?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>Which standards and certificates apply to {name}?</source>
        <extracomment>q.Safety</extracomment>
        <translation>Welke normen en certificaten gelden voor {name}?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>How can I connect {name}?</source>
        <extracomment>q.Connectivity</extracomment>
        <translation>Welke aansluitingen heeft {name}?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>What is the resolution of {name}?</source>
        <extracomment>q.Resolution</extracomment>
        <translation>Wat is de resolutie van {name}?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>What are the ingredients of {name}?</source>
        <extracomment>q.Ingredients</extracomment>
        <translation>Wat zijn de ingrediënten van {name}?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>For what age is {name} suitable?</source>
        <extracomment>q.Age</extracomment>
        <translation>Voor welke leeftijd is {name} geschikt?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>What is the maximum load of {name}?</source>
        <extracomment>q.Load</extracomment>
        <translation>Wat is de maximale belasting van {name}?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>In what condition is {name} sold?</source>
        <extracomment>q.Condition</extracomment>
        <translation>In welke staat wordt {name} verkocht?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>When was {name} released?</source>
        <extracomment>q.Release</extracomment>
        <translation>Wanneer is {name} uitgekomen?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>What is the finish of {name}?</source>
        <extracomment>q.Finish</extracomment>
        <translation>Welke afwerking heeft {name}?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>Can I buy {name} right now?</source>
        <extracomment>q.Availability</extracomment>
        <translation>Kan ik {name} nu kopen?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>How much does {name} cost?</source>
        <extracomment>q.Price</extracomment>
        <translation>Hoeveel kost {name}?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>Material</source>
        <extracomment>n.Material</extracomment>
        <translation>Materiaal</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>Dimensions</source>
        <extracomment>n.Size</extracomment>
        <translation>Afmetingen</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>Sizes</source>
        <extracomment>n.Fit</extracomment>
        <translation>Maten</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>Weight</source>
        <extracomment>n.Weight</extracomment>
        <translation>Gewicht</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>Capacity</source>
        <extracomment>n.Capacity</extracomment>
        <translation>Capaciteit</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>Quantity</source>
        <extracomment>n.Amount</extracomment>
        <translation>Hoeveelheid</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>Temperature</source>
        <extracomment>n.Temperature</extracomment>
        <translation>Temperatuur</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>Power</source>
        <extracomment>n.Power</extracomment>
        <translation>Vermogen</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>Colour</source>
        <extracomment>n.Color</extracomment>
        <translation>Kleur</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>Origin</source>
        <extracomment>n.Origin</extracomment>
        <translation>Herkomst</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>Warranty</source>
        <extracomment>n.Warranty</extracomment>
        <translation>Garantie</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>Resolution</source>
        <extracomment>n.Resolution</extracomment>
        <translation>Resolutie</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>Maximum load</source>
        <extracomment>n.Load</extracomment>
        <translation>Maximale belasting</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>Age</source>
        <extracomment>n.Age</extracomment>
        <translation>Leeftijd</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>Release date</source>
        <extracomment>n.Release</extracomment>
        <translation>Releasedatum</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>Finish</source>
        <extracomment>n.Finish</extracomment>
        <translation>Afwerking</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>Condition</source>
        <extracomment>n.Condition</extracomment>
        <translation>Staat</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>Width</source>
        <extracomment>d.Width</extracomment>
        <translation>Breedte</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>Height</source>
        <extracomment>d.Height</extracomment>
        <translation>Hoogte</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>Depth</source>
        <extracomment>d.Depth</extracomment>
        <translation>Diepte</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>Length</source>
        <extracomment>d.Length</extracomment>
        <translation>Lengte</translation>
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
        <translation>Het gewicht van {name} is {value}.</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>The dimensions of {name} are {value}.</source>
        <extracomment>a.Size</extracomment>
        <translation>De afmetingen van {name} zijn {value}.</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>The capacity of {name} is {value}.</source>
        <extracomment>a.Capacity</extracomment>
        <translation>De capaciteit van {name} is {value}.</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>The maximum load of {name} is {value}.</source>
        <extracomment>a.Load</extracomment>
        <translation>De maximale belasting van {name} is {value}.</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>The price of {name} is {value}.</source>
        <extracomment>a.price</extracomment>
        <translation>De prijs van {name} is {value}.</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>The price of {name} is between {value} and {high}, depending on the offer.</source>
        <extracomment>a.priceRange</extracomment>
        <translation>De prijs van {name} ligt tussen {value} en {high}, afhankelijk van het aanbod.</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>Yes, {name} is in stock according to the product page.</source>
        <extracomment>s.InStock</extracomment>
        <translation>Ja, volgens de productpagina is {name} op voorraad.</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>No, {name} is currently out of stock according to the product page.</source>
        <extracomment>s.OutOfStock</extracomment>
        <translation>Nee, volgens de productpagina is {name} momenteel niet op voorraad.</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>Yes, but with a later delivery: the product page lists {name} as available on back-order.</source>
        <extracomment>s.BackOrder</extracomment>
        <translation>Ja, maar met een latere levering: volgens de productpagina is {name} na te bestellen.</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>Not yet, but {name} can be pre-ordered according to the product page.</source>
        <extracomment>s.PreOrder</extracomment>
        <translation>Nog niet, maar volgens de productpagina is {name} vooraf te bestellen.</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>Yes, but only in limited numbers: the product page lists {name} with limited availability.</source>
        <extracomment>s.LimitedAvailability</extracomment>
        <translation>Ja, maar beperkt: volgens de productpagina is {name} beperkt beschikbaar.</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>No, {name} is no longer sold according to the product page.</source>
        <extracomment>s.Discontinued</extracomment>
        <translation>Nee, volgens de productpagina wordt {name} niet meer verkocht.</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>Customers rate {name} {value}.</source>
        <extracomment>a.rated</extracomment>
        <translation>Klanten beoordelen {name} met {value}.</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>Customers rate {name} {value} out of {best}.</source>
        <extracomment>a.ratedOf</extracomment>
        <translation>Klanten beoordelen {name} met {value} van de {best}.</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>Number of ratings: {count}.</source>
        <extracomment>a.ratedCount</extracomment>
        <translation>Aantal beoordelingen: {count}.</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>What is special about {name}?</source>
        <extracomment>q.about</extracomment>
        <translation>Wat is er bijzonder aan {name}?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>Which brand is {name}?</source>
        <extracomment>q.brand</extracomment>
        <translation>Van welk merk is {name}?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>The brand of {name} is {value}.</source>
        <extracomment>a.brand</extracomment>
        <translation>Het merk van {name} is {value}.</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>What is the item number of {name}?</source>
        <extracomment>q.number</extracomment>
        <translation>Wat is het artikelnummer van {name}?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>The item number of {name} is {value}.</source>
        <extracomment>a.number</extracomment>
        <translation>Het artikelnummer van {name} is {value}.</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>What does the product page of {name} say about “{label}”?</source>
        <extracomment>q.detail</extracomment>
        <translation>Wat staat er op de productpagina van {name} over “{label}”?</translation>
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
        <translation>Hoe lang duurt de levering?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>How can I return an order?</source>
        <extracomment>f.shopReturns</extracomment>
        <translation>Hoe kan ik een bestelling retourneren?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>What warranty do your products have?</source>
        <extracomment>f.shopWarranty</extracomment>
        <translation>Welke garantie hebben jullie producten?</translation>
    </message>
</context>
</TS>
