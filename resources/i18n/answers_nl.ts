<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!--
SPDX-FileCopyrightText: Answerdesk contributors
SPDX-License-Identifier: GPL-3.0-or-later
-->
<TS version="2.1" language="nl" sourcelanguage="en">
<context>
    <name>answers</name>
    <message>
        <location filename="../../server/answers/engine/phrases.cpp"/>
        <source>I&apos;m sorry, I could not find an answer to that in our help pages. Please rephrase your question or contact our customer service.</source>
        <translation>Het spijt me, ik heb hierover geen antwoord gevonden in onze helppagina&apos;s. Stel de vraag anders of neem contact op met onze klantenservice.</translation>
    </message>
    <message>
        <location filename="../../server/answers/engine/phrases.cpp"/>
        <source>Hello! What would you like to know?</source>
        <translation>Hallo! Wat wilt u graag weten?</translation>
    </message>
    <message>
        <location filename="../../server/answers/engine/phrases.cpp"/>
        <source>You&apos;re welcome! Just ask if there is anything else.</source>
        <translation>Graag gedaan! Vraag gerust als u nog iets nodig hebt.</translation>
    </message>
    <message>
        <location filename="../../server/answers/engine/phrases.cpp"/>
        <source>Goodbye, and thank you for your visit!</source>
        <translation>Tot ziens en bedankt voor uw bezoek!</translation>
    </message>
    <message>
        <location filename="../../server/answers/engine/phrases.cpp"/>
        <source>I&apos;m fine, thank you! What can I help you with?</source>
        <translation>Met mij gaat het goed, dank u! Waarmee kan ik u helpen?</translation>
    </message>
    <message>
        <location filename="../../server/answers/engine/phrases.cpp"/>
        <source>I found more than one answer to that. Which of these do you mean?</source>
        <translation>Ik heb hierop meerdere antwoorden gevonden. Welke hiervan bedoelt u?</translation>
    </message>
</context>
</TS>
