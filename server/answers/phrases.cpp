// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/answers/phrases.h"
#include "shared/core/locale_tag.h"
#include <array>

namespace answerdesk::answers {

namespace {

struct Phrases {
    const char16_t *language;
    std::array<const char16_t *, 5> texts; ///< in the order of Phrase
};

constexpr std::array<Phrases, 8> kPhrases{{
    {u"en",
        {u"I'm sorry, I could not find an answer to that in our help pages. Please rephrase your question or "
         u"contact "
         u"our customer service.",
            u"Hello! What would you like to know?", u"You're welcome! Just ask if there is anything else.",
            u"Goodbye, and thank you for your visit!", u"I'm fine, thank you! What can I help you with?"}},
    {u"de",
        {u"Leider habe ich dazu in unseren Hilfeseiten keine Antwort gefunden. Bitte formulieren Sie die "
         u"Frage anders "
         u"oder wenden Sie sich an unseren Kundenservice.",
            u"Guten Tag! Was möchten Sie wissen?",
            u"Gern geschehen! Fragen Sie einfach, wenn Sie noch etwas brauchen.",
            u"Auf Wiedersehen und danke für Ihren Besuch!",
            u"Danke, mir geht es gut! Womit kann ich Ihnen helfen?"}},
    {u"fr",
        {u"Je suis désolé, je n'ai pas trouvé de réponse à ce sujet dans nos pages d'aide. Reformulez votre "
         u"question ou "
         u"contactez notre service client.",
            u"Bonjour ! Que souhaitez-vous savoir ?",
            u"Avec plaisir ! N'hésitez pas si vous avez une autre question.",
            u"Au revoir et merci de votre visite !", u"Je vais bien, merci ! Comment puis-je vous aider ?"}},
    {u"es",
        {u"Lo siento, no he encontrado una respuesta en nuestras páginas de ayuda. Formule la pregunta de "
         u"otra manera o "
         u"contacte con nuestro servicio de atención al cliente.",
            u"¡Hola! ¿Qué le gustaría saber?", u"¡De nada! Pregunte si necesita algo más.",
            u"¡Adiós y gracias por su visita!", u"¡Estoy bien, gracias! ¿En qué puedo ayudarle?"}},
    {u"it",
        {u"Mi dispiace, non ho trovato una risposta nelle nostre pagine di aiuto. Riformuli la domanda o "
         u"contatti il "
         u"nostro servizio clienti.",
            u"Buongiorno! Che cosa desidera sapere?", u"Prego! Chieda pure se ha bisogno di altro.",
            u"Arrivederci e grazie della visita!", u"Sto bene, grazie! Come posso aiutarla?"}},
    {u"nl",
        {u"Het spijt me, ik heb hierover geen antwoord gevonden in onze helppagina's. Stel de vraag anders "
         u"of neem "
         u"contact op met onze klantenservice.",
            u"Hallo! Wat wilt u graag weten?", u"Graag gedaan! Vraag gerust als u nog iets nodig hebt.",
            u"Tot ziens en bedankt voor uw bezoek!",
            u"Met mij gaat het goed, dank u! Waarmee kan ik u helpen?"}},
    {u"pt",
        {u"Lamento, não encontrei uma resposta nas nossas páginas de ajuda. Reformule a pergunta ou contacte "
         u"o nosso "
         u"apoio ao cliente.",
            u"Olá! O que gostaria de saber?", u"De nada! Pergunte se precisar de mais alguma coisa.",
            u"Adeus e obrigado pela visita!", u"Estou bem, obrigado! Em que posso ajudar?"}},
    {u"pl",
        {u"Przykro mi, nie znalazłem odpowiedzi na to pytanie na naszych stronach pomocy. Proszę sformułować "
         u"je inaczej "
         u"lub skontaktować się z obsługą klienta.",
            u"Dzień dobry! W czym mogę pomóc?",
            u"Nie ma za co! Proszę pytać, jeśli potrzebne będzie coś jeszcze.",
            u"Do widzenia i dziękuję za wizytę!", u"Dziękuję, wszystko dobrze! W czym mogę pomóc?"}},
}};

} // namespace

QStringList phraseLanguages()
{
    QStringList languages;
    for (const Phrases &row : kPhrases)
        languages.append(QString::fromUtf16(row.language));
    return languages;
}

QString phrase(Phrase what, const QString &locale)
{
    const QString language = languageOf(locale);
    const Phrases *found = &kPhrases.front();
    for (const Phrases &row : kPhrases) {
        if (language == QStringView(row.language))
            found = &row;
    }
    return QString::fromUtf16(found->texts[std::size_t(what)]);
}

} // namespace answerdesk::answers
