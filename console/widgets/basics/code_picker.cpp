// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/widgets/basics/code_picker.h"
#include "console/widgets/basics/builders.h"
#include "console/widgets/basics/rows.h"
#include "console/widgets/style/glyph.h"
#include <QtCore/QCoreApplication>
#include <QtCore/QEvent>
#include <QtGui/QAction>
#include <QtGui/QShortcut>
#include <QtWidgets/QAbstractItemView>
#include <QtWidgets/QCompleter>
#include <QtWidgets/QLineEdit>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::console {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(CodePicker)
};

constexpr int kArrowRoom = 34, kMostInView = 10;

class CodeModel final : public QAbstractListModel
{
public:
    CodeModel(QList<NamedCode> codes, QObject *parent)
        : QAbstractListModel(parent)
        , m_codes(std::move(codes))
    {
    }
    int rowCount(const QModelIndex &parent = {}) const override
    {
        return parent.isValid() ? 0 : int(m_codes.size());
    }
    QVariant data(const QModelIndex &index, int role) const override
    {
        const NamedCode &each = m_codes[index.row()];
        return role == Qt::DisplayRole ? QVariant(u"%1 · %2"_s.arg(each.code, each.name))
            : role == Qt::UserRole     ? QVariant(each.code)
                                       : QVariant();
    }
    QString nameOf(const QString &code) const
    {
        const auto found = std::find_if(m_codes.cbegin(), m_codes.cend(),
            [&](const NamedCode &each) { return each.code.compare(code, Qt::CaseInsensitive) == 0; });
        return found == m_codes.cend() ? QString() : found->name;
    }

private:
    const QList<NamedCode> m_codes;
};

/// Proposes by code and name, and puts the code alone into the field.
class CodeCompleter final : public QCompleter
{
public:
    CodeCompleter(QLineEdit *field, CodeModel *codes, bool isList)
        : QCompleter(codes, field)
        , m_field(*field)
        , m_isList(isList)
    {
        setCompletionRole(Qt::DisplayRole);
        setFilterMode(Qt::MatchContains);
        setCaseSensitivity(Qt::CaseInsensitive);
        setMaxVisibleItems(kMostInView);
    }
    QString pathFromIndex(const QModelIndex &index) const override
    {
        return m_before + index.data(Qt::UserRole).toString();
    }
    QStringList splitPath(const QString &path) const override
    {
        const qsizetype last = m_isList ? path.lastIndexOf(u',') + 1 : 0;
        m_before = path.left(last) + (last > 0 ? u" "_s : QString());
        return {path.mid(last).trimmed()};
    }
    void proposeAll()
    {
        const QString text = m_field.text();
        setCompletionPrefix(m_isList && !text.trimmed().isEmpty() && !text.trimmed().endsWith(u',')
                ? text + u", "_s
                : m_isList ? text
                           : QString());
        m_field.setFocus(Qt::OtherFocusReason);
        complete();
    }

private:
    QLineEdit &m_field;
    const bool m_isList;
    mutable QString m_before; ///< what the list has in front of the code that is typed
};

/// The names are read when the field is first used: there are hundreds, and most fields are never touched.
class CodePicker final : public QObject
{
public:
    CodePicker(QLineEdit *field, CodeKind kind, bool isList)
        : QObject(field)
        , m_field(field)
        , m_kind(kind)
        , m_isList(isList)
        , m_name(label({}, Type::Body, QPalette::PlaceholderText))
    {
        m_name->setParent(field);
        m_name->setAttribute(Qt::WA_TransparentForMouseEvents);
        m_name->hide();
        field->installEventFilter(this);
        auto *all = field->addAction(glyph::icon(u"chevron-down"_s), QLineEdit::TrailingPosition);
        all->setToolTip(kind == CodeKind::TimeZone ? Words::tr("Show all time zones")
                : kind == CodeKind::Currency       ? Words::tr("Show all currencies")
                                                   : Words::tr("Show all languages"));
        connect(all, &QAction::triggered, this, [this] { completer()->proposeAll(); });
        auto *down = new QShortcut(Qt::Key_Down, field);
        down->setContext(Qt::WidgetShortcut);
        connect(down, &QShortcut::activated, this, [this] { completer()->proposeAll(); });
        connect(field, &QLineEdit::textChanged, this, &CodePicker::showName);
    }
    bool eventFilter(QObject *, QEvent *event) override
    {
        if (event->type() == QEvent::FocusIn)
            completer();
        else if (event->type() == QEvent::Show || event->type() == QEvent::Resize
            || event->type() == QEvent::FontChange)
            showName();
        return false;
    }

private:
    CodeCompleter *completer()
    {
        if (!m_completer) {
            m_completer = new CodeCompleter(m_field, codes(), m_isList);
            m_field->setCompleter(m_completer);
            // As if the code had been typed: what listens to a person's edits hears of it.
            connect(m_completer, qOverload<const QString &>(&QCompleter::activated), m_field,
                &QLineEdit::textEdited, Qt::QueuedConnection);
        }
        return m_completer;
    }
    CodeModel *codes()
    {
        if (!m_codes)
            m_codes = new CodeModel(namedCodes(m_kind), this);
        return m_codes;
    }
    void showName()
    {
        if (m_isList || !m_field->isVisible())
            return;
        const int at = m_field->fontMetrics().horizontalAdvance(m_field->text()) + 22;
        const int room = m_field->width() - at - kArrowRoom;
        const QString name
            = m_field->text().isEmpty() ? QString() : codes()->nameOf(m_field->text().trimmed());
        m_name->setText(m_name->fontMetrics().elidedText(name, Qt::ElideRight, room));
        m_name->setVisible(!name.isEmpty() && room > 40);
        const QRect place(at, 0, qMax(0, room), m_field->height());
        m_name->setGeometry(QStyle::visualRect(m_field->layoutDirection(), m_field->rect(), place));
        m_field->setAccessibleDescription(name);
    }
    QLineEdit *m_field;
    const CodeKind m_kind;
    const bool m_isList;
    QLabel *m_name;
    CodeModel *m_codes = nullptr;
    CodeCompleter *m_completer = nullptr;
};

} // namespace

void pickCode(QLineEdit *field, CodeKind kind, bool isList) { new CodePicker(field, kind, isList); }

} // namespace answerdesk::console
