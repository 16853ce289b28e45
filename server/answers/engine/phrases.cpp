// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/answers/engine/phrases.h"
#include "resources/i18n/frame_texts.h"
#include "shared/core/locale_tag.h"
#include <QtCore/QHash>
#include <QtCore/QTranslator>
#include <array>
#include <memory>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::answers {

namespace {

constexpr char kContext[] = "answers";

/// In the order of Phrase. Their translations are in resources/i18n.
constexpr std::array<const char *, 6> kTexts{
    QT_TRANSLATE_NOOP("answers",
        "I'm sorry, I could not find an answer to that in our help pages. Please rephrase your question or "
        "contact our customer service."),
    QT_TRANSLATE_NOOP("answers", "Hello! What would you like to know?"),
    QT_TRANSLATE_NOOP("answers", "You're welcome! Just ask if there is anything else."),
    QT_TRANSLATE_NOOP("answers", "Goodbye, and thank you for your visit!"),
    QT_TRANSLATE_NOOP("answers", "I'm fine, thank you! What can I help you with?"),
    QT_TRANSLATE_NOOP("answers", "I found more than one answer to that. Which of these do you mean?")};

/// One for each language but English, which is what the texts are written in. Of a question's locale, not the
/// process's: nothing is installed in the application. Made once, and read by all threads.
const QHash<QString, std::shared_ptr<const QTranslator>> &translators()
{
    static const auto all = [] {
        initFrameTexts();
        QHash<QString, std::shared_ptr<const QTranslator>> made;
        for (const QString &language : translatedLanguages()) {
            auto translator = std::make_shared<QTranslator>();
            if (!translator->load(u":/answerdesk/i18n/answers_%1.qm"_s.arg(language)))
                qFatal("the texts of the language %s are not in the program", qUtf8Printable(language));
            made.insert(language, std::move(translator));
        }
        return made;
    }();
    return all;
}

} // namespace

QStringList phraseLanguages() { return QStringList{u"en"_s} + translatedLanguages(); }

QString phrase(Phrase what, const QString &locale)
{
    const char *const source = kTexts[std::size_t(what)];
    const auto translator = translators().value(languageOf(locale));
    const QString text = translator ? translator->translate(kContext, source) : QString();
    return text.isEmpty() ? QString::fromUtf8(source) : text;
}

} // namespace answerdesk::answers
