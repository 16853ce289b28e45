<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!--
SPDX-FileCopyrightText: Answerdesk contributors
SPDX-License-Identifier: GPL-3.0-or-later
-->
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>product</name>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>What is {name} made of?</source>
        <extracomment>q.Material</extracomment>
        <translation>De quelle matière se compose {name} ?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>What is this product made of?</source>
        <extracomment>q.Material, without the name</extracomment>
        <translation>De quelle matière se compose ce produit ?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>What are the dimensions of {name}?</source>
        <extracomment>q.Size</extracomment>
        <translation>Quelles sont les dimensions de {name} ?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>What are the dimensions of this product?</source>
        <extracomment>q.Size, without the name</extracomment>
        <translation>Quelles sont les dimensions de ce produit ?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>Which sizes does {name} come in?</source>
        <extracomment>q.Fit</extracomment>
        <translation>En quelles tailles {name} est-il proposé ?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>Which sizes does this product come in?</source>
        <extracomment>q.Fit, without the name</extracomment>
        <translation>En quelles tailles ce produit est-il proposé ?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>What is the weight of {name}?</source>
        <extracomment>q.Weight</extracomment>
        <translation>Quel est le poids de {name} ?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>What is the weight of this product?</source>
        <extracomment>q.Weight, without the name</extracomment>
        <translation>Quel est le poids de ce produit ?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>What is included with {name}?</source>
        <extracomment>q.Included</extracomment>
        <translation>Que contient la livraison de {name} ?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>What is included with this product?</source>
        <extracomment>q.Included, without the name</extracomment>
        <translation>Que contient la livraison de ce produit ?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>How do I care for {name}?</source>
        <extracomment>q.Care</extracomment>
        <translation>Comment entretenir {name} ?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>How do I care for this product?</source>
        <extracomment>q.Care, without the name</extracomment>
        <translation>Comment entretenir ce produit ?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>What warranty comes with {name}?</source>
        <extracomment>q.Warranty</extracomment>
        <translation>Quelle garantie s’applique à {name} ?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>What warranty comes with this product?</source>
        <extracomment>q.Warranty, without the name</extracomment>
        <translation>Quelle garantie s’applique à ce produit ?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>How does delivery work for {name}?</source>
        <extracomment>q.Delivery</extracomment>
        <translation>Comment se passe la livraison de {name} ?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>How does delivery work for this product?</source>
        <extracomment>q.Delivery, without the name</extracomment>
        <translation>Comment se passe la livraison de ce produit ?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>Can I return {name}?</source>
        <extracomment>q.Returns</extracomment>
        <translation>Puis-je retourner {name} ?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>Can I return this product?</source>
        <extracomment>q.Returns, without the name</extracomment>
        <translation>Puis-je retourner ce produit ?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>What is {name} compatible with?</source>
        <extracomment>q.Compatibility</extracomment>
        <translation>Avec quoi {name} est-il compatible ?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>What is this product compatible with?</source>
        <extracomment>q.Compatibility, without the name</extracomment>
        <translation>Avec quoi ce produit est-il compatible ?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>What is {name} suitable for?</source>
        <extracomment>q.Use</extracomment>
        <translation>Pour quel usage {name} convient-il ?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>What is this product suitable for?</source>
        <extracomment>q.Use, without the name</extracomment>
        <translation>Pour quel usage ce produit convient-il ?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>What is the capacity of {name}?</source>
        <extracomment>q.Capacity</extracomment>
        <translation>Quelle est la capacité de {name} ?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>What is the capacity of this product?</source>
        <extracomment>q.Capacity, without the name</extracomment>
        <translation>Quelle est la capacité de ce produit ?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>What quantity of {name} do I get?</source>
        <extracomment>q.Amount</extracomment>
        <translation>Quelle quantité de {name} est-ce que je reçois ?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>What quantity of this product do I get?</source>
        <extracomment>q.Amount, without the name</extracomment>
        <translation>Quelle quantité de ce produit est-ce que je reçois ?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>For which temperatures or seasons can I use {name}?</source>
        <extracomment>q.Temperature</extracomment>
        <translation>À quelles températures ou saisons peut-on utiliser {name} ?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>For which temperatures or seasons can I use this product?</source>
        <extracomment>q.Temperature, without the name</extracomment>
        <translation>À quelles températures ou saisons peut-on utiliser ce produit ?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>What are the power specifications of {name}?</source>
        <extracomment>q.Power</extracomment>
        <translation>Quelles sont les caractéristiques d’alimentation de {name} ?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>What are the power specifications of this product?</source>
        <extracomment>q.Power, without the name</extracomment>
        <translation>Quelles sont les caractéristiques d’alimentation de ce produit ?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>What is the colour of {name}?</source>
        <extracomment>q.Color</extracomment>
        <translation>Quelle est la couleur de {name} ?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>What is the colour of this product?</source>
        <extracomment>q.Color, without the name</extracomment>
        <translation>Quelle est la couleur de ce produit ?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>Which colours does {name} come in?</source>
        <extracomment>q.Colors</extracomment>
        <translation>En quelles couleurs {name} est-il proposé ?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>Which colours does this product come in?</source>
        <extracomment>q.Colors, without the name</extracomment>
        <translation>En quelles couleurs ce produit est-il proposé ?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>What is the origin of {name}?</source>
        <extracomment>q.Origin</extracomment>
        <translation>Quelle est l’origine de {name} ?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>What is the origin of this product?</source>
        <extracomment>q.Origin, without the name</extracomment>
        <translation>Quelle est l’origine de ce produit ?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>How do customers rate {name}?</source>
        <extracomment>q.Rating</extracomment>
        <translation>Comment les clients notent-ils {name} ?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>How do customers rate this product?</source>
        <extracomment>q.Rating, without the name</extracomment>
        <translation>Comment les clients notent-ils ce produit ?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>Do I need to assemble {name}?</source>
        <extracomment>q.Assembly</extracomment>
        <translation>Faut-il monter {name} ?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>Do I need to assemble this product?</source>
        <extracomment>q.Assembly, without the name</extracomment>
        <translation>Faut-il monter ce produit ?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>Which standards and certificates apply to {name}?</source>
        <extracomment>q.Safety</extracomment>
        <translation>Quelles normes et quels certificats s’appliquent à {name} ?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>Which standards and certificates apply to this product?</source>
        <extracomment>q.Safety, without the name</extracomment>
        <translation>Quelles normes et quels certificats s’appliquent à ce produit ?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>How can I connect {name}?</source>
        <extracomment>q.Connectivity</extracomment>
        <translation>Quelles connexions {name} propose-t-il ?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>How can I connect this product?</source>
        <extracomment>q.Connectivity, without the name</extracomment>
        <translation>Quelles connexions ce produit propose-t-il ?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>What is the resolution of {name}?</source>
        <extracomment>q.Resolution</extracomment>
        <translation>Quelle est la résolution de {name} ?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>What is the resolution of this product?</source>
        <extracomment>q.Resolution, without the name</extracomment>
        <translation>Quelle est la résolution de ce produit ?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>What are the ingredients of {name}?</source>
        <extracomment>q.Ingredients</extracomment>
        <translation>Quels sont les ingrédients de {name} ?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>What are the ingredients of this product?</source>
        <extracomment>q.Ingredients, without the name</extracomment>
        <translation>Quels sont les ingrédients de ce produit ?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>For what age is {name} suitable?</source>
        <extracomment>q.Age</extracomment>
        <translation>À partir de quel âge {name} convient-il ?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>For what age is this product suitable?</source>
        <extracomment>q.Age, without the name</extracomment>
        <translation>À partir de quel âge ce produit convient-il ?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>What is the maximum load of {name}?</source>
        <extracomment>q.Load</extracomment>
        <translation>Quelle est la charge maximale de {name} ?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>What is the maximum load of this product?</source>
        <extracomment>q.Load, without the name</extracomment>
        <translation>Quelle est la charge maximale de ce produit ?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>In what condition is {name} sold?</source>
        <extracomment>q.Condition</extracomment>
        <translation>Dans quel état {name} est-il vendu ?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>In what condition is this product sold?</source>
        <extracomment>q.Condition, without the name</extracomment>
        <translation>Dans quel état ce produit est-il vendu ?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>When was {name} released?</source>
        <extracomment>q.Release</extracomment>
        <translation>Quand {name} est-il sorti ?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>When was this product released?</source>
        <extracomment>q.Release, without the name</extracomment>
        <translation>Quand ce produit est-il sorti ?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>What is the finish of {name}?</source>
        <extracomment>q.Finish</extracomment>
        <translation>Quelle est la finition de {name} ?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>What is the finish of this product?</source>
        <extracomment>q.Finish, without the name</extracomment>
        <translation>Quelle est la finition de ce produit ?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>Can I buy {name} right now?</source>
        <extracomment>q.Availability</extracomment>
        <translation>Peut-on acheter {name} tout de suite ?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>Can I buy this product right now?</source>
        <extracomment>q.Availability, without the name</extracomment>
        <translation>Peut-on acheter ce produit tout de suite ?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>How much does {name} cost?</source>
        <extracomment>q.Price</extracomment>
        <translation>Combien coûte {name} ?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>How much does this product cost?</source>
        <extracomment>q.Price, without the name</extracomment>
        <translation>Combien coûte ce produit ?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>Material</source>
        <extracomment>n.Material</extracomment>
        <translation>Matière</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>Dimensions</source>
        <extracomment>n.Size</extracomment>
        <translation>Dimensions</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>Sizes</source>
        <extracomment>n.Fit</extracomment>
        <translation>Tailles</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>Weight</source>
        <extracomment>n.Weight</extracomment>
        <translation>Poids</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>Capacity</source>
        <extracomment>n.Capacity</extracomment>
        <translation>Capacité</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>Quantity</source>
        <extracomment>n.Amount</extracomment>
        <translation>Quantité</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>Temperature</source>
        <extracomment>n.Temperature</extracomment>
        <translation>Température</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>Power</source>
        <extracomment>n.Power</extracomment>
        <translation>Puissance</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>Colour</source>
        <extracomment>n.Color</extracomment>
        <translation>Couleur</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>Origin</source>
        <extracomment>n.Origin</extracomment>
        <translation>Origine</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>Warranty</source>
        <extracomment>n.Warranty</extracomment>
        <translation>Garantie</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>Resolution</source>
        <extracomment>n.Resolution</extracomment>
        <translation>Résolution</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>Maximum load</source>
        <extracomment>n.Load</extracomment>
        <translation>Charge maximale</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>Age</source>
        <extracomment>n.Age</extracomment>
        <translation>Âge</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>Release date</source>
        <extracomment>n.Release</extracomment>
        <translation>Date de sortie</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>Finish</source>
        <extracomment>n.Finish</extracomment>
        <translation>Finition</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>Condition</source>
        <extracomment>n.Condition</extracomment>
        <translation>État</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>Width</source>
        <extracomment>d.Width</extracomment>
        <translation>Largeur</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>Height</source>
        <extracomment>d.Height</extracomment>
        <translation>Hauteur</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>Depth</source>
        <extracomment>d.Depth</extracomment>
        <translation>Profondeur</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>Length</source>
        <extracomment>d.Length</extracomment>
        <translation>Longueur</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>Diameter</source>
        <extracomment>d.Diameter</extracomment>
        <translation>Diamètre</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>The weight of {name} is {value}.</source>
        <extracomment>a.Weight</extracomment>
        <translation>Le poids de {name} est de {value}.</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>The weight of this product is {value}.</source>
        <extracomment>a.Weight, without the name</extracomment>
        <translation>Le poids de ce produit est de {value}.</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>The dimensions of {name} are {value}.</source>
        <extracomment>a.Size</extracomment>
        <translation>Les dimensions de {name} sont {value}.</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>The dimensions of this product are {value}.</source>
        <extracomment>a.Size, without the name</extracomment>
        <translation>Les dimensions de ce produit sont {value}.</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>The capacity of {name} is {value}.</source>
        <extracomment>a.Capacity</extracomment>
        <translation>La capacité de {name} est de {value}.</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>The capacity of this product is {value}.</source>
        <extracomment>a.Capacity, without the name</extracomment>
        <translation>La capacité de ce produit est de {value}.</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>The maximum load of {name} is {value}.</source>
        <extracomment>a.Load</extracomment>
        <translation>La charge maximale de {name} est de {value}.</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>The maximum load of this product is {value}.</source>
        <extracomment>a.Load, without the name</extracomment>
        <translation>La charge maximale de ce produit est de {value}.</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>The price of {name} is {value}.</source>
        <extracomment>a.price</extracomment>
        <translation>Le prix de {name} est de {value}.</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>The price of this product is {value}.</source>
        <extracomment>a.price, without the name</extracomment>
        <translation>Le prix de ce produit est de {value}.</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>The price of {name} is between {value} and {high}, depending on the offer.</source>
        <extracomment>a.priceRange</extracomment>
        <translation>Le prix de {name} se situe entre {value} et {high} selon l’offre.</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>The price of this product is between {value} and {high}, depending on the offer.</source>
        <extracomment>a.priceRange, without the name</extracomment>
        <translation>Le prix de ce produit se situe entre {value} et {high} selon l’offre.</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>Yes, {name} is in stock.</source>
        <extracomment>s.InStock</extracomment>
        <translation>Oui, {name} est en stock.</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>Yes, this product is in stock.</source>
        <extracomment>s.InStock, without the name</extracomment>
        <translation>Oui, ce produit est en stock.</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>No, {name} is currently out of stock.</source>
        <extracomment>s.OutOfStock</extracomment>
        <translation>Non, {name} est actuellement en rupture de stock.</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>No, this product is currently out of stock.</source>
        <extracomment>s.OutOfStock, without the name</extracomment>
        <translation>Non, ce produit est actuellement en rupture de stock.</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>Yes, but with a later delivery: {name} is available on back-order.</source>
        <extracomment>s.BackOrder</extracomment>
        <translation>Oui, mais avec une livraison ultérieure : {name} est disponible sur commande.</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>Yes, but with a later delivery: this product is available on back-order.</source>
        <extracomment>s.BackOrder, without the name</extracomment>
        <translation>Oui, mais avec une livraison ultérieure : ce produit est disponible sur commande.</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>Not yet, but {name} can be pre-ordered.</source>
        <extracomment>s.PreOrder</extracomment>
        <translation>Pas encore, mais {name} peut être précommandé.</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>Not yet, but this product can be pre-ordered.</source>
        <extracomment>s.PreOrder, without the name</extracomment>
        <translation>Pas encore, mais ce produit peut être précommandé.</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>Yes, but only in limited numbers: {name} has limited availability.</source>
        <extracomment>s.LimitedAvailability</extracomment>
        <translation>Oui, mais en quantité limitée : le stock de {name} est limité.</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>Yes, but only in limited numbers: this product has limited availability.</source>
        <extracomment>s.LimitedAvailability, without the name</extracomment>
        <translation>Oui, mais en quantité limitée : le stock de ce produit est limité.</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>No, {name} is no longer sold.</source>
        <extracomment>s.Discontinued</extracomment>
        <translation>Non, {name} n’est plus vendu.</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>No, this product is no longer sold.</source>
        <extracomment>s.Discontinued, without the name</extracomment>
        <translation>Non, ce produit n’est plus vendu.</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>Customers rate {name} {value}.</source>
        <extracomment>a.rated</extracomment>
        <translation>Les clients attribuent à {name} la note de {value}.</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>Customers rate this product {value}.</source>
        <extracomment>a.rated, without the name</extracomment>
        <translation>Les clients attribuent à ce produit la note de {value}.</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>Customers rate {name} {value} out of {best}.</source>
        <extracomment>a.ratedOf</extracomment>
        <translation>Les clients attribuent à {name} la note de {value} sur {best}.</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>Customers rate this product {value} out of {best}.</source>
        <extracomment>a.ratedOf, without the name</extracomment>
        <translation>Les clients attribuent à ce produit la note de {value} sur {best}.</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>Number of ratings: {count}.</source>
        <extracomment>a.ratedCount</extracomment>
        <translation>Nombre d’avis : {count}.</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>What is special about {name}?</source>
        <extracomment>q.about</extracomment>
        <translation>Quelles sont les particularités de {name} ?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>What is special about this product?</source>
        <extracomment>q.about, without the name</extracomment>
        <translation>Quelles sont les particularités de ce produit ?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>Which brand is {name}?</source>
        <extracomment>q.brand</extracomment>
        <translation>De quelle marque est {name} ?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>Which brand is this product?</source>
        <extracomment>q.brand, without the name</extracomment>
        <translation>De quelle marque est ce produit ?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>The brand of {name} is {value}.</source>
        <extracomment>a.brand</extracomment>
        <translation>La marque de {name} est {value}.</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>The brand of this product is {value}.</source>
        <extracomment>a.brand, without the name</extracomment>
        <translation>La marque de ce produit est {value}.</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>What is the item number of {name}?</source>
        <extracomment>q.number</extracomment>
        <translation>Quelle est la référence de {name} ?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>What is the item number of this product?</source>
        <extracomment>q.number, without the name</extracomment>
        <translation>Quelle est la référence de ce produit ?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>The item number of {name} is {value}.</source>
        <extracomment>a.number</extracomment>
        <translation>La référence de {name} est {value}.</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>The item number of this product is {value}.</source>
        <extracomment>a.number, without the name</extracomment>
        <translation>La référence de ce produit est {value}.</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>{label}: {value}</source>
        <extracomment>f.labelled</extracomment>
        <translation>{label} : {value}</translation>
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
        <translation>Combien de temps prend la livraison ?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>How can I return an order?</source>
        <extracomment>f.shopReturns</extracomment>
        <translation>Comment retourner une commande ?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>What warranty do your products have?</source>
        <extracomment>f.shopWarranty</extracomment>
        <translation>Quelle garantie ont vos produits ?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>What are the technical details of {name}?</source>
        <extracomment>f.TechnicalAsked</extracomment>
        <translation>Quelles sont les caractéristiques techniques de {name} ?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>What are the technical details of this product?</source>
        <extracomment>f.TechnicalAsked, without the name</extracomment>
        <translation>Quelles sont les caractéristiques techniques de ce produit ?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>What are the details of {name}?</source>
        <extracomment>f.DetailsAsked</extracomment>
        <translation>Quelles sont les caractéristiques de {name} ?</translation>
    </message>
    <message>
        <location filename="../../server/faqs/questions/question_writer_texts.cpp"/>
        <source>What are the details of this product?</source>
        <extracomment>f.DetailsAsked, without the name</extracomment>
        <translation>Quelles sont les caractéristiques de ce produit ?</translation>
    </message>
</context>
</TS>
