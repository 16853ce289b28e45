<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!--
SPDX-FileCopyrightText: Answerdesk contributors
SPDX-License-Identifier: GPL-3.0-or-later
-->
<TS version="2.1" language="pl" sourcelanguage="en">
<context>
    <name>product</name>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>What is {name} made of?</source>
        <extracomment>q.Material</extracomment>
        <translation>Z jakiego materiału wykonano produkt {name}?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>What is this product made of?</source>
        <extracomment>q.Material, without the name</extracomment>
        <translation>Z jakiego materiału wykonano ten produkt?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>What are the dimensions of {name}?</source>
        <extracomment>q.Size</extracomment>
        <translation>Jakie wymiary ma produkt {name}?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>What are the dimensions of this product?</source>
        <extracomment>q.Size, without the name</extracomment>
        <translation>Jakie wymiary ma ten produkt?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>Which sizes does {name} come in?</source>
        <extracomment>q.Fit</extracomment>
        <translation>W jakich rozmiarach jest dostępny produkt {name}?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>Which sizes does this product come in?</source>
        <extracomment>q.Fit, without the name</extracomment>
        <translation>W jakich rozmiarach jest dostępny ten produkt?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>What is the weight of {name}?</source>
        <extracomment>q.Weight</extracomment>
        <translation>Ile waży produkt {name}?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>What is the weight of this product?</source>
        <extracomment>q.Weight, without the name</extracomment>
        <translation>Ile waży ten produkt?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>What is included with {name}?</source>
        <extracomment>q.Included</extracomment>
        <translation>Co zawiera zestaw z produktem {name}?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>What is included with this product?</source>
        <extracomment>q.Included, without the name</extracomment>
        <translation>Co zawiera zestaw z tym produktem?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>How do I care for {name}?</source>
        <extracomment>q.Care</extracomment>
        <translation>Jak dbać o produkt {name}?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>How do I care for this product?</source>
        <extracomment>q.Care, without the name</extracomment>
        <translation>Jak dbać o ten produkt?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>What warranty comes with {name}?</source>
        <extracomment>q.Warranty</extracomment>
        <translation>Jaką gwarancją objęty jest produkt {name}?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>What warranty comes with this product?</source>
        <extracomment>q.Warranty, without the name</extracomment>
        <translation>Jaką gwarancją objęty jest ten produkt?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>How does delivery work for {name}?</source>
        <extracomment>q.Delivery</extracomment>
        <translation>Jak wygląda dostawa produktu {name}?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>How does delivery work for this product?</source>
        <extracomment>q.Delivery, without the name</extracomment>
        <translation>Jak wygląda dostawa tego produktu?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>Can I return {name}?</source>
        <extracomment>q.Returns</extracomment>
        <translation>Czy mogę zwrócić produkt {name}?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>Can I return this product?</source>
        <extracomment>q.Returns, without the name</extracomment>
        <translation>Czy mogę zwrócić ten produkt?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>What is {name} compatible with?</source>
        <extracomment>q.Compatibility</extracomment>
        <translation>Z czym jest kompatybilny produkt {name}?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>What is this product compatible with?</source>
        <extracomment>q.Compatibility, without the name</extracomment>
        <translation>Z czym jest kompatybilny ten produkt?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>What is {name} suitable for?</source>
        <extracomment>q.Use</extracomment>
        <translation>Do czego nadaje się produkt {name}?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>What is this product suitable for?</source>
        <extracomment>q.Use, without the name</extracomment>
        <translation>Do czego nadaje się ten produkt?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>What is the capacity of {name}?</source>
        <extracomment>q.Capacity</extracomment>
        <translation>Jaką pojemność ma produkt {name}?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>What is the capacity of this product?</source>
        <extracomment>q.Capacity, without the name</extracomment>
        <translation>Jaką pojemność ma ten produkt?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>What quantity of {name} do I get?</source>
        <extracomment>q.Amount</extracomment>
        <translation>Jaką ilość produktu {name} otrzymam?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>What quantity of this product do I get?</source>
        <extracomment>q.Amount, without the name</extracomment>
        <translation>Jaką ilość tego produktu otrzymam?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>For which temperatures or seasons can I use {name}?</source>
        <extracomment>q.Temperature</extracomment>
        <translation>Do jakich temperatur lub pór roku nadaje się produkt {name}?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>For which temperatures or seasons can I use this product?</source>
        <extracomment>q.Temperature, without the name</extracomment>
        <translation>Do jakich temperatur lub pór roku nadaje się ten produkt?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>What are the power specifications of {name}?</source>
        <extracomment>q.Power</extracomment>
        <translation>Jakie parametry zasilania ma produkt {name}?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>What are the power specifications of this product?</source>
        <extracomment>q.Power, without the name</extracomment>
        <translation>Jakie parametry zasilania ma ten produkt?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>What is the colour of {name}?</source>
        <extracomment>q.Color</extracomment>
        <translation>Jaki kolor ma produkt {name}?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>What is the colour of this product?</source>
        <extracomment>q.Color, without the name</extracomment>
        <translation>Jaki kolor ma ten produkt?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>Which colours does {name} come in?</source>
        <extracomment>q.Colors</extracomment>
        <translation>W jakich kolorach jest dostępny produkt {name}?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>Which colours does this product come in?</source>
        <extracomment>q.Colors, without the name</extracomment>
        <translation>W jakich kolorach jest dostępny ten produkt?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>What is the origin of {name}?</source>
        <extracomment>q.Origin</extracomment>
        <translation>Skąd pochodzi produkt {name}?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>What is the origin of this product?</source>
        <extracomment>q.Origin, without the name</extracomment>
        <translation>Skąd pochodzi ten produkt?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>How do customers rate {name}?</source>
        <extracomment>q.Rating</extracomment>
        <translation>Jak klienci oceniają produkt {name}?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>How do customers rate this product?</source>
        <extracomment>q.Rating, without the name</extracomment>
        <translation>Jak klienci oceniają ten produkt?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>Do I need to assemble {name}?</source>
        <extracomment>q.Assembly</extracomment>
        <translation>Czy produkt {name} wymaga montażu?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>Do I need to assemble this product?</source>
        <extracomment>q.Assembly, without the name</extracomment>
        <translation>Czy ten produkt wymaga montażu?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>Which standards and certificates apply to {name}?</source>
        <extracomment>q.Safety</extracomment>
        <translation>Jakie normy i certyfikaty spełnia produkt {name}?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>Which standards and certificates apply to this product?</source>
        <extracomment>q.Safety, without the name</extracomment>
        <translation>Jakie normy i certyfikaty spełnia ten produkt?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>How can I connect {name}?</source>
        <extracomment>q.Connectivity</extracomment>
        <translation>Jakie złącza i sposoby łączności ma produkt {name}?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>How can I connect this product?</source>
        <extracomment>q.Connectivity, without the name</extracomment>
        <translation>Jakie złącza i sposoby łączności ma ten produkt?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>What is the resolution of {name}?</source>
        <extracomment>q.Resolution</extracomment>
        <translation>Jaką rozdzielczość ma produkt {name}?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>What is the resolution of this product?</source>
        <extracomment>q.Resolution, without the name</extracomment>
        <translation>Jaką rozdzielczość ma ten produkt?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>What are the ingredients of {name}?</source>
        <extracomment>q.Ingredients</extracomment>
        <translation>Jakie składniki zawiera produkt {name}?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>What are the ingredients of this product?</source>
        <extracomment>q.Ingredients, without the name</extracomment>
        <translation>Jakie składniki zawiera ten produkt?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>For what age is {name} suitable?</source>
        <extracomment>q.Age</extracomment>
        <translation>Dla jakiego wieku przeznaczony jest produkt {name}?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>For what age is this product suitable?</source>
        <extracomment>q.Age, without the name</extracomment>
        <translation>Dla jakiego wieku przeznaczony jest ten produkt?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>What is the maximum load of {name}?</source>
        <extracomment>q.Load</extracomment>
        <translation>Jakie jest maksymalne obciążenie produktu {name}?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>What is the maximum load of this product?</source>
        <extracomment>q.Load, without the name</extracomment>
        <translation>Jakie jest maksymalne obciążenie tego produktu?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>In what condition is {name} sold?</source>
        <extracomment>q.Condition</extracomment>
        <translation>W jakim stanie sprzedawany jest produkt {name}?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>In what condition is this product sold?</source>
        <extracomment>q.Condition, without the name</extracomment>
        <translation>W jakim stanie sprzedawany jest ten produkt?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>When was {name} released?</source>
        <extracomment>q.Release</extracomment>
        <translation>Kiedy ukazał się produkt {name}?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>When was this product released?</source>
        <extracomment>q.Release, without the name</extracomment>
        <translation>Kiedy ukazał się ten produkt?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>What is the finish of {name}?</source>
        <extracomment>q.Finish</extracomment>
        <translation>Jakie wykończenie ma produkt {name}?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>What is the finish of this product?</source>
        <extracomment>q.Finish, without the name</extracomment>
        <translation>Jakie wykończenie ma ten produkt?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>Can I buy {name} right now?</source>
        <extracomment>q.Availability</extracomment>
        <translation>Czy mogę teraz kupić produkt {name}?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>Can I buy this product right now?</source>
        <extracomment>q.Availability, without the name</extracomment>
        <translation>Czy mogę teraz kupić ten produkt?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>How much does {name} cost?</source>
        <extracomment>q.Price</extracomment>
        <translation>Ile kosztuje produkt {name}?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>How much does this product cost?</source>
        <extracomment>q.Price, without the name</extracomment>
        <translation>Ile kosztuje ten produkt?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>Material</source>
        <extracomment>n.Material</extracomment>
        <translation>Materiał</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>Dimensions</source>
        <extracomment>n.Size</extracomment>
        <translation>Wymiary</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>Sizes</source>
        <extracomment>n.Fit</extracomment>
        <translation>Rozmiary</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>Weight</source>
        <extracomment>n.Weight</extracomment>
        <translation>Waga</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>Capacity</source>
        <extracomment>n.Capacity</extracomment>
        <translation>Pojemność</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>Quantity</source>
        <extracomment>n.Amount</extracomment>
        <translation>Ilość</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>Temperature</source>
        <extracomment>n.Temperature</extracomment>
        <translation>Temperatura</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>Power</source>
        <extracomment>n.Power</extracomment>
        <translation>Moc</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>Colour</source>
        <extracomment>n.Color</extracomment>
        <translation>Kolor</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>Origin</source>
        <extracomment>n.Origin</extracomment>
        <translation>Pochodzenie</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>Warranty</source>
        <extracomment>n.Warranty</extracomment>
        <translation>Gwarancja</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>Resolution</source>
        <extracomment>n.Resolution</extracomment>
        <translation>Rozdzielczość</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>Maximum load</source>
        <extracomment>n.Load</extracomment>
        <translation>Maksymalne obciążenie</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>Age</source>
        <extracomment>n.Age</extracomment>
        <translation>Wiek</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>Release date</source>
        <extracomment>n.Release</extracomment>
        <translation>Data wydania</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>Finish</source>
        <extracomment>n.Finish</extracomment>
        <translation>Wykończenie</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>Condition</source>
        <extracomment>n.Condition</extracomment>
        <translation>Stan</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>Width</source>
        <extracomment>d.Width</extracomment>
        <translation>Szerokość</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>Height</source>
        <extracomment>d.Height</extracomment>
        <translation>Wysokość</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>Depth</source>
        <extracomment>d.Depth</extracomment>
        <translation>Głębokość</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>Length</source>
        <extracomment>d.Length</extracomment>
        <translation>Długość</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>Diameter</source>
        <extracomment>d.Diameter</extracomment>
        <translation>Średnica</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>The weight of {name} is {value}.</source>
        <extracomment>a.Weight</extracomment>
        <translation>Waga produktu {name} wynosi {value}.</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>The weight of this product is {value}.</source>
        <extracomment>a.Weight, without the name</extracomment>
        <translation>Waga tego produktu wynosi {value}.</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>The dimensions of {name} are {value}.</source>
        <extracomment>a.Size</extracomment>
        <translation>Wymiary produktu {name} to {value}.</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>The dimensions of this product are {value}.</source>
        <extracomment>a.Size, without the name</extracomment>
        <translation>Wymiary tego produktu to {value}.</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>The capacity of {name} is {value}.</source>
        <extracomment>a.Capacity</extracomment>
        <translation>Pojemność produktu {name} wynosi {value}.</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>The capacity of this product is {value}.</source>
        <extracomment>a.Capacity, without the name</extracomment>
        <translation>Pojemność tego produktu wynosi {value}.</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>The maximum load of {name} is {value}.</source>
        <extracomment>a.Load</extracomment>
        <translation>Maksymalne obciążenie produktu {name} wynosi {value}.</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>The maximum load of this product is {value}.</source>
        <extracomment>a.Load, without the name</extracomment>
        <translation>Maksymalne obciążenie tego produktu wynosi {value}.</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>The price of {name} is {value}.</source>
        <extracomment>a.price</extracomment>
        <translation>Cena produktu {name} wynosi {value}.</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>The price of this product is {value}.</source>
        <extracomment>a.price, without the name</extracomment>
        <translation>Cena tego produktu wynosi {value}.</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>The price of {name} is between {value} and {high}, depending on the offer.</source>
        <extracomment>a.priceRange</extracomment>
        <translation>Cena produktu {name} wynosi od {value} do {high}, zależnie od oferty.</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>The price of this product is between {value} and {high}, depending on the offer.</source>
        <extracomment>a.priceRange, without the name</extracomment>
        <translation>Cena tego produktu wynosi od {value} do {high}, zależnie od oferty.</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>Yes, {name} is in stock.</source>
        <extracomment>s.InStock</extracomment>
        <translation>Tak, produkt {name} jest dostępny.</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>Yes, this product is in stock.</source>
        <extracomment>s.InStock, without the name</extracomment>
        <translation>Tak, ten produkt jest dostępny.</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>No, {name} is currently out of stock.</source>
        <extracomment>s.OutOfStock</extracomment>
        <translation>Nie, produkt {name} jest obecnie niedostępny.</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>No, this product is currently out of stock.</source>
        <extracomment>s.OutOfStock, without the name</extracomment>
        <translation>Nie, ten produkt jest obecnie niedostępny.</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>Yes, but with a later delivery: {name} is available on back-order.</source>
        <extracomment>s.BackOrder</extracomment>
        <translation>Tak, ale z późniejszą dostawą: produkt {name} jest dostępny na zamówienie.</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>Yes, but with a later delivery: this product is available on back-order.</source>
        <extracomment>s.BackOrder, without the name</extracomment>
        <translation>Tak, ale z późniejszą dostawą: ten produkt jest dostępny na zamówienie.</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>Not yet, but {name} can be pre-ordered.</source>
        <extracomment>s.PreOrder</extracomment>
        <translation>Jeszcze nie, ale produkt {name} można zamówić w przedsprzedaży.</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>Not yet, but this product can be pre-ordered.</source>
        <extracomment>s.PreOrder, without the name</extracomment>
        <translation>Jeszcze nie, ale ten produkt można zamówić w przedsprzedaży.</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>Yes, but only in limited numbers: {name} has limited availability.</source>
        <extracomment>s.LimitedAvailability</extracomment>
        <translation>Tak, ale w ograniczonej liczbie: dostępność produktu {name} jest ograniczona.</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>Yes, but only in limited numbers: this product has limited availability.</source>
        <extracomment>s.LimitedAvailability, without the name</extracomment>
        <translation>Tak, ale w ograniczonej liczbie: dostępność tego produktu jest ograniczona.</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>No, {name} is no longer sold.</source>
        <extracomment>s.Discontinued</extracomment>
        <translation>Nie, produkt {name} nie jest już sprzedawany.</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>No, this product is no longer sold.</source>
        <extracomment>s.Discontinued, without the name</extracomment>
        <translation>Nie, ten produkt nie jest już sprzedawany.</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>Customers rate {name} {value}.</source>
        <extracomment>a.rated</extracomment>
        <translation>Klienci oceniają produkt {name} na {value}.</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>Customers rate this product {value}.</source>
        <extracomment>a.rated, without the name</extracomment>
        <translation>Klienci oceniają ten produkt na {value}.</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>Customers rate {name} {value} out of {best}.</source>
        <extracomment>a.ratedOf</extracomment>
        <translation>Klienci oceniają produkt {name} na {value} z {best}.</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>Customers rate this product {value} out of {best}.</source>
        <extracomment>a.ratedOf, without the name</extracomment>
        <translation>Klienci oceniają ten produkt na {value} z {best}.</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>Number of ratings: {count}.</source>
        <extracomment>a.ratedCount</extracomment>
        <translation>Liczba opinii: {count}.</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>What is special about {name}?</source>
        <extracomment>q.about</extracomment>
        <translation>Co wyróżnia produkt {name}?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>What is special about this product?</source>
        <extracomment>q.about, without the name</extracomment>
        <translation>Co wyróżnia ten produkt?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>Which brand is {name}?</source>
        <extracomment>q.brand</extracomment>
        <translation>Jakiej marki jest produkt {name}?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>Which brand is this product?</source>
        <extracomment>q.brand, without the name</extracomment>
        <translation>Jakiej marki jest ten produkt?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>The brand of {name} is {value}.</source>
        <extracomment>a.brand</extracomment>
        <translation>Marka produktu {name} to {value}.</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>The brand of this product is {value}.</source>
        <extracomment>a.brand, without the name</extracomment>
        <translation>Marka tego produktu to {value}.</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>What is the item number of {name}?</source>
        <extracomment>q.number</extracomment>
        <translation>Jaki jest numer katalogowy produktu {name}?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>What is the item number of this product?</source>
        <extracomment>q.number, without the name</extracomment>
        <translation>Jaki jest numer katalogowy tego produktu?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>The item number of {name} is {value}.</source>
        <extracomment>a.number</extracomment>
        <translation>Numer katalogowy produktu {name} to {value}.</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>The item number of this product is {value}.</source>
        <extracomment>a.number, without the name</extracomment>
        <translation>Numer katalogowy tego produktu to {value}.</translation>
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
        <translation>Ile trwa dostawa?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>How can I return an order?</source>
        <extracomment>f.shopReturns</extracomment>
        <translation>Jak mogę zwrócić zamówienie?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>What warranty do your products have?</source>
        <extracomment>f.shopWarranty</extracomment>
        <translation>Jaką gwarancję mają Państwa produkty?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>What are the technical details of {name}?</source>
        <extracomment>f.TechnicalAsked</extracomment>
        <translation>Jakie są dane techniczne produktu {name}?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>What are the technical details of this product?</source>
        <extracomment>f.TechnicalAsked, without the name</extracomment>
        <translation>Jakie są dane techniczne tego produktu?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>What are the details of {name}?</source>
        <extracomment>f.DetailsAsked</extracomment>
        <translation>Jakie są cechy produktu {name}?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>What are the details of this product?</source>
        <extracomment>f.DetailsAsked, without the name</extracomment>
        <translation>Jakie są cechy tego produktu?</translation>
    </message>
</context>
</TS>
