// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/pages/activity/activity_cells.h"
#include "console/widgets/tables/data_table.h"
#include "shared/client/api_client.h"
#include "tests/bench/console/times.h"
#include "tests/unit/models/fake_server.h"
#include <QtCore/QElapsedTimer>
#include <QtGui/QWheelEvent>
#include <QtWidgets/QApplication>
#include <QtWidgets/QHeaderView>
#include <QtWidgets/QMainWindow>
#include <QtWidgets/QScrollBar>
#include <QtWidgets/QTableView>
#include <memory>
#include <random>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::bench {

using console::ActivityCells;
using console::DataTable;

namespace {

constexpr int kRowsAPage = 200, kAppended = 20, kPatienceMs = 30'000;
constexpr int kFrames = 400, kStep = 7; ///< pixels: no row ends where one began
constexpr qint64 kNow = 1'795'188'600'000;
constexpr QSize kSizes[] = {{1280, 800}, {1920, 1080}};
constexpr int kWidths[] = {168, 208, 0, 120, 120}; ///< as the page of the audit log has them

api::AuditEntry entry(int row)
{
    const QStringList actors{u"mara.lindt@northwind.example"_s, u"jon.berg@northwind.example"_s, u"local"_s};
    const QStringList actions{u"key.created"_s, u"company.changed"_s, u"faq.changed"_s,
        u"document.imported"_s, u"own-answer.deleted"_s};
    api::AuditEntry made;
    made.auditId = QString::number(1'000'000 - row);
    made.companyKey = u"northwind"_s;
    made.at.ms = kNow - qint64(row) * 37'000;
    made.actor = actors[row % actors.size()];
    made.action = actions[row % actions.size()];
    made.target = u"en/help/returns-and-shipping-%1.md"_s.arg(row);
    made.address = u"192.0.2.%1"_s.arg(row % 250);
    return made;
}

/// The audit log as the console has it: its model, filled by the cursor from a server, under its cells.
class AuditLog
{
public:
    explicit AuditLog(int total)
        : m_total(total)
        , m_cells(ActivityCells::audit(m_clock), m_model, nullptr)
    {
        m_client.setServer(m_server.url());
        m_client.setToken(Secret("token"));
        m_model.setClient(&m_client);
        m_model.setCompany(u"northwind"_s);
    }
    console::CellModel &cells() { return m_cells; }
    int rows() const { return m_model.rowCount(); }
    int total() const { return m_total; }

    /// Reads without a view until so many rows are here.
    bool fill(int rows)
    {
        offerNext();
        m_model.refresh();
        QElapsedTimer clock;
        clock.start();
        while (m_model.rowCount() < rows) {
            const int before = m_model.rowCount();
            if (before > 0)
                m_model.fetchMore({});
            while (m_model.rowCount() == before) {
                if (clock.elapsed() > kPatienceMs * 10)
                    return false;
                QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents, 100);
            }
            offerNext();
        }
        return true;
    }
    /// F5: all that is here comes again. The turns of the event loop meanwhile.
    bool readAgain(Frames &turns)
    {
        m_offered = 0;
        while (m_offered < rows())
            offerPage();
        m_model.refresh();
        QElapsedTimer clock;
        clock.start();
        while (m_model.isLoading() && clock.elapsed() < kPatienceMs * 10) {
            const double began = wallMs(), used = processorMs();
            QCoreApplication::processEvents();
            turns.processor.push_back(processorMs() - used);
            turns.wall.push_back(wallMs() - began);
        }
        return !m_model.isLoading();
    }
    /// The two next answers of the server, before it is asked: a view may do so at any time.
    void offerNext()
    {
        while (m_offered <= rows() + kRowsAPage && m_offered < m_total)
            offerPage();
    }

private:
    void offerPage()
    {
        std::vector<api::AuditEntry> entries;
        for (int row = m_offered; row < m_offered + kRowsAPage; ++row)
            entries.push_back(entry(row));
        m_offered += kRowsAPage;
        const auto next = m_offered < m_total ? std::optional(u"c%1"_s.arg(m_offered)) : std::nullopt;
        m_server.answerOnce(
            "GET /admin/v1/companies/northwind/audit", {.body = tests::listOf(std::move(entries), next)});
    }

    const int m_total;
    tests::FakeServer m_server;
    client::ApiClient m_client;
    models::AuditModel m_model;
    ManualClock m_clock{kNow};
    console::TableOf<api::AuditEntry> m_cells;
    int m_offered = 0;
};

/// The same rows for a view of Qt: texts that are there already.
class PlainRows final : public QAbstractTableModel
{
public:
    explicit PlainRows(const QAbstractItemModel &cells)
        : m_columns(cells.columnCount())
    {
        for (int row = 0; row < cells.rowCount(); ++row) {
            for (int column = 0; column < m_columns; ++column)
                m_texts << cells.index(row, column).data().toString();
        }
    }
    int rowCount(const QModelIndex &parent = {}) const override
    {
        return parent.isValid() ? 0 : int(m_texts.size()) / m_columns;
    }
    int columnCount(const QModelIndex &parent = {}) const override
    {
        return parent.isValid() ? 0 : m_columns;
    }
    QVariant data(const QModelIndex &index, int role) const override
    {
        return role == Qt::DisplayRole
            ? QVariant(m_texts[qsizetype(index.row()) * m_columns + index.column()])
            : QVariant();
    }

private:
    int m_columns;
    QStringList m_texts;
};

