// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "console/pages/faqs/page/faqs_page.h"
#include "console/widgets/dialogs/dialog.h"
#include "console/widgets/style/text_box.h"
#include "console/widgets/tables/cells.h"
#include "tests/console/click.h"
#include "tests/support/fake_site.h"
#include "tests/support/qt_test.h"
#include "tests/support/test_server.h"
#include <QtTest/QSignalSpy>
#include <QtWidgets/QPushButton>

namespace answerdesk::console {
class FaqCard;
}

namespace answerdesk::tests {

inline const QString kWash = QStringLiteral("How do I wash the Alta 2?");
inline const QString kPoles = QStringLiteral("What are the poles made of?");
inline const QString kGuests = QStringLiteral("How many people sleep in the Alta 2?");

/// The Product FAQs page on the real server, with a site whose page /alta has its FAQs, and the hands of an
/// administrator. What fails in it fails the test that calls it.
class FaqsFixture
{
public:
    FaqsFixture();
    ~FaqsFixture();

    test::TestServer &server() { return *m_server; }
    test::FakeSite &site() { return *m_site; }
    console::FaqsPage *page() const { return m_page.get(); }
    client::ApiClient &client() { return *m_client; }

    /// Shows the page.
    void open();
    /// Makes its window the active one, which shortcuts and the focus need; a dialog that closes leaves none.
    void activate() const;
    /// From now on the page hears nothing of what others do.
    void stopListening() const;
    template <typename T>
    T *part(const char *name) const
    {
        return m_page->findChild<T *>(QString::fromLatin1(name));
    }
    /// The dialog of this kind that stands open, or null.
    template <typename T>
    T *open() const
    {
        for (T *each : m_page->findChildren<T *>()) {
            if (each->isVisible())
                return each;
        }
        return nullptr;
    }

    // The list of pages
    console::Cell cell(int row, int column) const;
    QStringList rows() const; ///< names
    void choose(int row) const;

    // The questions as they are shown, from above
    QStringList questions() const;
    console::FaqCard *card(const QString &question) const; ///< null: not shown
    QString answers(const QString &question) const;
    QStringList badges(const QString &question) const;

    // What an administrator does
    void click(const char *button) const;
    void press(const QDialog *dialog, const QString &text) const;
    void focus(const QString &question) const;
    bool hasFocus(const QString &question) const;
    /// A shortcut of the page.
    void keys(const QKeySequence &keys) const;
    /// A button of a card by what it is called.
    void clickIn(const QString &question, const QString &button) const;
    /// A line of a card's menu.
    void trigger(const QString &question, const QString &action) const;
    void drag(const QString &question, const QString &onto) const;
    /// Takes the action of the last toast, as soon as that says this.
    void undo(const QString &said);
    QString toast() const; ///< the last one's text
    QString fault() const; ///< code of the last toast with a fault

    // What the server has
    void serve(const QString &degrees);
    void ask(const QString &path, const QString &locale = QStringLiteral("en"));
    void change(const QString &question, const json::Object &body);
    void regenerate();
    QStringList stored() const; ///< questions in their order
    json::Value stored(const QString &question) const;
    QStringList served() const; ///< what shoppers get
    test::Answer call(const QByteArray &method, const QByteArray &below, const json::Object &body = {}) const;
    const QByteArray &key() const { return m_key; }
    const QString &url() const { return m_url; }

private:
    std::unique_ptr<test::FakeSite> m_site;
    std::unique_ptr<test::TestServer> m_server;
    std::unique_ptr<client::ApiClient> m_client;
    std::unique_ptr<console::FaqsPage> m_page;
    std::unique_ptr<QSignalSpy> m_toasts;
    QByteArray m_key;
    QString m_url;
    QByteArray m_pageId;
};

} // namespace answerdesk::tests
