<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!--
SPDX-FileCopyrightText: Answerdesk contributors
SPDX-License-Identifier: GPL-3.0-or-later
-->
<TS version="2.1" language="pl" sourcelanguage="en">
<context>
    <name>answers</name>
    <message>
        <location filename="../../server/answers/engine/phrases.cpp"/>
        <source>I&apos;m sorry, I could not find an answer to that in our help pages. Please rephrase your question or contact our customer service.</source>
        <translation>Przykro mi, nie znalazłem odpowiedzi na to pytanie na naszych stronach pomocy. Proszę sformułować je inaczej lub skontaktować się z obsługą klienta.</translation>
    </message>
    <message>
        <location filename="../../server/answers/engine/phrases.cpp"/>
        <source>Hello! What would you like to know?</source>
        <translation>Dzień dobry! W czym mogę pomóc?</translation>
    </message>
    <message>
        <location filename="../../server/answers/engine/phrases.cpp"/>
        <source>You&apos;re welcome! Just ask if there is anything else.</source>
        <translation>Nie ma za co! Proszę pytać, jeśli potrzebne będzie coś jeszcze.</translation>
    </message>
    <message>
        <location filename="../../server/answers/engine/phrases.cpp"/>
        <source>Goodbye, and thank you for your visit!</source>
        <translation>Do widzenia i dziękuję za wizytę!</translation>
    </message>
    <message>
        <location filename="../../server/answers/engine/phrases.cpp"/>
        <source>I&apos;m fine, thank you! What can I help you with?</source>
        <translation>Dziękuję, wszystko dobrze! W czym mogę pomóc?</translation>
    </message>
    <message>
        <location filename="../../server/answers/engine/phrases.cpp"/>
        <source>I found more than one answer to that. Which of these do you mean?</source>
        <translation>Znaleziono kilka odpowiedzi na to pytanie. O którą z nich chodzi?</translation>
    </message>
</context>
</TS>