struct Scrolled {
    Frames wheel, pixels, jumps;
};

bool scroll(QAbstractItemView &view, QSize size, Scrolled &scrolled)
{
    QMainWindow window;
    window.setCentralWidget(&view);
    view.show();
    window.resize(size);
    bool taken = expose(window);
    QScrollBar &bar = *view.verticalScrollBar();
    PaintCount painted(view.viewport());
    const auto frames = [&](Frames &times, auto cause) {
        bar.setValue(bar.maximum() / 2);
        Frames::paint(window);
        const int before = painted.count();
        for (int i = 0; i < kFrames; ++i)
            times.take(window, [&] { cause(i); });
        taken = taken && painted.count() - before >= kFrames;
    };
    const QPointF middle = view.viewport()->rect().center();
    const QPointF onScreen = view.viewport()->mapToGlobal(middle);
    frames(scrolled.wheel, [&](int i) {
        QWheelEvent turn(middle, onScreen, {}, {0, i < kFrames / 2 ? -120 : 120}, Qt::NoButton, {},
            Qt::NoScrollPhase, false);
        QCoreApplication::sendEvent(view.viewport(), &turn);
    });
    frames(scrolled.pixels, [&](int) { bar.setValue(bar.value() + kStep); });
    std::mt19937 random(20261123);
    frames(scrolled.jumps, [&](int) { bar.setValue(int(random() % unsigned(bar.maximum()))); });
    window.takeCentralWidget()->setParent(nullptr);
    return taken;
}

/// A person at the end of what is here: the view asks for more, and the longest time without an answer to the
/// person's hand is that of the frame.
bool append(AuditLog &log, DataTable &table, QSize size, Frames &frames)
{
    QMainWindow window;
    window.setCentralWidget(&table);
    table.show();
    window.resize(size);
    bool taken = expose(window);
    while (log.rows() < log.total() && taken) {
        log.offerNext();
        const int before = log.rows();
        QElapsedTimer clock;
        clock.start();
        Frames each;
        int rest = 3; // turns of the event loop after the rows came: the view lays them out later
        while (rest > 0 && taken) {
            each.take(window, [&] {
                QCoreApplication::processEvents();
                if (log.rows() == before)
                    table.verticalScrollBar()->setValue(table.verticalScrollBar()->maximum());
            });
            rest -= log.rows() > before;
            taken = clock.elapsed() < kPatienceMs;
        }
        frames.wall.push_back(at(each.wall, 1));
        frames.processor.push_back(at(each.processor, 1));
    }
    window.takeCentralWidget()->setParent(nullptr);
    return taken;
}

std::unique_ptr<QTableView> plainView(PlainRows &rows, int rowHeight)
{
    auto view = std::make_unique<QTableView>();
    view->setModel(&rows);
    view->verticalHeader()->hide();
    view->verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    view->verticalHeader()->setDefaultSectionSize(rowHeight);
    view->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    view->setColumnHidden(ActivityCells::kCompanyOfAudit, true);
    for (int column = 0; column < rows.columnCount(); ++column) {
        if (kWidths[column])
            view->setColumnWidth(column, kWidths[column]);
        else
            view->horizontalHeader()->setSectionResizeMode(column, QHeaderView::Stretch);
    }
    return view;
}

} // namespace

bool measureRows(int rows)
{
    AuditLog log(rows);
    const double began = wallMs(), used = processorMs();
    if (!log.fill(rows - kAppended * kRowsAPage)) {
        std::fprintf(stderr, "the rows did not come\n");
        return false;
    }
    std::printf("rows of the audit log, read by the cursor %d at a time, a frame; baseline: a QTableView "
                "over texts\n",
        kRowsAPage);
    std::printf("  %d rows read in %.1f s, processor %.1f s, the stand-in server's work among it\n",
        log.rows(), (wallMs() - began) / 1e3, (processorMs() - used) / 1e3);
    DataTable table(&log.cells());
    table.setColumnAvailable(ActivityCells::kCompanyOfAudit, false);
    Frames appended;
    bool taken = append(log, table, kSizes[0], appended);
    appended.print(u"%1 more, longest pause"_s.arg(kRowsAPage));
    PlainRows plain(log.cells());
    const auto baseline = plainView(plain, table.property("rowHeight").toInt());
    for (const QSize size : kSizes) {
        Scrolled ours, theirs;
        taken = taken && scroll(*baseline, size, theirs) && scroll(table, size, ours);
        const auto print = [&](const char *what, const Frames &times, const Frames &beside) {
            times.print(
                u"%1, %2x%3"_s.arg(QLatin1String(what)).arg(size.width()).arg(size.height()), &beside);
        };
        print("wheel", ours.wheel, theirs.wheel);
        print("by 7 pixels", ours.pixels, theirs.pixels);
        print("jumps of the bar", ours.jumps, theirs.jumps);
    }
    Frames turns;
    taken = taken && log.readAgain(turns);
    std::printf("  all %d rows read again: longest pause %.0f ms, processor %.0f ms\n\n", log.rows(),
        at(turns.wall, 1), at(turns.processor, 1));
    if (!taken)
        std::fprintf(stderr, "a frame was not painted\n");
    return taken;
}

} // namespace answerdesk::bench
