<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!--
SPDX-FileCopyrightText: Answerdesk contributors
SPDX-License-Identifier: GPL-3.0-or-later
-->
<TS version="2.1" language="it" sourcelanguage="en">
<context>
    <name>answers</name>
    <message>
        <location filename="../../server/answers/engine/phrases.cpp"/>
        <source>I&apos;m sorry, I could not find an answer to that in our help pages. Please rephrase your question or contact our customer service.</source>
        <translation>Mi dispiace, non ho trovato una risposta nelle nostre pagine di aiuto. Riformuli la domanda o contatti il nostro servizio clienti.</translation>
    </message>
    <message>
        <location filename="../../server/answers/engine/phrases.cpp"/>
        <source>Hello! What would you like to know?</source>
        <translation>Buongiorno! Che cosa desidera sapere?</translation>
    </message>
    <message>
        <location filename="../../server/answers/engine/phrases.cpp"/>
        <source>You&apos;re welcome! Just ask if there is anything else.</source>
        <translation>Prego! Chieda pure se ha bisogno di altro.</translation>
    </message>
    <message>
        <location filename="../../server/answers/engine/phrases.cpp"/>
        <source>Goodbye, and thank you for your visit!</source>
        <translation>Arrivederci e grazie della visita!</translation>
    </message>
    <message>
        <location filename="../../server/answers/engine/phrases.cpp"/>
        <source>I&apos;m fine, thank you! What can I help you with?</source>
        <translation>Sto bene, grazie! Come posso aiutarla?</translation>
    </message>
    <message>
        <location filename="../../server/answers/engine/phrases.cpp"/>
        <source>I found more than one answer to that. Which of these do you mean?</source>
        <translation>Ho trovato più risposte a questa domanda. Quale di queste intende?</translation>
    </message>
</context>
</TS>
