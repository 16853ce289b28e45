<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!--
SPDX-FileCopyrightText: Answerdesk contributors
SPDX-License-Identifier: GPL-3.0-or-later
-->
<TS version="2.1" language="pt" sourcelanguage="en">
<context>
    <name>answers</name>
    <message>
        <location filename="../../server/answers/engine/phrases.cpp"/>
        <source>I&apos;m sorry, I could not find an answer to that in our help pages. Please rephrase your question or contact our customer service.</source>
        <translation>Lamento, não encontrei uma resposta nas nossas páginas de ajuda. Reformule a pergunta ou contacte o nosso apoio ao cliente.</translation>
    </message>
    <message>
        <location filename="../../server/answers/engine/phrases.cpp"/>
        <source>Hello! What would you like to know?</source>
        <translation>Olá! O que gostaria de saber?</translation>
    </message>
    <message>
        <location filename="../../server/answers/engine/phrases.cpp"/>
        <source>You&apos;re welcome! Just ask if there is anything else.</source>
        <translation>De nada! Pergunte se precisar de mais alguma coisa.</translation>
    </message>
    <message>
        <location filename="../../server/answers/engine/phrases.cpp"/>
        <source>Goodbye, and thank you for your visit!</source>
        <translation>Adeus e obrigado pela visita!</translation>
    </message>
    <message>
        <location filename="../../server/answers/engine/phrases.cpp"/>
        <source>I&apos;m fine, thank you! What can I help you with?</source>
        <translation>Estou bem, obrigado! Em que posso ajudar?</translation>
    </message>
    <message>
        <location filename="../../server/answers/engine/phrases.cpp"/>
        <source>I found more than one answer to that. Which of these do you mean?</source>
        <translation>Encontrei várias respostas a essa pergunta. A qual destas se refere?</translation>
    </message>
</context>
</TS>
