<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!--
SPDX-FileCopyrightText: Answerdesk contributors
SPDX-License-Identifier: GPL-3.0-or-later
-->
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>answers</name>
    <message>
        <location filename="../../server/answers/engine/phrases.cpp"/>
        <source>I&apos;m sorry, I could not find an answer to that in our help pages. Please rephrase your question or contact our customer service.</source>
        <translation>Leider habe ich dazu in unseren Hilfeseiten keine Antwort gefunden. Bitte formulieren Sie die Frage anders oder wenden Sie sich an unseren Kundenservice.</translation>
    </message>
    <message>
        <location filename="../../server/answers/engine/phrases.cpp"/>
        <source>Hello! What would you like to know?</source>
        <translation>Guten Tag! Was möchten Sie wissen?</translation>
    </message>
    <message>
        <location filename="../../server/answers/engine/phrases.cpp"/>
        <source>You&apos;re welcome! Just ask if there is anything else.</source>
        <translation>Gern geschehen! Fragen Sie einfach, wenn Sie noch etwas brauchen.</translation>
    </message>
    <message>
        <location filename="../../server/answers/engine/phrases.cpp"/>
        <source>Goodbye, and thank you for your visit!</source>
        <translation>Auf Wiedersehen und danke für Ihren Besuch!</translation>
    </message>
    <message>
        <location filename="../../server/answers/engine/phrases.cpp"/>
        <source>I&apos;m fine, thank you! What can I help you with?</source>
        <translation>Danke, mir geht es gut! Womit kann ich Ihnen helfen?</translation>
    </message>
    <message>
        <location filename="../../server/answers/engine/phrases.cpp"/>
        <source>I found more than one answer to that. Which of these do you mean?</source>
        <translation>Dazu habe ich mehrere Antworten gefunden. Welche davon meinen Sie?</translation>
    </message>
</context>
</TS>
