// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "console/widgets/tables/cells.h"
#include "shared/core/clock.h"

namespace answerdesk::console {

/// The feeds of a company, over a FeedModel.
class FeedCells final : public CellModel
{
    Q_OBJECT
public:
    enum Column { Name, Products, LastRun, Changes, NextRun };
    explicit FeedCells(const Clock &clock, QObject *parent = nullptr);

protected:
    Cell cell(const QModelIndex &source, int column) const override;

private:
    const Clock &m_clock;
};

/// Products of a feed: over a FeedProductModel, or Rows<api::FeedProductRow>.
class FeedProductCells final : public CellModel
{
    Q_OBJECT
public:
    enum Column { Name, Number, Price, Availability, Gtin, Row };
    explicit FeedProductCells(QObject *parent = nullptr);

protected:
    Cell cell(const QModelIndex &source, int column) const override;
};

/// Problems of a feed, over Rows<api::FeedLine>.
class FeedLineCells final : public CellModel
{
    Q_OBJECT
public:
    enum Column { Row, Line, Place, Problem, Value };
    explicit FeedLineCells(QObject *parent = nullptr);

protected:
    Cell cell(const QModelIndex &source, int column) const override;
};

} // namespace answerdesk::console
