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
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>What is {name} made of?</source>
        <extracomment>q.Material</extracomment>
        <translation>Z jakého materiálu je vyroben produkt {name}?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>What is this product made of?</source>
        <extracomment>q.Material, without the name</extracomment>
        <translation>Z jakého materiálu je vyroben tento produkt?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>What are the dimensions of {name}?</source>
        <extracomment>q.Size</extracomment>
        <translation>Jaké rozměry má produkt {name}?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>What are the dimensions of this product?</source>
        <extracomment>q.Size, without the name</extracomment>
        <translation>Jaké rozměry má tento produkt?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>Which sizes does {name} come in?</source>
        <extracomment>q.Fit</extracomment>
        <translation>V jakých velikostech se prodává produkt {name}?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>Which sizes does this product come in?</source>
        <extracomment>q.Fit, without the name</extracomment>
        <translation>V jakých velikostech se prodává tento produkt?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>What is the weight of {name}?</source>
        <extracomment>q.Weight</extracomment>
        <translation>Kolik váží produkt {name}?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>What is the weight of this product?</source>
        <extracomment>q.Weight, without the name</extracomment>
        <translation>Kolik váží tento produkt?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>What is included with {name}?</source>
        <extracomment>q.Included</extracomment>
        <translation>Co je součástí balení produktu {name}?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>What is included with this product?</source>
        <extracomment>q.Included, without the name</extracomment>
        <translation>Co je součástí balení tohoto produktu?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>How do I care for {name}?</source>
        <extracomment>q.Care</extracomment>
        <translation>Jak pečovat o produkt {name}?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>How do I care for this product?</source>
        <extracomment>q.Care, without the name</extracomment>
        <translation>Jak pečovat o tento produkt?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>What warranty comes with {name}?</source>
        <extracomment>q.Warranty</extracomment>
        <translation>Jaká záruka se vztahuje na produkt {name}?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>What warranty comes with this product?</source>
        <extracomment>q.Warranty, without the name</extracomment>
        <translation>Jaká záruka se vztahuje na tento produkt?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>How does delivery work for {name}?</source>
        <extracomment>q.Delivery</extracomment>
        <translation>Jak probíhá doručení produktu {name}?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>How does delivery work for this product?</source>
        <extracomment>q.Delivery, without the name</extracomment>
        <translation>Jak probíhá doručení tohoto produktu?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>Can I return {name}?</source>
        <extracomment>q.Returns</extracomment>
        <translation>Mohu vrátit produkt {name}?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>Can I return this product?</source>
        <extracomment>q.Returns, without the name</extracomment>
        <translation>Mohu vrátit tento produkt?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>What is {name} compatible with?</source>
        <extracomment>q.Compatibility</extracomment>
        <translation>S čím je kompatibilní produkt {name}?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>What is this product compatible with?</source>
        <extracomment>q.Compatibility, without the name</extracomment>
        <translation>S čím je kompatibilní tento produkt?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>What is {name} suitable for?</source>
        <extracomment>q.Use</extracomment>
        <translation>K čemu se hodí produkt {name}?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>What is this product suitable for?</source>
        <extracomment>q.Use, without the name</extracomment>
        <translation>K čemu se hodí tento produkt?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>What is the capacity of {name}?</source>
        <extracomment>q.Capacity</extracomment>
        <translation>Jakou kapacitu má produkt {name}?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>What is the capacity of this product?</source>
        <extracomment>q.Capacity, without the name</extracomment>
        <translation>Jakou kapacitu má tento produkt?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>What quantity of {name} do I get?</source>
        <extracomment>q.Amount</extracomment>
        <translation>Jaké množství produktu {name} dostanu?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>What quantity of this product do I get?</source>
        <extracomment>q.Amount, without the name</extracomment>
        <translation>Jaké množství tohoto produktu dostanu?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>For which temperatures or seasons can I use {name}?</source>
        <extracomment>q.Temperature</extracomment>
        <translation>Pro jaké teploty nebo roční období se hodí produkt {name}?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>For which temperatures or seasons can I use this product?</source>
        <extracomment>q.Temperature, without the name</extracomment>
        <translation>Pro jaké teploty nebo roční období se hodí tento produkt?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>What are the power specifications of {name}?</source>
        <extracomment>q.Power</extracomment>
        <translation>Jaké napájecí parametry má produkt {name}?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>What are the power specifications of this product?</source>
        <extracomment>q.Power, without the name</extracomment>
        <translation>Jaké napájecí parametry má tento produkt?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>What is the colour of {name}?</source>
        <extracomment>q.Color</extracomment>
        <translation>Jakou barvu má produkt {name}?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>What is the colour of this product?</source>
        <extracomment>q.Color, without the name</extracomment>
        <translation>Jakou barvu má tento produkt?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>Which colours does {name} come in?</source>
        <extracomment>q.Colors</extracomment>
        <translation>V jakých barvách se prodává produkt {name}?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>Which colours does this product come in?</source>
        <extracomment>q.Colors, without the name</extracomment>
        <translation>V jakých barvách se prodává tento produkt?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>What is the origin of {name}?</source>
        <extracomment>q.Origin</extracomment>
        <translation>Odkud pochází produkt {name}?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>What is the origin of this product?</source>
        <extracomment>q.Origin, without the name</extracomment>
        <translation>Odkud pochází tento produkt?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>How do customers rate {name}?</source>
        <extracomment>q.Rating</extracomment>
        <translation>Jak zákazníci hodnotí produkt {name}?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>How do customers rate this product?</source>
        <extracomment>q.Rating, without the name</extracomment>
        <translation>Jak zákazníci hodnotí tento produkt?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>Do I need to assemble {name}?</source>
        <extracomment>q.Assembly</extracomment>
        <translation>Musím produkt {name} montovat?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>Do I need to assemble this product?</source>
        <extracomment>q.Assembly, without the name</extracomment>
        <translation>Musím tento produkt montovat?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>Which standards and certificates apply to {name}?</source>
        <extracomment>q.Safety</extracomment>
        <translation>Jaké normy a certifikáty splňuje produkt {name}?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>Which standards and certificates apply to this product?</source>
        <extracomment>q.Safety, without the name</extracomment>
        <translation>Jaké normy a certifikáty splňuje tento produkt?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>How can I connect {name}?</source>
        <extracomment>q.Connectivity</extracomment>
        <translation>Jaká připojení má produkt {name}?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>How can I connect this product?</source>
        <extracomment>q.Connectivity, without the name</extracomment>
        <translation>Jaká připojení má tento produkt?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>What is the resolution of {name}?</source>
        <extracomment>q.Resolution</extracomment>
        <translation>Jaké rozlišení má produkt {name}?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>What is the resolution of this product?</source>
        <extracomment>q.Resolution, without the name</extracomment>
        <translation>Jaké rozlišení má tento produkt?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>What are the ingredients of {name}?</source>
        <extracomment>q.Ingredients</extracomment>
        <translation>Jaké složení má produkt {name}?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>What are the ingredients of this product?</source>
        <extracomment>q.Ingredients, without the name</extracomment>
        <translation>Jaké složení má tento produkt?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>For what age is {name} suitable?</source>
        <extracomment>q.Age</extracomment>
        <translation>Pro jaký věk je vhodný produkt {name}?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>For what age is this product suitable?</source>
        <extracomment>q.Age, without the name</extracomment>
        <translation>Pro jaký věk je vhodný tento produkt?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>What is the maximum load of {name}?</source>
        <extracomment>q.Load</extracomment>
        <translation>Jaká je maximální nosnost produktu {name}?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>What is the maximum load of this product?</source>
        <extracomment>q.Load, without the name</extracomment>
        <translation>Jaká je maximální nosnost tohoto produktu?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>In what condition is {name} sold?</source>
        <extracomment>q.Condition</extracomment>
        <translation>V jakém stavu se prodává produkt {name}?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>In what condition is this product sold?</source>
        <extracomment>q.Condition, without the name</extracomment>
        <translation>V jakém stavu se prodává tento produkt?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>When was {name} released?</source>
        <extracomment>q.Release</extracomment>
        <translation>Kdy vyšel produkt {name}?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>When was this product released?</source>
        <extracomment>q.Release, without the name</extracomment>
        <translation>Kdy vyšel tento produkt?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>What is the finish of {name}?</source>
        <extracomment>q.Finish</extracomment>
        <translation>Jakou povrchovou úpravu má produkt {name}?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>What is the finish of this product?</source>
        <extracomment>q.Finish, without the name</extracomment>
        <translation>Jakou povrchovou úpravu má tento produkt?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>Can I buy {name} right now?</source>
        <extracomment>q.Availability</extracomment>
        <translation>Mohu produkt {name} koupit hned?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>Can I buy this product right now?</source>
        <extracomment>q.Availability, without the name</extracomment>
        <translation>Mohu tento produkt koupit hned?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>How much does {name} cost?</source>
        <extracomment>q.Price</extracomment>
        <translation>Kolik stojí produkt {name}?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>How much does this product cost?</source>
        <extracomment>q.Price, without the name</extracomment>
        <translation>Kolik stojí tento produkt?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>Material</source>
        <extracomment>n.Material</extracomment>
        <translation>Materiál</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>Dimensions</source>
        <extracomment>n.Size</extracomment>
        <translation>Rozměry</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>Sizes</source>
        <extracomment>n.Fit</extracomment>
        <translation>Velikosti</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>Weight</source>
        <extracomment>n.Weight</extracomment>
        <translation>Hmotnost</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>Capacity</source>
        <extracomment>n.Capacity</extracomment>
        <translation>Kapacita</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>Quantity</source>
        <extracomment>n.Amount</extracomment>
        <translation>Množství</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>Temperature</source>
        <extracomment>n.Temperature</extracomment>
        <translation>Teplota</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>Power</source>
        <extracomment>n.Power</extracomment>
        <translation>Výkon</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>Colour</source>
        <extracomment>n.Color</extracomment>
        <translation>Barva</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>Origin</source>
        <extracomment>n.Origin</extracomment>
        <translation>Původ</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>Warranty</source>
        <extracomment>n.Warranty</extracomment>
        <translation>Záruka</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>Resolution</source>
        <extracomment>n.Resolution</extracomment>
        <translation>Rozlišení</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>Maximum load</source>
        <extracomment>n.Load</extracomment>
        <translation>Maximální nosnost</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>Age</source>
        <extracomment>n.Age</extracomment>
        <translation>Věk</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>Release date</source>
        <extracomment>n.Release</extracomment>
        <translation>Datum vydání</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>Finish</source>
        <extracomment>n.Finish</extracomment>
        <translation>Povrchová úprava</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>Condition</source>
        <extracomment>n.Condition</extracomment>
        <translation>Stav</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>Width</source>
        <extracomment>d.Width</extracomment>
        <translation>Šířka</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>Height</source>
        <extracomment>d.Height</extracomment>
        <translation>Výška</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>Depth</source>
        <extracomment>d.Depth</extracomment>
        <translation>Hloubka</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>Length</source>
        <extracomment>d.Length</extracomment>
        <translation>Délka</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>Diameter</source>
        <extracomment>d.Diameter</extracomment>
        <translation>Průměr</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>The weight of {name} is {value}.</source>
        <extracomment>a.Weight</extracomment>
        <translation>Hmotnost produktu {name} je {value}.</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>The weight of this product is {value}.</source>
        <extracomment>a.Weight, without the name</extracomment>
        <translation>Hmotnost tohoto produktu je {value}.</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>The dimensions of {name} are {value}.</source>
        <extracomment>a.Size</extracomment>
        <translation>Rozměry produktu {name} jsou {value}.</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>The dimensions of this product are {value}.</source>
        <extracomment>a.Size, without the name</extracomment>
        <translation>Rozměry tohoto produktu jsou {value}.</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>The capacity of {name} is {value}.</source>
        <extracomment>a.Capacity</extracomment>
        <translation>Kapacita produktu {name} je {value}.</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>The capacity of this product is {value}.</source>
        <extracomment>a.Capacity, without the name</extracomment>
        <translation>Kapacita tohoto produktu je {value}.</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>The maximum load of {name} is {value}.</source>
        <extracomment>a.Load</extracomment>
        <translation>Maximální nosnost produktu {name} je {value}.</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>The maximum load of this product is {value}.</source>
        <extracomment>a.Load, without the name</extracomment>
        <translation>Maximální nosnost tohoto produktu je {value}.</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>The price of {name} is {value}.</source>
        <extracomment>a.price</extracomment>
        <translation>Cena produktu {name} je {value}.</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>The price of this product is {value}.</source>
        <extracomment>a.price, without the name</extracomment>
        <translation>Cena tohoto produktu je {value}.</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>The price of {name} is between {value} and {high}, depending on the offer.</source>
        <extracomment>a.priceRange</extracomment>
        <translation>Cena produktu {name} se pohybuje od {value} do {high} podle nabídky.</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>The price of this product is between {value} and {high}, depending on the offer.</source>
        <extracomment>a.priceRange, without the name</extracomment>
        <translation>Cena tohoto produktu se pohybuje od {value} do {high} podle nabídky.</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>Yes, {name} is in stock.</source>
        <extracomment>s.InStock</extracomment>
        <translation>Ano, produkt {name} je skladem.</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>Yes, this product is in stock.</source>
        <extracomment>s.InStock, without the name</extracomment>
        <translation>Ano, tento produkt je skladem.</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>No, {name} is currently out of stock.</source>
        <extracomment>s.OutOfStock</extracomment>
        <translation>Ne, produkt {name} momentálně není skladem.</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>No, this product is currently out of stock.</source>
        <extracomment>s.OutOfStock, without the name</extracomment>
        <translation>Ne, tento produkt momentálně není skladem.</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>Yes, but with a later delivery: {name} is available on back-order.</source>
        <extracomment>s.BackOrder</extracomment>
        <translation>Ano, ale s pozdějším dodáním: produkt {name} je na objednávku.</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>Yes, but with a later delivery: this product is available on back-order.</source>
        <extracomment>s.BackOrder, without the name</extracomment>
        <translation>Ano, ale s pozdějším dodáním: tento produkt je na objednávku.</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>Not yet, but {name} can be pre-ordered.</source>
        <extracomment>s.PreOrder</extracomment>
        <translation>Zatím ne, ale produkt {name} lze předobjednat.</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>Not yet, but this product can be pre-ordered.</source>
        <extracomment>s.PreOrder, without the name</extracomment>
        <translation>Zatím ne, ale tento produkt lze předobjednat.</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>Yes, but only in limited numbers: {name} has limited availability.</source>
        <extracomment>s.LimitedAvailability</extracomment>
        <translation>Ano, ale v omezeném množství: dostupnost produktu {name} je omezená.</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>Yes, but only in limited numbers: this product has limited availability.</source>
        <extracomment>s.LimitedAvailability, without the name</extracomment>
        <translation>Ano, ale v omezeném množství: dostupnost tohoto produktu je omezená.</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>No, {name} is no longer sold.</source>
        <extracomment>s.Discontinued</extracomment>
        <translation>Ne, produkt {name} se již neprodává.</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>No, this product is no longer sold.</source>
        <extracomment>s.Discontinued, without the name</extracomment>
        <translation>Ne, tento produkt se již neprodává.</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>Customers rate {name} {value}.</source>
        <extracomment>a.rated</extracomment>
        <translation>Zákazníci hodnotí produkt {name} známkou {value}.</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>Customers rate this product {value}.</source>
        <extracomment>a.rated, without the name</extracomment>
        <translation>Zákazníci hodnotí tento produkt známkou {value}.</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>Customers rate {name} {value} out of {best}.</source>
        <extracomment>a.ratedOf</extracomment>
        <translation>Zákazníci hodnotí produkt {name} známkou {value} z {best}.</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>Customers rate this product {value} out of {best}.</source>
        <extracomment>a.ratedOf, without the name</extracomment>
        <translation>Zákazníci hodnotí tento produkt známkou {value} z {best}.</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>Number of ratings: {count}.</source>
        <extracomment>a.ratedCount</extracomment>
        <translation>Počet hodnocení: {count}.</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>What is special about {name}?</source>
        <extracomment>q.about</extracomment>
        <translation>Čím je produkt {name} zajímavý?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>What is special about this product?</source>
        <extracomment>q.about, without the name</extracomment>
        <translation>Čím je tento produkt zajímavý?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>Which brand is {name}?</source>
        <extracomment>q.brand</extracomment>
        <translation>Jaké značky je produkt {name}?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>Which brand is this product?</source>
        <extracomment>q.brand, without the name</extracomment>
        <translation>Jaké značky je tento produkt?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>The brand of {name} is {value}.</source>
        <extracomment>a.brand</extracomment>
        <translation>Značka produktu {name} je {value}.</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>The brand of this product is {value}.</source>
        <extracomment>a.brand, without the name</extracomment>
        <translation>Značka tohoto produktu je {value}.</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>What is the item number of {name}?</source>
        <extracomment>q.number</extracomment>
        <translation>Jaké je číslo produktu {name}?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>What is the item number of this product?</source>
        <extracomment>q.number, without the name</extracomment>
        <translation>Jaké je číslo tohoto produktu?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>The item number of {name} is {value}.</source>
        <extracomment>a.number</extracomment>
        <translation>Číslo produktu {name} je {value}.</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>The item number of this product is {value}.</source>
        <extracomment>a.number, without the name</extracomment>
        <translation>Číslo tohoto produktu je {value}.</translation>
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
        <translation>Jak dlouho trvá doručení?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>How can I return an order?</source>
        <extracomment>f.shopReturns</extracomment>
        <translation>Jak mohu vrátit objednávku?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>What warranty do your products have?</source>
        <extracomment>f.shopWarranty</extracomment>
        <translation>Jakou záruku mají vaše produkty?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>What are the technical details of {name}?</source>
        <extracomment>f.TechnicalAsked</extracomment>
        <translation>Jaké technické parametry má produkt {name}?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>What are the technical details of this product?</source>
        <extracomment>f.TechnicalAsked, without the name</extracomment>
        <translation>Jaké technické parametry má tento produkt?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>What are the details of {name}?</source>
        <extracomment>f.DetailsAsked</extracomment>
        <translation>Jaké vlastnosti má produkt {name}?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>What are the details of this product?</source>
        <extracomment>f.DetailsAsked, without the name</extracomment>
        <translation>Jaké vlastnosti má tento produkt?</translation>
    </message>
</context>
</TS>
