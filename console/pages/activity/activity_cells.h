// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "console/pages/activity/message_log.h"
#include "console/widgets/tables/cells.h"
#include "shared/core/clock.h"
#include "shared/models/api_key_model.h"
#include "shared/models/audit_model.h"
#include "shared/models/commerce_list_model.h"
#include "shared/models/request_model.h"

// The logs as tables.
namespace answerdesk::console {

class RequestCells final : public CellModel
{
    Q_OBJECT
public:
    enum Column { Time, Status, Request, Code, Company, Key, Duration };
    /// Names of keys come from the model of keys, as far as it knows them.
    RequestCells(models::RequestModel &requests, const models::ApiKeyModel &keys, const Clock &clock,
        QObject *parent = nullptr);

protected:
    Cell cell(const QModelIndex &source, int column) const override;

private:
    const models::ApiKeyModel &m_keys;
    const Clock &m_clock;
};

class RefusedCells final : public CellModel
{
    Q_OBJECT
public:
    RefusedCells(models::RefusedEventModel &events, const Clock &clock, QObject *parent = nullptr);

protected:
    Cell cell(const QModelIndex &source, int column) const override;

private:
    const Clock &m_clock;
};

class AuditCells final : public CellModel
{
    Q_OBJECT
public:
    enum Column { Time, Actor, Action, Target, Company, Address };
    AuditCells(models::AuditModel &audit, const Clock &clock, QObject *parent = nullptr);

protected:
    Cell cell(const QModelIndex &source, int column) const override;

private:
    const Clock &m_clock;
};

class MessageCells final : public CellModel
{
    Q_OBJECT
public:
    MessageCells(MessageFilter &messages, const Clock &clock, QObject *parent = nullptr);

protected:
    Cell cell(const QModelIndex &source, int column) const override;

private:
    const MessageFilter &m_messages;
    const Clock &m_clock;
};

/// What a key is called: its name, or its id where only that is known; empty for none.
QString keyName(const models::ApiKeyModel &keys, const std::optional<QString> &keyId);

} // namespace answerdesk::console
