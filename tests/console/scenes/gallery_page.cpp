// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/console/scenes/gallery_page.h"
#include "console/charts/daily_chart.h"
#include "console/widgets/basics/builders.h"
#include "console/widgets/cards/card.h"
#include "console/widgets/cards/timeline.h"
#include "console/widgets/feedback/page_header.h"
#include "console/widgets/json/json_view.h"
#include <cmath>

using namespace Qt::Literals::StringLiterals;
using namespace answerdesk::console;

namespace answerdesk::tests {

GalleryPage::GalleryPage()
    : Page({u"gallery"_s, PageInfo::Manage, u"Gallery"_s, u"sliders"_s})
{
    auto *box = column(this);
    auto *header = new PageHeader(u"Revenue impact"_s);
    header->setSubtitle(u"22 Oct – 20 Nov 2026, Europe/Berlin · today is not complete"_s);
    header->addAction(new SegmentedControl(u"Range"_s, {u"Today"_s, u"7 days"_s, u"30 days"_s}));
    box->addWidget(header);
    auto *body = new QWidget;
    auto *inner = column(body, 0, 16);
    inner->setContentsMargins(24, 4, 24, 16);
    auto *cards = new QHBoxLayout;
    cards->setSpacing(16);
    const std::tuple<QString, QString, QString, Tone> metrics[]
        = {{u"Attributed revenue"_s, u"€46,318.20"_s, u"+12.4 %"_s, Tone::Success},
            {u"Orders"_s, u"416"_s, u"+9.1 %"_s, Tone::Success},
            {u"Average order value"_s, u"€111.34"_s, u"−2.2 %"_s, Tone::Danger}};
    QList<DailyChart::Period> days;
    QList<double> chat, faqs, previous;
    for (int i = 0; i < 30; ++i) {
        days << DailyChart::Period{QLocale().toString(QDate(2026, 10, 22).addDays(i), u"d MMM"_s), {}};
        chat << 760 * (1 + 0.2 * std::sin(i * 1.3)) * (i == 29 ? 0.4 : 1);
        faqs << 430 * (1 + 0.2 * std::sin(i * 1.7 + 2)) * (i == 29 ? 0.4 : 1);
        previous << 1100 + 240 * std::sin(i * 0.9 + 2);
    }
    for (const auto &[title, value, change, tone] : metrics) {
        auto *card = new MetricCard(title, u"How it is counted"_s);
        card->setValue(value, u"was before"_s);
        card->setChange(change, tone);
        card->setTrend(chat);
        cards->addWidget(card);
    }
    inner->addLayout(cards);
    auto *chartCard = new Card;
    auto *chart = new DailyChart(u"Attributed revenue per day"_s);
    chart->setData({days, {{u"Chat"_s, Ink::Chart1, chat, {}}, {u"Product FAQs"_s, Ink::Chart2, faqs, {}}},
        {}, previous, {}, u"30 days before"_s, u"EUR"_s, true});
    column(chartCard, 16)->addWidget(chart);
    inner->addWidget(chartCard, 1);
    auto *lower = new QHBoxLayout;
    lower->setSpacing(16);
    auto *left = new Card;
    auto *leftBox = column(left, 16, 12);
    auto *timeline = new Timeline;
    timeline->setSteps({{u"15:29:58.120"_s, u"Requested the page"_s, u"202 GENERATING"_s, Tone::Info},
        {u"15:30:00.004"_s, u"Waiting for Retry-After"_s, u"2 of 5 s"_s, Tone::Info, 0.4},
        {u"15:30:05.010"_s, u"Ready"_s, u"200 · 5 questions"_s, Tone::Success}});
    timeline->setCurrent(1);
    leftBox->addWidget(timeline);
    leftBox->addStretch();
    lower->addWidget(left, 1);
    auto *json = new JsonView;
    json->setBody(
        R"({"status":"ready","page":"https://shop.northwind.example/tents/alta-2","took_ms":182.5,)"
        R"("helpful":true,"thread_id":null,"faqs":[{"faq_id":1,"question":"How much does the Alta 2 weigh?",)"
        R"("answer":"The Alta 2 weighs 1.94 kg with poles, pegs and pack sack. Without it is 1.78 kg."}]})");
    json->setMinimumHeight(220);
    lower->addWidget(json, 1);
    inner->addLayout(lower, 1);
    box->addWidget(body, 1);
}

} // namespace answerdesk::tests
