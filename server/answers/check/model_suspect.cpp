// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/answers/check/model_check.h"
#include <QtCore/QRegularExpression>

namespace answerdesk::answers {

using namespace Qt::Literals::StringLiterals;

namespace {

/// What attackers write to models, in the languages that answers are worded in. Texts for shoppers do not
/// speak of prompts, and do not ask to ignore what was said before.
QRegularExpression suspectPattern()
{
    const QStringList patterns{
        // "Ignore all previous instructions" and its translations.
        u"\\b(ignore|disregard|forget|override|bypass)\\b[^.!?\\n]{0,40}\\b(instructions?|prompts?|rules?|guidelines|directions|context|above|previous|system|told)\\b"_s,
        u"\\b(ignorier\\w*|vergiss|missachte\\w*|vergessen sie)\\b[^.!?\\n]{0,40}\\b(anweisung\\w*|anleitung\\w*|regeln|vorgaben|prompt\\w*|bisherige\\w*|vorherige\\w*)"_s,
        u"\\b(ignore[zs]?|oublie[zs]?)\\b[^.!?\\n]{0,40}\\b(instructions|consignes|règles|précédent\\w*)"_s,
        u"\\b(ignora\\w*|olvida|omite|dimentica)\\b[^.!?\\n]{0,40}\\b(instrucciones|istruzioni|instruções|reglas|regole|regras|anterior\\w*|precedent\\w*)"_s,
        u"\\b(negeer|vergeet)\\b[^.!?\\n]{0,40}\\b(instructies|regels|vorige|eerdere)"_s,
        u"\\b(zignoruj|zapomnij|pomiń)\\b[^.!?\\n]{0,40}\\b(instrukcj\\w*|polece\\w*|zasad\\w*|poprzedni\\w*)"_s,
        // Roles and delimiters of chat formats.
        u"(^|\\n)\\s*#*\\s*\\[?(system|assistant|developer|user)\\]?\\s*(message|prompt)?\\s*:"_s,
        u"<\\|?/?(im_start|im_end|system|assistant|user|endoftext|start_header_id|eot_id)\\b|\\[/?INST\\]|<</?SYS>>"_s,
        // Words about the machine itself.
        u"\\b(system|hidden|initial|developer)[\\s\\-]?(prompt|instructions?|message)\\b|\\bsystemprompt\\b|\\bprompt injection\\b"_s,
        u"\\b(language model|sprachmodell|modèle de langage|modelo de lenguaje|chat ?gpt|llm|as an ai|als ki|ai assistant|ki-assistent\\w*|chatbot)\\b"_s,
        u"\\byou are (now|no longer)\\b|\\bact as (a|an|if)\\b|\\bpretend (to be|that you)\\b|\\bdu bist (jetzt|nun|ab sofort)\\b|\\bvous êtes (désormais|maintenant)\\b|\\bfrom now on,? (you|answer|respond|reply)\\b"_s,
        u"\\b(new|neue|nouvelles|nuevas|updated) (instructions|anweisungen|consignes|instrucciones)\\b"_s,
        u"\\b(your|deine|tes|tus|these) (instructions|anweisungen|consignes|instrucciones)\\b"_s,
        u"\\b(answer|respond|reply|antworte\\w*|répon\\w+) (only |nur |stets |always |to (every|any|all) \\w+ )?(with|mit|par)\\b[^.\\n]{0,20}[\"“«'„:]"_s,
        u"\\b(tell|inform|convince) (the |every |all )?(users?|customers?|visitors?|shoppers?|reader)\\b[^.\\n]{0,30}\\b(that|to|about|visit|:)"_s,
        u"\\b(repeat|print|reveal|output|show|display|leak|translate|summari[sz]e)\\b[^.!?\\n]{0,40}\\b(prompt|instructions?|everything above|text above|words above|the above|passages|json|source documents?)\\b"_s,
        u"\\b(call|invoke|execute|run|use) (the )?(tool|function|api|command|shell|plugin)\\b|\"?(tool_calls?|function_call)\"?"_s,
        u"\\b(jailbreak|dan mode|developer mode|god mode|base64|rot13)\\b"_s,
    };
    return QRegularExpression(u"(?:"_s + patterns.join(u")|(?:"_s) + u')',
        QRegularExpression::CaseInsensitiveOption | QRegularExpression::UseUnicodePropertiesOption);
}

/// Letters that cannot be seen hide words from a reader and from patterns.
bool hidesText(QStringView text)
{
    return std::any_of(text.begin(), text.end(), [](QChar c) {
        const char16_t u = c.unicode();
        return (u >= 0x202a && u <= 0x202e) || (u >= 0x2066 && u <= 0x2069) || u == 0x2060 || u == 0xfeff
            || u == 0xdb40; // the first half of tag characters, which spell out ASCII invisibly
    });
}

} // namespace

bool speaksToMachines(QStringView text)
{
    static const QRegularExpression pattern = suspectPattern();
    if (hidesText(text))
        return true;
    QString plain = text.toString().normalized(QString::NormalizationForm_KC);
    plain.remove(QChar(0x200b)).remove(QChar(0x200c)).remove(QChar(0x200d)).remove(QChar(0x00ad));
    return pattern.match(plain).hasMatch();
}

} // namespace answerdesk::answers
