// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/widgets/style/field_limit.h"
#include "console/widgets/style/error_place.h"
#include "console/widgets/style/text_box.h"
#include <QtCore/QLocale>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QToolTip>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::console {

namespace {

constexpr int kShownMs = 8'000;

struct Words {
    Q_DECLARE_TR_FUNCTIONS(FieldLimit)
public:
    static QString of(const QLineEdit &edit)
    {
        return tr("Limit is %1 characters. The rest was not inserted.")
            .arg(QLocale().toString(edit.maxLength()));
    }
    static QString of(const LimitedText &edit, qsizetype size)
    {
        return size > edit.mostTaken()
            ? tr("Limit is %1 characters. The pasted text (%2) was not inserted.")
                  .arg(QLocale().toString(edit.mostTaken()), QLocale().toString(size))
            : tr("Limit is %1 characters and %2 per line. The pasted text was not inserted.")
                  .arg(QLocale().toString(edit.mostTaken()), QLocale().toString(LimitedText::kLongestLine));
    }
};

void say(QWidget *edit, const QString &words)
{
    for (QWidget *each = edit; each; each = each->parentWidget()) {
        if (auto *place = dynamic_cast<ErrorPlace *>(each))
            return place->showError(words);
    }
    QToolTip::showText(edit->mapToGlobal(QPoint(0, edit->height())), words, edit, {}, kShownMs);
}

} // namespace

void sayWhatDoesNotFit(QWidget *widget)
{
    static const char *const kIsWatched = "limitIsWatched";
    auto *line = qobject_cast<QLineEdit *>(widget);
    auto *text = qobject_cast<TextBox *>(widget);
    if ((!line && !text) || widget->property(kIsWatched).toBool())
        return;
    widget->setProperty(kIsWatched, true);
    if (text) {
        QObject::connect(text, &LimitedText::tooMuchTaken, text,
            [text](const QString &pasted) { say(text, Words::of(*text, pasted.size())); });
        return;
    }
    QObject::connect(line, &QLineEdit::inputRejected, line, [line] {
        if (line->text().size() < line->maxLength())
            return; // it was another rule
        // The change of the text is still to be told, and takes away what the field says.
        QMetaObject::invokeMethod(
            line, [line] { say(line, Words::of(*line)); }, Qt::QueuedConnection);
    });
}

} // namespace answerdesk::console
