// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "console/bench/exchange_runner.h"
#include "console/bench/request_draft.h"
#include <QtWidgets/QWidget>

class QBoxLayout;
class QComboBox;
class QLineEdit;
class QStackedWidget;

namespace answerdesk::console {

class HeaderRows;
class RawBody;
class RequestForm;
class SegmentedControl;

/// One request to write: an endpoint's declared fields as a form, or raw text, and headers. The address and
/// the raw text are what is sent; the form writes into them, and what is written there goes back into the
/// form as far as it can.
class RequestEditor final : public QWidget
{
    Q_OBJECT
public:
    enum View { Form, Raw, Headers };
    explicit RequestEditor(const ExchangeRunner &runner, QWidget *parent = nullptr);

    void setEndpoint(api::Endpoint endpoint);
    /// Its Authorization is left out: the bench has its own.
    void fillIn(const client::RawRequest &request);
    void setAuth(BenchAuth auth);
    void focusAddress();
    void focusEndpoint();

    client::RawRequest request() const;
    /// What was chosen; nothing for another server or beside an Authorization that was typed.
    BenchAuth auth() const;
    /// Null when the endpoint's field names none.
    const api::EndpointInfo *endpoint() const;
    bool isSendable() const; ///< the address is one
    bool isOwnAddress() const; ///< the address is one of the connected server's
    /// Whether a person changed it since it was made for an endpoint, or it was filled in.
    bool isEdited() const { return m_isFilledIn || draft() != m_made; }
    bool isLarge() const; ///< the body is too large to be taken apart

    /// All that is written in it.
    struct Draft {
        int endpoint = -1;
        QString method;
        QString address;
        client::HeaderList headers;
        QByteArray body;
        int auth = 0;
        friend bool operator==(const Draft &, const Draft &) = default;
    };
    Draft draft() const;
    void restore(const Draft &draft);

signals:
    void changed();
    /// Another request took the place of one that was being written.
    void replaced(const answerdesk::console::RequestEditor::Draft &before);
    void submitted(); ///< Enter in the address

private:
    void buildAddress(QBoxLayout *box);
    void buildViews(QBoxLayout *box);
    void chooseEndpoint(int index);
    void make(int index);
    void writeField(int index, const QString &text);
    void readAddress();
    void readRaw();
    void tellReplaced(const Draft &before, const Draft &made);

    const ExchangeRunner &m_runner;
    QList<DraftField> m_fields;
    QComboBox *m_endpoint;
    QComboBox *m_method;
    QLineEdit *m_address;
    SegmentedControl *m_view;
    QComboBox *m_auth;
    QStackedWidget *m_views;
    RequestForm *m_form;
    RawBody *m_raw;
    HeaderRows *m_headers;
    bool m_isWriting = false; ///< the form writes into the raw text
    bool m_isFilledIn = false; ///< from elsewhere, not made for an endpoint
    int m_chosen = -1; ///< the endpoint that it was made for last
    Draft m_made;
};

} // namespace answerdesk::console
