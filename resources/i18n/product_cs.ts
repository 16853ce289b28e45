<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!--
SPDX-FileCopyrightText: Answerdesk contributors
SPDX-License-Identifier: GPL-3.0-or-later
-->
<TS version="2.1" language="cs" sourcelanguage="en">
<context>
    <name>product</name>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>What is {name} made of?</source>
        <extracomment>q.Material</extracomment>
        <translation>Z jakého materiálu je vyroben produkt {name}?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>What are the dimensions of {name}?</source>
        <extracomment>q.Size</extracomment>
        <translation>Jaké rozměry má produkt {name}?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>Which sizes does {name} come in?</source>
        <extracomment>q.Fit</extracomment>
        <translation>V jakých velikostech se prodává produkt {name}?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>What is the weight of {name}?</source>
        <extracomment>q.Weight</extracomment>
        <translation>Kolik váží produkt {name}?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>What is included with {name}?</source>
        <extracomment>q.Included</extracomment>
        <translation>Co je součástí balení produktu {name}?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>How do I care for {name}?</source>
        <extracomment>q.Care</extracomment>
        <translation>Jak pečovat o produkt {name}?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>What warranty comes with {name}?</source>
        <extracomment>q.Warranty</extracomment>
        <translation>Jaká záruka se vztahuje na produkt {name}?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>How does delivery work for {name}?</source>
        <extracomment>q.Delivery</extracomment>
        <translation>Jak probíhá doručení produktu {name}?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>Can I return {name}?</source>
        <extracomment>q.Returns</extracomment>
        <translation>Mohu vrátit produkt {name}?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>What is {name} compatible with?</source>
        <extracomment>q.Compatibility</extracomment>
        <translation>S čím je kompatibilní produkt {name}?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>What is {name} suitable for?</source>
        <extracomment>q.Use</extracomment>
        <translation>K čemu se hodí produkt {name}?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>What is the capacity of {name}?</source>
        <extracomment>q.Capacity</extracomment>
        <translation>Jakou kapacitu má produkt {name}?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>What quantity of {name} do I get?</source>
        <extracomment>q.Amount</extracomment>
        <translation>Jaké množství produktu {name} dostanu?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>For which temperatures or seasons can I use {name}?</source>
        <extracomment>q.Temperature</extracomment>
        <translation>Pro jaké teploty nebo roční období se hodí produkt {name}?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>What are the power specifications of {name}?</source>
        <extracomment>q.Power</extracomment>
        <translation>Jaké napájecí parametry má produkt {name}?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>What is the colour of {name}?</source>
        <extracomment>q.Color</extracomment>
        <translation>Jakou barvu má produkt {name}?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>Which colours does {name} come in?</source>
        <extracomment>q.Colors</extracomment>
        <translation>V jakých barvách se prodává produkt {name}?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>What is the origin of {name}?</source>
        <extracomment>q.Origin</extracomment>
        <translation>Odkud pochází produkt {name}?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>How do customers rate {name}?</source>
        <extracomment>q.Rating</extracomment>
        <translation>Jak zákazníci hodnotí produkt {name}?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>Do I need to assemble {name}?</source>
        <extracomment>q.Assembly</extracomment>
        <translation>Musím produkt {name} montovat?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>Which standards and certificates apply to {name}?</source>
        <extracomment>q.Safety</extracomment>
        <translation>Jaké normy a certifikáty splňuje produkt {name}?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>How can I connect {name}?</source>
        <extracomment>q.Connectivity</extracomment>
        <translation>Jaká připojení má produkt {name}?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>What is the resolution of {name}?</source>
        <extracomment>q.Resolution</extracomment>
        <translation>Jaké rozlišení má produkt {name}?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>What are the ingredients of {name}?</source>
        <extracomment>q.Ingredients</extracomment>
        <translation>Jaké složení má produkt {name}?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>For what age is {name} suitable?</source>
        <extracomment>q.Age</extracomment>
        <translation>Pro jaký věk je vhodný produkt {name}?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>What is the maximum load of {name}?</source>
        <extracomment>q.Load</extracomment>
        <translation>Jaká je maximální nosnost produktu {name}?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>In what condition is {name} sold?</source>
        <extracomment>q.Condition</extracomment>
        <translation>V jakém stavu se prodává produkt {name}?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>When was {name} released?</source>
        <extracomment>q.Release</extracomment>
        <translation>Kdy vyšel produkt {name}?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>What is the finish of {name}?</source>
        <extracomment>q.Finish</extracomment>
        <translation>Jakou povrchovou úpravu má produkt {name}?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>Can I buy {name} right now?</source>
        <extracomment>q.Availability</extracomment>
        <translation>Mohu produkt {name} koupit hned?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>How much does {name} cost?</source>
        <extracomment>q.Price</extracomment>
        <translation>Kolik stojí produkt {name}?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>Material</source>
        <extracomment>n.Material</extracomment>
        <translation>Materiál</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>Dimensions</source>
        <extracomment>n.Size</extracomment>
        <translation>Rozměry</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>Sizes</source>
        <extracomment>n.Fit</extracomment>
        <translation>Velikosti</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>Weight</source>
        <extracomment>n.Weight</extracomment>
        <translation>Hmotnost</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>Capacity</source>
        <extracomment>n.Capacity</extracomment>
        <translation>Kapacita</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>Quantity</source>
        <extracomment>n.Amount</extracomment>
        <translation>Množství</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>Temperature</source>
        <extracomment>n.Temperature</extracomment>
        <translation>Teplota</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>Power</source>
        <extracomment>n.Power</extracomment>
        <translation>Výkon</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>Colour</source>
        <extracomment>n.Color</extracomment>
        <translation>Barva</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>Origin</source>
        <extracomment>n.Origin</extracomment>
        <translation>Původ</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>Warranty</source>
        <extracomment>n.Warranty</extracomment>
        <translation>Záruka</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>Resolution</source>
        <extracomment>n.Resolution</extracomment>
        <translation>Rozlišení</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>Maximum load</source>
        <extracomment>n.Load</extracomment>
        <translation>Maximální nosnost</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>Age</source>
        <extracomment>n.Age</extracomment>
        <translation>Věk</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>Release date</source>
        <extracomment>n.Release</extracomment>
        <translation>Datum vydání</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>Finish</source>
        <extracomment>n.Finish</extracomment>
        <translation>Povrchová úprava</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>Condition</source>
        <extracomment>n.Condition</extracomment>
        <translation>Stav</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>Width</source>
        <extracomment>d.Width</extracomment>
        <translation>Šířka</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>Height</source>
        <extracomment>d.Height</extracomment>
        <translation>Výška</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>Depth</source>
        <extracomment>d.Depth</extracomment>
        <translation>Hloubka</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>Length</source>
        <extracomment>d.Length</extracomment>
        <translation>Délka</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>Diameter</source>
        <extracomment>d.Diameter</extracomment>
        <translation>Průměr</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>The weight of {name} is {value}.</source>
        <extracomment>a.Weight</extracomment>
        <translation>Hmotnost produktu {name} je {value}.</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>The dimensions of {name} are {value}.</source>
        <extracomment>a.Size</extracomment>
        <translation>Rozměry produktu {name} jsou {value}.</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>The capacity of {name} is {value}.</source>
        <extracomment>a.Capacity</extracomment>
        <translation>Kapacita produktu {name} je {value}.</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>The maximum load of {name} is {value}.</source>
        <extracomment>a.Load</extracomment>
        <translation>Maximální nosnost produktu {name} je {value}.</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>The price of {name} is {value}.</source>
        <extracomment>a.price</extracomment>
        <translation>Cena produktu {name} je {value}.</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>The price of {name} is between {value} and {high}, depending on the offer.</source>
        <extracomment>a.priceRange</extracomment>
        <translation>Cena produktu {name} se pohybuje od {value} do {high} podle nabídky.</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>Yes, {name} is in stock according to the product page.</source>
        <extracomment>s.InStock</extracomment>
        <translation>Ano, podle stránky produktu je {name} skladem.</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>No, {name} is currently out of stock according to the product page.</source>
        <extracomment>s.OutOfStock</extracomment>
        <translation>Ne, podle stránky produktu {name} momentálně není skladem.</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>Yes, but with a later delivery: the product page lists {name} as available on back-order.</source>
        <extracomment>s.BackOrder</extracomment>
        <translation>Ano, ale s pozdějším dodáním: podle stránky produktu je {name} na objednávku.</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>Not yet, but {name} can be pre-ordered according to the product page.</source>
        <extracomment>s.PreOrder</extracomment>
        <translation>Zatím ne, ale podle stránky produktu lze {name} předobjednat.</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>Yes, but only in limited numbers: the product page lists {name} with limited availability.</source>
        <extracomment>s.LimitedAvailability</extracomment>
        <translation>Ano, ale v omezeném množství: uvádí to stránka produktu {name}.</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>No, {name} is no longer sold according to the product page.</source>
        <extracomment>s.Discontinued</extracomment>
        <translation>Ne, podle stránky produktu se {name} již neprodává.</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>Customers rate {name} {value}.</source>
        <extracomment>a.rated</extracomment>
        <translation>Zákazníci hodnotí produkt {name} známkou {value}.</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>Customers rate {name} {value} out of {best}.</source>
        <extracomment>a.ratedOf</extracomment>
        <translation>Zákazníci hodnotí produkt {name} známkou {value} z {best}.</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>Number of ratings: {count}.</source>
        <extracomment>a.ratedCount</extracomment>
        <translation>Počet hodnocení: {count}.</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>What is special about {name}?</source>
        <extracomment>q.about</extracomment>
        <translation>Čím je produkt {name} zajímavý?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>Which brand is {name}?</source>
        <extracomment>q.brand</extracomment>
        <translation>Jaké značky je produkt {name}?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>The brand of {name} is {value}.</source>
        <extracomment>a.brand</extracomment>
        <translation>Značka produktu {name} je {value}.</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>What is the item number of {name}?</source>
        <extracomment>q.number</extracomment>
        <translation>Jaké je číslo produktu {name}?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>The item number of {name} is {value}.</source>
        <extracomment>a.number</extracomment>
        <translation>Číslo produktu {name} je {value}.</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>What does the product page of {name} say about “{label}”?</source>
        <extracomment>q.detail</extracomment>
        <translation>Co uvádí stránka produktu {name} v bodě „{label}“?</translation>
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
        <translation>Jak dlouho trvá doručení?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>How can I return an order?</source>
        <extracomment>f.shopReturns</extracomment>
        <translation>Jak mohu vrátit objednávku?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>What warranty do your products have?</source>
        <extracomment>f.shopWarranty</extracomment>
        <translation>Jakou záruku mají vaše produkty?</translation>
    </message>
</context>
</TS>
