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
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>What is {name} made of?</source>
        <extracomment>q.Material</extracomment>
        <translation>Vilket material är {name} gjort av?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>What is this product made of?</source>
        <extracomment>q.Material, without the name</extracomment>
        <translation>Vilket material är den här produkten gjort av?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>What are the dimensions of {name}?</source>
        <extracomment>q.Size</extracomment>
        <translation>Vilka mått har {name}?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>What are the dimensions of this product?</source>
        <extracomment>q.Size, without the name</extracomment>
        <translation>Vilka mått har den här produkten?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>Which sizes does {name} come in?</source>
        <extracomment>q.Fit</extracomment>
        <translation>Vilka storlekar finns {name} i?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>Which sizes does this product come in?</source>
        <extracomment>q.Fit, without the name</extracomment>
        <translation>Vilka storlekar finns den här produkten i?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>What is the weight of {name}?</source>
        <extracomment>q.Weight</extracomment>
        <translation>Hur mycket väger {name}?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>What is the weight of this product?</source>
        <extracomment>q.Weight, without the name</extracomment>
        <translation>Hur mycket väger den här produkten?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>What is included with {name}?</source>
        <extracomment>q.Included</extracomment>
        <translation>Vad ingår när man köper {name}?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>What is included with this product?</source>
        <extracomment>q.Included, without the name</extracomment>
        <translation>Vad ingår när man köper den här produkten?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>How do I care for {name}?</source>
        <extracomment>q.Care</extracomment>
        <translation>Hur sköter och rengör jag {name}?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>How do I care for this product?</source>
        <extracomment>q.Care, without the name</extracomment>
        <translation>Hur sköter och rengör jag den här produkten?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>What warranty comes with {name}?</source>
        <extracomment>q.Warranty</extracomment>
        <translation>Vilken garanti gäller för {name}?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>What warranty comes with this product?</source>
        <extracomment>q.Warranty, without the name</extracomment>
        <translation>Vilken garanti gäller för den här produkten?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>How does delivery work for {name}?</source>
        <extracomment>q.Delivery</extracomment>
        <translation>Hur levereras {name}?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>How does delivery work for this product?</source>
        <extracomment>q.Delivery, without the name</extracomment>
        <translation>Hur levereras den här produkten?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>Can I return {name}?</source>
        <extracomment>q.Returns</extracomment>
        <translation>Kan jag returnera {name}?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>Can I return this product?</source>
        <extracomment>q.Returns, without the name</extracomment>
        <translation>Kan jag returnera den här produkten?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>What is {name} compatible with?</source>
        <extracomment>q.Compatibility</extracomment>
        <translation>Vad är {name} kompatibelt med?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>What is this product compatible with?</source>
        <extracomment>q.Compatibility, without the name</extracomment>
        <translation>Vad är den här produkten kompatibelt med?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>What is {name} suitable for?</source>
        <extracomment>q.Use</extracomment>
        <translation>Vad passar {name} till?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>What is this product suitable for?</source>
        <extracomment>q.Use, without the name</extracomment>
        <translation>Vad passar den här produkten till?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>What is the capacity of {name}?</source>
        <extracomment>q.Capacity</extracomment>
        <translation>Vilken kapacitet har {name}?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>What is the capacity of this product?</source>
        <extracomment>q.Capacity, without the name</extracomment>
        <translation>Vilken kapacitet har den här produkten?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>What quantity of {name} do I get?</source>
        <extracomment>q.Amount</extracomment>
        <translation>Vilken mängd av {name} får jag?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>What quantity of this product do I get?</source>
        <extracomment>q.Amount, without the name</extracomment>
        <translation>Vilken mängd av den här produkten får jag?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>For which temperatures or seasons can I use {name}?</source>
        <extracomment>q.Temperature</extracomment>
        <translation>För vilka temperaturer eller årstider passar {name}?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>For which temperatures or seasons can I use this product?</source>
        <extracomment>q.Temperature, without the name</extracomment>
        <translation>För vilka temperaturer eller årstider passar den här produkten?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>What are the power specifications of {name}?</source>
        <extracomment>q.Power</extracomment>
        <translation>Vilka effektuppgifter gäller för {name}?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>What are the power specifications of this product?</source>
        <extracomment>q.Power, without the name</extracomment>
        <translation>Vilka effektuppgifter gäller för den här produkten?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>What is the colour of {name}?</source>
        <extracomment>q.Color</extracomment>
        <translation>Vilken färg har {name}?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>What is the colour of this product?</source>
        <extracomment>q.Color, without the name</extracomment>
        <translation>Vilken färg har den här produkten?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>Which colours does {name} come in?</source>
        <extracomment>q.Colors</extracomment>
        <translation>Vilka färger finns {name} i?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>Which colours does this product come in?</source>
        <extracomment>q.Colors, without the name</extracomment>
        <translation>Vilka färger finns den här produkten i?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>What is the origin of {name}?</source>
        <extracomment>q.Origin</extracomment>
        <translation>Var kommer {name} ifrån?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>What is the origin of this product?</source>
        <extracomment>q.Origin, without the name</extracomment>
        <translation>Var kommer den här produkten ifrån?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>How do customers rate {name}?</source>
        <extracomment>q.Rating</extracomment>
        <translation>Hur betygsätter kunderna {name}?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>How do customers rate this product?</source>
        <extracomment>q.Rating, without the name</extracomment>
        <translation>Hur betygsätter kunderna den här produkten?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>Do I need to assemble {name}?</source>
        <extracomment>q.Assembly</extracomment>
        <translation>Behöver {name} monteras?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>Do I need to assemble this product?</source>
        <extracomment>q.Assembly, without the name</extracomment>
        <translation>Behöver den här produkten monteras?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>Which standards and certificates apply to {name}?</source>
        <extracomment>q.Safety</extracomment>
        <translation>Vilka standarder och certifikat gäller för {name}?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>Which standards and certificates apply to this product?</source>
        <extracomment>q.Safety, without the name</extracomment>
        <translation>Vilka standarder och certifikat gäller för den här produkten?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>How can I connect {name}?</source>
        <extracomment>q.Connectivity</extracomment>
        <translation>Vilka anslutningar har {name}?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>How can I connect this product?</source>
        <extracomment>q.Connectivity, without the name</extracomment>
        <translation>Vilka anslutningar har den här produkten?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>What is the resolution of {name}?</source>
        <extracomment>q.Resolution</extracomment>
        <translation>Vilken upplösning har {name}?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>What is the resolution of this product?</source>
        <extracomment>q.Resolution, without the name</extracomment>
        <translation>Vilken upplösning har den här produkten?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>What are the ingredients of {name}?</source>
        <extracomment>q.Ingredients</extracomment>
        <translation>Vilka ingredienser innehåller {name}?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>What are the ingredients of this product?</source>
        <extracomment>q.Ingredients, without the name</extracomment>
        <translation>Vilka ingredienser innehåller den här produkten?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>For what age is {name} suitable?</source>
        <extracomment>q.Age</extracomment>
        <translation>För vilken ålder passar {name}?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>For what age is this product suitable?</source>
        <extracomment>q.Age, without the name</extracomment>
        <translation>För vilken ålder passar den här produkten?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>What is the maximum load of {name}?</source>
        <extracomment>q.Load</extracomment>
        <translation>Vad är maxbelastningen för {name}?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>What is the maximum load of this product?</source>
        <extracomment>q.Load, without the name</extracomment>
        <translation>Vad är maxbelastningen för den här produkten?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>In what condition is {name} sold?</source>
        <extracomment>q.Condition</extracomment>
        <translation>I vilket skick säljs {name}?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>In what condition is this product sold?</source>
        <extracomment>q.Condition, without the name</extracomment>
        <translation>I vilket skick säljs den här produkten?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>When was {name} released?</source>
        <extracomment>q.Release</extracomment>
        <translation>När släpptes {name}?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>When was this product released?</source>
        <extracomment>q.Release, without the name</extracomment>
        <translation>När släpptes den här produkten?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>What is the finish of {name}?</source>
        <extracomment>q.Finish</extracomment>
        <translation>Vilken finish har {name}?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>What is the finish of this product?</source>
        <extracomment>q.Finish, without the name</extracomment>
        <translation>Vilken finish har den här produkten?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>Can I buy {name} right now?</source>
        <extracomment>q.Availability</extracomment>
        <translation>Kan jag köpa {name} nu?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>Can I buy this product right now?</source>
        <extracomment>q.Availability, without the name</extracomment>
        <translation>Kan jag köpa den här produkten nu?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>How much does {name} cost?</source>
        <extracomment>q.Price</extracomment>
        <translation>Vad kostar {name}?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>How much does this product cost?</source>
        <extracomment>q.Price, without the name</extracomment>
        <translation>Vad kostar den här produkten?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>Material</source>
        <extracomment>n.Material</extracomment>
        <translation>Material</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>Dimensions</source>
        <extracomment>n.Size</extracomment>
        <translation>Mått</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>Sizes</source>
        <extracomment>n.Fit</extracomment>
        <translation>Storlekar</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>Weight</source>
        <extracomment>n.Weight</extracomment>
        <translation>Vikt</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>Capacity</source>
        <extracomment>n.Capacity</extracomment>
        <translation>Kapacitet</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>Quantity</source>
        <extracomment>n.Amount</extracomment>
        <translation>Mängd</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>Temperature</source>
        <extracomment>n.Temperature</extracomment>
        <translation>Temperatur</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>Power</source>
        <extracomment>n.Power</extracomment>
        <translation>Effekt</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>Colour</source>
        <extracomment>n.Color</extracomment>
        <translation>Färg</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>Origin</source>
        <extracomment>n.Origin</extracomment>
        <translation>Ursprung</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>Warranty</source>
        <extracomment>n.Warranty</extracomment>
        <translation>Garanti</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>Resolution</source>
        <extracomment>n.Resolution</extracomment>
        <translation>Upplösning</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>Maximum load</source>
        <extracomment>n.Load</extracomment>
        <translation>Maxbelastning</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>Age</source>
        <extracomment>n.Age</extracomment>
        <translation>Ålder</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>Release date</source>
        <extracomment>n.Release</extracomment>
        <translation>Utgivningsdatum</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>Finish</source>
        <extracomment>n.Finish</extracomment>
        <translation>Finish</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>Condition</source>
        <extracomment>n.Condition</extracomment>
        <translation>Skick</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>Width</source>
        <extracomment>d.Width</extracomment>
        <translation>Bredd</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>Height</source>
        <extracomment>d.Height</extracomment>
        <translation>Höjd</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>Depth</source>
        <extracomment>d.Depth</extracomment>
        <translation>Djup</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>Length</source>
        <extracomment>d.Length</extracomment>
        <translation>Längd</translation>
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
        <translation>Vikten för {name} är {value}.</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>The weight of this product is {value}.</source>
        <extracomment>a.Weight, without the name</extracomment>
        <translation>Vikten för den här produkten är {value}.</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>The dimensions of {name} are {value}.</source>
        <extracomment>a.Size</extracomment>
        <translation>Måtten för {name} är {value}.</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>The dimensions of this product are {value}.</source>
        <extracomment>a.Size, without the name</extracomment>
        <translation>Måtten för den här produkten är {value}.</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>The capacity of {name} is {value}.</source>
        <extracomment>a.Capacity</extracomment>
        <translation>Kapaciteten för {name} är {value}.</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>The capacity of this product is {value}.</source>
        <extracomment>a.Capacity, without the name</extracomment>
        <translation>Kapaciteten för den här produkten är {value}.</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>The maximum load of {name} is {value}.</source>
        <extracomment>a.Load</extracomment>
        <translation>Maxbelastningen för {name} är {value}.</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>The maximum load of this product is {value}.</source>
        <extracomment>a.Load, without the name</extracomment>
        <translation>Maxbelastningen för den här produkten är {value}.</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>The price of {name} is {value}.</source>
        <extracomment>a.price</extracomment>
        <translation>Priset för {name} är {value}.</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>The price of this product is {value}.</source>
        <extracomment>a.price, without the name</extracomment>
        <translation>Priset för den här produkten är {value}.</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>The price of {name} is between {value} and {high}, depending on the offer.</source>
        <extracomment>a.priceRange</extracomment>
        <translation>Priset för {name} ligger mellan {value} och {high} beroende på erbjudande.</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>The price of this product is between {value} and {high}, depending on the offer.</source>
        <extracomment>a.priceRange, without the name</extracomment>
        <translation>Priset för den här produkten ligger mellan {value} och {high} beroende på erbjudande.</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>Yes, {name} is in stock.</source>
        <extracomment>s.InStock</extracomment>
        <translation>Ja, {name} finns i lager.</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>Yes, this product is in stock.</source>
        <extracomment>s.InStock, without the name</extracomment>
        <translation>Ja, den här produkten finns i lager.</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>No, {name} is currently out of stock.</source>
        <extracomment>s.OutOfStock</extracomment>
        <translation>Nej, {name} är slut i lager just nu.</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>No, this product is currently out of stock.</source>
        <extracomment>s.OutOfStock, without the name</extracomment>
        <translation>Nej, den här produkten är slut i lager just nu.</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>Yes, but with a later delivery: {name} is available on back-order.</source>
        <extracomment>s.BackOrder</extracomment>
        <translation>Ja, men med senare leverans: {name} kan restbeställas.</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>Yes, but with a later delivery: this product is available on back-order.</source>
        <extracomment>s.BackOrder, without the name</extracomment>
        <translation>Ja, men med senare leverans: den här produkten kan restbeställas.</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>Not yet, but {name} can be pre-ordered.</source>
        <extracomment>s.PreOrder</extracomment>
        <translation>Inte än, men {name} kan förhandsbeställas.</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>Not yet, but this product can be pre-ordered.</source>
        <extracomment>s.PreOrder, without the name</extracomment>
        <translation>Inte än, men den här produkten kan förhandsbeställas.</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>Yes, but only in limited numbers: {name} has limited availability.</source>
        <extracomment>s.LimitedAvailability</extracomment>
        <translation>Ja, men i begränsat antal: tillgången på {name} är begränsad.</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>Yes, but only in limited numbers: this product has limited availability.</source>
        <extracomment>s.LimitedAvailability, without the name</extracomment>
        <translation>Ja, men i begränsat antal: tillgången på den här produkten är begränsad.</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>No, {name} is no longer sold.</source>
        <extracomment>s.Discontinued</extracomment>
        <translation>Nej, {name} säljs inte längre.</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>No, this product is no longer sold.</source>
        <extracomment>s.Discontinued, without the name</extracomment>
        <translation>Nej, den här produkten säljs inte längre.</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>Customers rate {name} {value}.</source>
        <extracomment>a.rated</extracomment>
        <translation>Kunderna ger {name} betyget {value}.</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>Customers rate this product {value}.</source>
        <extracomment>a.rated, without the name</extracomment>
        <translation>Kunderna ger den här produkten betyget {value}.</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>Customers rate {name} {value} out of {best}.</source>
        <extracomment>a.ratedOf</extracomment>
        <translation>Kunderna ger {name} betyget {value} av {best}.</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>Customers rate this product {value} out of {best}.</source>
        <extracomment>a.ratedOf, without the name</extracomment>
        <translation>Kunderna ger den här produkten betyget {value} av {best}.</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>Number of ratings: {count}.</source>
        <extracomment>a.ratedCount</extracomment>
        <translation>Antal betyg: {count}.</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>What is special about {name}?</source>
        <extracomment>q.about</extracomment>
        <translation>Vad är speciellt med {name}?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>What is special about this product?</source>
        <extracomment>q.about, without the name</extracomment>
        <translation>Vad är speciellt med den här produkten?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>Which brand is {name}?</source>
        <extracomment>q.brand</extracomment>
        <translation>Vilket märke är {name}?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>Which brand is this product?</source>
        <extracomment>q.brand, without the name</extracomment>
        <translation>Vilket märke är den här produkten?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>The brand of {name} is {value}.</source>
        <extracomment>a.brand</extracomment>
        <translation>Märket för {name} är {value}.</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>The brand of this product is {value}.</source>
        <extracomment>a.brand, without the name</extracomment>
        <translation>Märket för den här produkten är {value}.</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>What is the item number of {name}?</source>
        <extracomment>q.number</extracomment>
        <translation>Vilket artikelnummer har {name}?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>What is the item number of this product?</source>
        <extracomment>q.number, without the name</extracomment>
        <translation>Vilket artikelnummer har den här produkten?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>The item number of {name} is {value}.</source>
        <extracomment>a.number</extracomment>
        <translation>Artikelnumret för {name} är {value}.</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>The item number of this product is {value}.</source>
        <extracomment>a.number, without the name</extracomment>
        <translation>Artikelnumret för den här produkten är {value}.</translation>
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
        <translation>Hur lång tid tar leveransen?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>How can I return an order?</source>
        <extracomment>f.shopReturns</extracomment>
        <translation>Hur returnerar jag en beställning?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>What warranty do your products have?</source>
        <extracomment>f.shopWarranty</extracomment>
        <translation>Vilken garanti har era produkter?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>What are the technical details of {name}?</source>
        <extracomment>f.TechnicalAsked</extracomment>
        <translation>Vilka tekniska data har {name}?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>What are the technical details of this product?</source>
        <extracomment>f.TechnicalAsked, without the name</extracomment>
        <translation>Vilka tekniska data har den här produkten?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>What are the details of {name}?</source>
        <extracomment>f.DetailsAsked</extracomment>
        <translation>Vilka egenskaper har {name}?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>What are the details of this product?</source>
        <extracomment>f.DetailsAsked, without the name</extracomment>
        <translation>Vilka egenskaper har den här produkten?</translation>
    </message>
</context>
</TS>
