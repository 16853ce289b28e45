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
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>What is {name} made of?</source>
        <extracomment>q.Material</extracomment>
        <translation>Z jakiego materiału wykonano produkt {name}?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>What are the dimensions of {name}?</source>
        <extracomment>q.Size</extracomment>
        <translation>Jakie wymiary ma produkt {name}?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>Which sizes does {name} come in?</source>
        <extracomment>q.Fit</extracomment>
        <translation>W jakich rozmiarach jest dostępny produkt {name}?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>What is the weight of {name}?</source>
        <extracomment>q.Weight</extracomment>
        <translation>Ile waży produkt {name}?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>What is included with {name}?</source>
        <extracomment>q.Included</extracomment>
        <translation>Co zawiera zestaw z produktem {name}?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>How do I care for {name}?</source>
        <extracomment>q.Care</extracomment>
        <translation>Jak dbać o produkt {name}?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>What warranty comes with {name}?</source>
        <extracomment>q.Warranty</extracomment>
        <translation>Jaką gwarancją objęty jest produkt {name}?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>How does delivery work for {name}?</source>
        <extracomment>q.Delivery</extracomment>
        <translation>Jak wygląda dostawa produktu {name}?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>Can I return {name}?</source>
        <extracomment>q.Returns</extracomment>
        <translation>Czy mogę zwrócić produkt {name}?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>What is {name} compatible with?</source>
        <extracomment>q.Compatibility</extracomment>
        <translation>Z czym jest kompatybilny produkt {name}?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>What is {name} suitable for?</source>
        <extracomment>q.Use</extracomment>
        <translation>Do czego nadaje się produkt {name}?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>What is the capacity of {name}?</source>
        <extracomment>q.Capacity</extracomment>
        <translation>Jaką pojemność ma produkt {name}?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>What quantity of {name} do I get?</source>
        <extracomment>q.Amount</extracomment>
        <translation>Jaką ilość produktu {name} otrzymam?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>For which temperatures or seasons can I use {name}?</source>
        <extracomment>q.Temperature</extracomment>
        <translation>Do jakich temperatur lub pór roku nadaje się produkt {name}?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>What are the power specifications of {name}?</source>
        <extracomment>q.Power</extracomment>
        <translation>Jakie parametry zasilania ma produkt {name}?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>What is the colour of {name}?</source>
        <extracomment>q.Color</extracomment>
        <translation>Jaki kolor ma produkt {name}?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>Which colours does {name} come in?</source>
        <extracomment>q.Colors</extracomment>
        <translation>W jakich kolorach jest dostępny produkt {name}?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>What is the origin of {name}?</source>
        <extracomment>q.Origin</extracomment>
        <translation>Skąd pochodzi produkt {name}?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>How do customers rate {name}?</source>
        <extracomment>q.Rating</extracomment>
        <translation>Jak klienci oceniają produkt {name}?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>Do I need to assemble {name}?</source>
        <extracomment>q.Assembly</extracomment>
        <translation>Czy produkt {name} wymaga montażu?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>Which standards and certificates apply to {name}?</source>
        <extracomment>q.Safety</extracomment>
        <translation>Jakie normy i certyfikaty spełnia produkt {name}?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>How can I connect {name}?</source>
        <extracomment>q.Connectivity</extracomment>
        <translation>Jakie złącza i sposoby łączności ma produkt {name}?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>What is the resolution of {name}?</source>
        <extracomment>q.Resolution</extracomment>
        <translation>Jaką rozdzielczość ma produkt {name}?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>What are the ingredients of {name}?</source>
        <extracomment>q.Ingredients</extracomment>
        <translation>Jakie składniki zawiera produkt {name}?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>For what age is {name} suitable?</source>
        <extracomment>q.Age</extracomment>
        <translation>Dla jakiego wieku przeznaczony jest produkt {name}?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>What is the maximum load of {name}?</source>
        <extracomment>q.Load</extracomment>
        <translation>Jakie jest maksymalne obciążenie produktu {name}?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>In what condition is {name} sold?</source>
        <extracomment>q.Condition</extracomment>
        <translation>W jakim stanie sprzedawany jest produkt {name}?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>When was {name} released?</source>
        <extracomment>q.Release</extracomment>
        <translation>Kiedy ukazał się produkt {name}?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>What is the finish of {name}?</source>
        <extracomment>q.Finish</extracomment>
        <translation>Jakie wykończenie ma produkt {name}?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>Can I buy {name} right now?</source>
        <extracomment>q.Availability</extracomment>
        <translation>Czy mogę teraz kupić produkt {name}?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>How much does {name} cost?</source>
        <extracomment>q.Price</extracomment>
        <translation>Ile kosztuje produkt {name}?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>Material</source>
        <extracomment>n.Material</extracomment>
        <translation>Materiał</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>Dimensions</source>
        <extracomment>n.Size</extracomment>
        <translation>Wymiary</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>Sizes</source>
        <extracomment>n.Fit</extracomment>
        <translation>Rozmiary</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>Weight</source>
        <extracomment>n.Weight</extracomment>
        <translation>Waga</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>Capacity</source>
        <extracomment>n.Capacity</extracomment>
        <translation>Pojemność</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>Quantity</source>
        <extracomment>n.Amount</extracomment>
        <translation>Ilość</translation>
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
        <translation>Moc</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>Colour</source>
        <extracomment>n.Color</extracomment>
        <translation>Kolor</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>Origin</source>
        <extracomment>n.Origin</extracomment>
        <translation>Pochodzenie</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>Warranty</source>
        <extracomment>n.Warranty</extracomment>
        <translation>Gwarancja</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>Resolution</source>
        <extracomment>n.Resolution</extracomment>
        <translation>Rozdzielczość</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>Maximum load</source>
        <extracomment>n.Load</extracomment>
        <translation>Maksymalne obciążenie</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>Age</source>
        <extracomment>n.Age</extracomment>
        <translation>Wiek</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>Release date</source>
        <extracomment>n.Release</extracomment>
        <translation>Data wydania</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>Finish</source>
        <extracomment>n.Finish</extracomment>
        <translation>Wykończenie</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>Condition</source>
        <extracomment>n.Condition</extracomment>
        <translation>Stan</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>Width</source>
        <extracomment>d.Width</extracomment>
        <translation>Szerokość</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>Height</source>
        <extracomment>d.Height</extracomment>
        <translation>Wysokość</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>Depth</source>
        <extracomment>d.Depth</extracomment>
        <translation>Głębokość</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>Length</source>
        <extracomment>d.Length</extracomment>
        <translation>Długość</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>Diameter</source>
        <extracomment>d.Diameter</extracomment>
        <translation>Średnica</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>The weight of {name} is {value}.</source>
        <extracomment>a.Weight</extracomment>
        <translation>Waga produktu {name} wynosi {value}.</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>The dimensions of {name} are {value}.</source>
        <extracomment>a.Size</extracomment>
        <translation>Wymiary produktu {name} to {value}.</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>The capacity of {name} is {value}.</source>
        <extracomment>a.Capacity</extracomment>
        <translation>Pojemność produktu {name} wynosi {value}.</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>The maximum load of {name} is {value}.</source>
        <extracomment>a.Load</extracomment>
        <translation>Maksymalne obciążenie produktu {name} wynosi {value}.</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>The price of {name} is {value}.</source>
        <extracomment>a.price</extracomment>
        <translation>Cena produktu {name} wynosi {value}.</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>The price of {name} is between {value} and {high}, depending on the offer.</source>
        <extracomment>a.priceRange</extracomment>
        <translation>Cena produktu {name} wynosi od {value} do {high}, zależnie od oferty.</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>Yes, {name} is in stock according to the product page.</source>
        <extracomment>s.InStock</extracomment>
        <translation>Tak, według strony produktu {name} jest w sprzedaży.</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>No, {name} is currently out of stock according to the product page.</source>
        <extracomment>s.OutOfStock</extracomment>
        <translation>Nie, według strony produktu {name} jest obecnie niedostępny.</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>Yes, but with a later delivery: the product page lists {name} as available on back-order.</source>
        <extracomment>s.BackOrder</extracomment>
        <translation>Tak, ale z późniejszą dostawą: według strony produktu {name} jest dostępny na zamówienie.</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>Not yet, but {name} can be pre-ordered according to the product page.</source>
        <extracomment>s.PreOrder</extracomment>
        <translation>Jeszcze nie, ale według strony produktu {name} jest w przedsprzedaży.</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>Yes, but only in limited numbers: the product page lists {name} with limited availability.</source>
        <extracomment>s.LimitedAvailability</extracomment>
        <translation>Tak, ale w ograniczonej ilości: tak podaje strona produktu {name}.</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>No, {name} is no longer sold according to the product page.</source>
        <extracomment>s.Discontinued</extracomment>
        <translation>Nie, według strony produktu {name} nie jest już w sprzedaży.</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>Customers rate {name} {value}.</source>
        <extracomment>a.rated</extracomment>
        <translation>Klienci oceniają produkt {name} na {value}.</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>Customers rate {name} {value} out of {best}.</source>
        <extracomment>a.ratedOf</extracomment>
        <translation>Klienci oceniają produkt {name} na {value} z {best}.</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>Number of ratings: {count}.</source>
        <extracomment>a.ratedCount</extracomment>
        <translation>Liczba opinii: {count}.</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>What is special about {name}?</source>
        <extracomment>q.about</extracomment>
        <translation>Co wyróżnia produkt {name}?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>Which brand is {name}?</source>
        <extracomment>q.brand</extracomment>
        <translation>Jakiej marki jest produkt {name}?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>The brand of {name} is {value}.</source>
        <extracomment>a.brand</extracomment>
        <translation>Marka produktu {name} to {value}.</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>What is the item number of {name}?</source>
        <extracomment>q.number</extracomment>
        <translation>Jaki jest numer katalogowy produktu {name}?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>The item number of {name} is {value}.</source>
        <extracomment>a.number</extracomment>
        <translation>Numer katalogowy produktu {name} to {value}.</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>What does the product page of {name} say about “{label}”?</source>
        <extracomment>q.detail</extracomment>
        <translation>Co podaje strona produktu {name} w punkcie „{label}”?</translation>
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
        <translation>Ile trwa dostawa?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>How can I return an order?</source>
        <extracomment>f.shopReturns</extracomment>
        <translation>Jak mogę zwrócić zamówienie?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/question_writer_texts.cpp"/>
        <source>What warranty do your products have?</source>
        <extracomment>f.shopWarranty</extracomment>
        <translation>Jaką gwarancję mają Państwa produkty?</translation>
    </message>
</context>
</TS>
