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
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>What is {name} made of?</source>
        <extracomment>q.Material</extracomment>
        <translation>Van welk materiaal is {name} gemaakt?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>What is this product made of?</source>
        <extracomment>q.Material, without the name</extracomment>
        <translation>Van welk materiaal is dit product gemaakt?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>What are the dimensions of {name}?</source>
        <extracomment>q.Size</extracomment>
        <translation>Wat zijn de afmetingen van {name}?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>What are the dimensions of this product?</source>
        <extracomment>q.Size, without the name</extracomment>
        <translation>Wat zijn de afmetingen van dit product?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>Which sizes does {name} come in?</source>
        <extracomment>q.Fit</extracomment>
        <translation>In welke maten is {name} verkrijgbaar?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>Which sizes does this product come in?</source>
        <extracomment>q.Fit, without the name</extracomment>
        <translation>In welke maten is dit product verkrijgbaar?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>What is the weight of {name}?</source>
        <extracomment>q.Weight</extracomment>
        <translation>Hoeveel weegt {name}?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>What is the weight of this product?</source>
        <extracomment>q.Weight, without the name</extracomment>
        <translation>Hoeveel weegt dit product?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>What is included with {name}?</source>
        <extracomment>q.Included</extracomment>
        <translation>Wat wordt er bij {name} geleverd?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>What is included with this product?</source>
        <extracomment>q.Included, without the name</extracomment>
        <translation>Wat wordt er bij dit product geleverd?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>How do I care for {name}?</source>
        <extracomment>q.Care</extracomment>
        <translation>Hoe onderhoud en reinig ik {name}?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>How do I care for this product?</source>
        <extracomment>q.Care, without the name</extracomment>
        <translation>Hoe onderhoud en reinig ik dit product?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>What warranty comes with {name}?</source>
        <extracomment>q.Warranty</extracomment>
        <translation>Welke garantie geldt voor {name}?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>What warranty comes with this product?</source>
        <extracomment>q.Warranty, without the name</extracomment>
        <translation>Welke garantie geldt voor dit product?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>How does delivery work for {name}?</source>
        <extracomment>q.Delivery</extracomment>
        <translation>Hoe wordt {name} geleverd?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>How does delivery work for this product?</source>
        <extracomment>q.Delivery, without the name</extracomment>
        <translation>Hoe wordt dit product geleverd?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>Can I return {name}?</source>
        <extracomment>q.Returns</extracomment>
        <translation>Kan ik {name} retourneren?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>Can I return this product?</source>
        <extracomment>q.Returns, without the name</extracomment>
        <translation>Kan ik dit product retourneren?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>What is {name} compatible with?</source>
        <extracomment>q.Compatibility</extracomment>
        <translation>Waarmee is {name} compatibel?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>What is this product compatible with?</source>
        <extracomment>q.Compatibility, without the name</extracomment>
        <translation>Waarmee is dit product compatibel?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>What is {name} suitable for?</source>
        <extracomment>q.Use</extracomment>
        <translation>Waarvoor is {name} geschikt?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>What is this product suitable for?</source>
        <extracomment>q.Use, without the name</extracomment>
        <translation>Waarvoor is dit product geschikt?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>What is the capacity of {name}?</source>
        <extracomment>q.Capacity</extracomment>
        <translation>Wat is de capaciteit van {name}?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>What is the capacity of this product?</source>
        <extracomment>q.Capacity, without the name</extracomment>
        <translation>Wat is de capaciteit van dit product?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>What quantity of {name} do I get?</source>
        <extracomment>q.Amount</extracomment>
        <translation>Welke hoeveelheid van {name} krijg ik?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>What quantity of this product do I get?</source>
        <extracomment>q.Amount, without the name</extracomment>
        <translation>Welke hoeveelheid van dit product krijg ik?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>For which temperatures or seasons can I use {name}?</source>
        <extracomment>q.Temperature</extracomment>
        <translation>Voor welke temperaturen of seizoenen is {name} geschikt?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>For which temperatures or seasons can I use this product?</source>
        <extracomment>q.Temperature, without the name</extracomment>
        <translation>Voor welke temperaturen of seizoenen is dit product geschikt?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>What are the power specifications of {name}?</source>
        <extracomment>q.Power</extracomment>
        <translation>Wat zijn de vermogensgegevens van {name}?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>What are the power specifications of this product?</source>
        <extracomment>q.Power, without the name</extracomment>
        <translation>Wat zijn de vermogensgegevens van dit product?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>What is the colour of {name}?</source>
        <extracomment>q.Color</extracomment>
        <translation>Welke kleur heeft {name}?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>What is the colour of this product?</source>
        <extracomment>q.Color, without the name</extracomment>
        <translation>Welke kleur heeft dit product?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>Which colours does {name} come in?</source>
        <extracomment>q.Colors</extracomment>
        <translation>In welke kleuren is {name} verkrijgbaar?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>Which colours does this product come in?</source>
        <extracomment>q.Colors, without the name</extracomment>
        <translation>In welke kleuren is dit product verkrijgbaar?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>What is the origin of {name}?</source>
        <extracomment>q.Origin</extracomment>
        <translation>Waar komt {name} vandaan?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>What is the origin of this product?</source>
        <extracomment>q.Origin, without the name</extracomment>
        <translation>Waar komt dit product vandaan?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>How do customers rate {name}?</source>
        <extracomment>q.Rating</extracomment>
        <translation>Hoe beoordelen klanten {name}?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>How do customers rate this product?</source>
        <extracomment>q.Rating, without the name</extracomment>
        <translation>Hoe beoordelen klanten dit product?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>Do I need to assemble {name}?</source>
        <extracomment>q.Assembly</extracomment>
        <translation>Moet ik {name} monteren?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>Do I need to assemble this product?</source>
        <extracomment>q.Assembly, without the name</extracomment>
        <translation>Moet ik dit product monteren?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>Which standards and certificates apply to {name}?</source>
        <extracomment>q.Safety</extracomment>
        <translation>Welke normen en certificaten gelden voor {name}?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>Which standards and certificates apply to this product?</source>
        <extracomment>q.Safety, without the name</extracomment>
        <translation>Welke normen en certificaten gelden voor dit product?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>How can I connect {name}?</source>
        <extracomment>q.Connectivity</extracomment>
        <translation>Welke aansluitingen heeft {name}?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>How can I connect this product?</source>
        <extracomment>q.Connectivity, without the name</extracomment>
        <translation>Welke aansluitingen heeft dit product?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>What is the resolution of {name}?</source>
        <extracomment>q.Resolution</extracomment>
        <translation>Wat is de resolutie van {name}?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>What is the resolution of this product?</source>
        <extracomment>q.Resolution, without the name</extracomment>
        <translation>Wat is de resolutie van dit product?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>What are the ingredients of {name}?</source>
        <extracomment>q.Ingredients</extracomment>
        <translation>Wat zijn de ingrediënten van {name}?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>What are the ingredients of this product?</source>
        <extracomment>q.Ingredients, without the name</extracomment>
        <translation>Wat zijn de ingrediënten van dit product?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>For what age is {name} suitable?</source>
        <extracomment>q.Age</extracomment>
        <translation>Voor welke leeftijd is {name} geschikt?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>For what age is this product suitable?</source>
        <extracomment>q.Age, without the name</extracomment>
        <translation>Voor welke leeftijd is dit product geschikt?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>What is the maximum load of {name}?</source>
        <extracomment>q.Load</extracomment>
        <translation>Wat is de maximale belasting van {name}?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>What is the maximum load of this product?</source>
        <extracomment>q.Load, without the name</extracomment>
        <translation>Wat is de maximale belasting van dit product?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>In what condition is {name} sold?</source>
        <extracomment>q.Condition</extracomment>
        <translation>In welke staat wordt {name} verkocht?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>In what condition is this product sold?</source>
        <extracomment>q.Condition, without the name</extracomment>
        <translation>In welke staat wordt dit product verkocht?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>When was {name} released?</source>
        <extracomment>q.Release</extracomment>
        <translation>Wanneer is {name} uitgekomen?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>When was this product released?</source>
        <extracomment>q.Release, without the name</extracomment>
        <translation>Wanneer is dit product uitgekomen?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>What is the finish of {name}?</source>
        <extracomment>q.Finish</extracomment>
        <translation>Welke afwerking heeft {name}?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>What is the finish of this product?</source>
        <extracomment>q.Finish, without the name</extracomment>
        <translation>Welke afwerking heeft dit product?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>Can I buy {name} right now?</source>
        <extracomment>q.Availability</extracomment>
        <translation>Kan ik {name} nu kopen?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>Can I buy this product right now?</source>
        <extracomment>q.Availability, without the name</extracomment>
        <translation>Kan ik dit product nu kopen?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>How much does {name} cost?</source>
        <extracomment>q.Price</extracomment>
        <translation>Hoeveel kost {name}?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>How much does this product cost?</source>
        <extracomment>q.Price, without the name</extracomment>
        <translation>Hoeveel kost dit product?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>Material</source>
        <extracomment>n.Material</extracomment>
        <translation>Materiaal</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>Dimensions</source>
        <extracomment>n.Size</extracomment>
        <translation>Afmetingen</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>Sizes</source>
        <extracomment>n.Fit</extracomment>
        <translation>Maten</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>Weight</source>
        <extracomment>n.Weight</extracomment>
        <translation>Gewicht</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>Capacity</source>
        <extracomment>n.Capacity</extracomment>
        <translation>Capaciteit</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>Quantity</source>
        <extracomment>n.Amount</extracomment>
        <translation>Hoeveelheid</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>Temperature</source>
        <extracomment>n.Temperature</extracomment>
        <translation>Temperatuur</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>Power</source>
        <extracomment>n.Power</extracomment>
        <translation>Vermogen</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>Colour</source>
        <extracomment>n.Color</extracomment>
        <translation>Kleur</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>Origin</source>
        <extracomment>n.Origin</extracomment>
        <translation>Herkomst</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>Warranty</source>
        <extracomment>n.Warranty</extracomment>
        <translation>Garantie</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>Resolution</source>
        <extracomment>n.Resolution</extracomment>
        <translation>Resolutie</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>Maximum load</source>
        <extracomment>n.Load</extracomment>
        <translation>Maximale belasting</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>Age</source>
        <extracomment>n.Age</extracomment>
        <translation>Leeftijd</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>Release date</source>
        <extracomment>n.Release</extracomment>
        <translation>Releasedatum</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>Finish</source>
        <extracomment>n.Finish</extracomment>
        <translation>Afwerking</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>Condition</source>
        <extracomment>n.Condition</extracomment>
        <translation>Staat</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>Width</source>
        <extracomment>d.Width</extracomment>
        <translation>Breedte</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>Height</source>
        <extracomment>d.Height</extracomment>
        <translation>Hoogte</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>Depth</source>
        <extracomment>d.Depth</extracomment>
        <translation>Diepte</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>Length</source>
        <extracomment>d.Length</extracomment>
        <translation>Lengte</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>Diameter</source>
        <extracomment>d.Diameter</extracomment>
        <translation>Diameter</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>The weight of {name} is {value}.</source>
        <extracomment>a.Weight</extracomment>
        <translation>Het gewicht van {name} is {value}.</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>The weight of this product is {value}.</source>
        <extracomment>a.Weight, without the name</extracomment>
        <translation>Het gewicht van dit product is {value}.</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>The dimensions of {name} are {value}.</source>
        <extracomment>a.Size</extracomment>
        <translation>De afmetingen van {name} zijn {value}.</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>The dimensions of this product are {value}.</source>
        <extracomment>a.Size, without the name</extracomment>
        <translation>De afmetingen van dit product zijn {value}.</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>The capacity of {name} is {value}.</source>
        <extracomment>a.Capacity</extracomment>
        <translation>De capaciteit van {name} is {value}.</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>The capacity of this product is {value}.</source>
        <extracomment>a.Capacity, without the name</extracomment>
        <translation>De capaciteit van dit product is {value}.</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>The maximum load of {name} is {value}.</source>
        <extracomment>a.Load</extracomment>
        <translation>De maximale belasting van {name} is {value}.</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>The maximum load of this product is {value}.</source>
        <extracomment>a.Load, without the name</extracomment>
        <translation>De maximale belasting van dit product is {value}.</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>The price of {name} is {value}.</source>
        <extracomment>a.price</extracomment>
        <translation>De prijs van {name} is {value}.</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>The price of this product is {value}.</source>
        <extracomment>a.price, without the name</extracomment>
        <translation>De prijs van dit product is {value}.</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>The price of {name} is between {value} and {high}, depending on the offer.</source>
        <extracomment>a.priceRange</extracomment>
        <translation>De prijs van {name} ligt tussen {value} en {high}, afhankelijk van het aanbod.</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>The price of this product is between {value} and {high}, depending on the offer.</source>
        <extracomment>a.priceRange, without the name</extracomment>
        <translation>De prijs van dit product ligt tussen {value} en {high}, afhankelijk van het aanbod.</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>Yes, {name} is in stock.</source>
        <extracomment>s.InStock</extracomment>
        <translation>Ja, {name} is op voorraad.</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>Yes, this product is in stock.</source>
        <extracomment>s.InStock, without the name</extracomment>
        <translation>Ja, dit product is op voorraad.</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>No, {name} is currently out of stock.</source>
        <extracomment>s.OutOfStock</extracomment>
        <translation>Nee, {name} is momenteel niet op voorraad.</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>No, this product is currently out of stock.</source>
        <extracomment>s.OutOfStock, without the name</extracomment>
        <translation>Nee, dit product is momenteel niet op voorraad.</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>Yes, but with a later delivery: {name} is available on back-order.</source>
        <extracomment>s.BackOrder</extracomment>
        <translation>Ja, maar met een latere levering: {name} is in nabestelling.</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>Yes, but with a later delivery: this product is available on back-order.</source>
        <extracomment>s.BackOrder, without the name</extracomment>
        <translation>Ja, maar met een latere levering: dit product is in nabestelling.</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>Not yet, but {name} can be pre-ordered.</source>
        <extracomment>s.PreOrder</extracomment>
        <translation>Nog niet, maar {name} kan vooraf worden besteld.</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>Not yet, but this product can be pre-ordered.</source>
        <extracomment>s.PreOrder, without the name</extracomment>
        <translation>Nog niet, maar dit product kan vooraf worden besteld.</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>Yes, but only in limited numbers: {name} has limited availability.</source>
        <extracomment>s.LimitedAvailability</extracomment>
        <translation>Ja, maar in beperkte mate: de voorraad van {name} is beperkt.</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>Yes, but only in limited numbers: this product has limited availability.</source>
        <extracomment>s.LimitedAvailability, without the name</extracomment>
        <translation>Ja, maar in beperkte mate: de voorraad van dit product is beperkt.</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>No, {name} is no longer sold.</source>
        <extracomment>s.Discontinued</extracomment>
        <translation>Nee, {name} wordt niet meer verkocht.</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>No, this product is no longer sold.</source>
        <extracomment>s.Discontinued, without the name</extracomment>
        <translation>Nee, dit product wordt niet meer verkocht.</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>Customers rate {name} {value}.</source>
        <extracomment>a.rated</extracomment>
        <translation>Klanten beoordelen {name} met {value}.</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>Customers rate this product {value}.</source>
        <extracomment>a.rated, without the name</extracomment>
        <translation>Klanten beoordelen dit product met {value}.</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>Customers rate {name} {value} out of {best}.</source>
        <extracomment>a.ratedOf</extracomment>
        <translation>Klanten beoordelen {name} met {value} van de {best}.</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>Customers rate this product {value} out of {best}.</source>
        <extracomment>a.ratedOf, without the name</extracomment>
        <translation>Klanten beoordelen dit product met {value} van de {best}.</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>Number of ratings: {count}.</source>
        <extracomment>a.ratedCount</extracomment>
        <translation>Aantal beoordelingen: {count}.</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>What is special about {name}?</source>
        <extracomment>q.about</extracomment>
        <translation>Wat is er bijzonder aan {name}?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>What is special about this product?</source>
        <extracomment>q.about, without the name</extracomment>
        <translation>Wat is er bijzonder aan dit product?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>Which brand is {name}?</source>
        <extracomment>q.brand</extracomment>
        <translation>Van welk merk is {name}?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>Which brand is this product?</source>
        <extracomment>q.brand, without the name</extracomment>
        <translation>Van welk merk is dit product?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>The brand of {name} is {value}.</source>
        <extracomment>a.brand</extracomment>
        <translation>Het merk van {name} is {value}.</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>The brand of this product is {value}.</source>
        <extracomment>a.brand, without the name</extracomment>
        <translation>Het merk van dit product is {value}.</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>What is the item number of {name}?</source>
        <extracomment>q.number</extracomment>
        <translation>Wat is het artikelnummer van {name}?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>What is the item number of this product?</source>
        <extracomment>q.number, without the name</extracomment>
        <translation>Wat is het artikelnummer van dit product?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>The item number of {name} is {value}.</source>
        <extracomment>a.number</extracomment>
        <translation>Het artikelnummer van {name} is {value}.</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>The item number of this product is {value}.</source>
        <extracomment>a.number, without the name</extracomment>
        <translation>Het artikelnummer van dit product is {value}.</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>{label}: {value}</source>
        <extracomment>f.labelled</extracomment>
        <translation>{label}: {value}</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>{facts}.</source>
        <extracomment>f.sentence</extracomment>
        <translation>{facts}.</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>How long does delivery take?</source>
        <extracomment>f.shopDelivery</extracomment>
        <translation>Hoe lang duurt de levering?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>How can I return an order?</source>
        <extracomment>f.shopReturns</extracomment>
        <translation>Hoe kan ik een bestelling retourneren?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>What warranty do your products have?</source>
        <extracomment>f.shopWarranty</extracomment>
        <translation>Welke garantie hebben jullie producten?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>What are the technical details of {name}?</source>
        <extracomment>f.TechnicalAsked</extracomment>
        <translation>Wat zijn de technische gegevens van {name}?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>What are the technical details of this product?</source>
        <extracomment>f.TechnicalAsked, without the name</extracomment>
        <translation>Wat zijn de technische gegevens van dit product?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>What are the details of {name}?</source>
        <extracomment>f.DetailsAsked</extracomment>
        <translation>Wat zijn de kenmerken van {name}?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>What are the details of this product?</source>
        <extracomment>f.DetailsAsked, without the name</extracomment>
        <translation>Wat zijn de kenmerken van dit product?</translation>
    </message>
</context>
</TS>
