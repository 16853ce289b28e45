// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/answers/engine/composer.h"
#include "tests/unit/answers/sample_help_centre.h"
#include <QtCore/QFile>
#include <QtCore/QJsonArray>
#include <QtCore/QJsonDocument>
#include <QtCore/QJsonObject>
#include <QtTest/QTest>

using namespace answerdesk;
using namespace answerdesk::answers;
using namespace Qt::Literals::StringLiterals;
using knowledge::Passage;
using knowledge::RetrievalIndex;

class TestSampleQuestions : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase();
    void mostQuestionsAreAnsweredRightAndForeignOnesRefused();
    void everyAnswerIsQuotedFromItsPassages();
    void aQuestionInAnotherLanguageIsAnsweredFromTheTranslation();

private:
    ComposedAnswer ask(const QJsonObject &row) const
    {
        Question question;
        question.text = row[u"question"_s].toString();
        question.locale = row[u"locale"_s].toString();
        return compose(*m_index, question);
    }

    QJsonArray m_rows;
    std::shared_ptr<const RetrievalIndex> m_index;
};

void TestSampleQuestions::initTestCase()
{
    const QString samples = QStringLiteral(ANSWERDESK_SAMPLES_DIR);
    QFile questions(samples + u"/questions.json"_s);
    QVERIFY(questions.open(QIODevice::ReadOnly));
    const QJsonDocument document = QJsonDocument::fromJson(questions.readAll());
    m_rows = document.isArray() ? document.array() : document.object()[u"questions"_s].toArray();
    QVERIFY(m_rows.size() >= 20);
    m_index = RetrievalIndex::build(test::sampleHelpCentre());
    for (const QString &language : {u"en"_s, u"de"_s, u"fr"_s})
        qInfo("threshold %s %.2f", qPrintable(language), m_index->threshold(language));
}

void TestSampleQuestions::mostQuestionsAreAnsweredRightAndForeignOnesRefused()
{
    int answerable = 0, right = 0, foreign = 0, refused = 0;
    for (const QJsonValue &value : std::as_const(m_rows)) {
        const QJsonObject row = value.toObject();
        const ComposedAnswer answer = ask(row);
        bool good = true;
        if (row[u"refuse"_s].toBool()) {
            ++foreign;
            good = answer.kind == ComposedAnswer::Refusal;
            refused += good ? 1 : 0;
        } else {
            ++answerable;
            good = answer.kind == ComposedAnswer::Answer;
            for (const QJsonValue &expected : row[u"expect"_s].toArray())
                good = good && answer.text.contains(expected.toString(), Qt::CaseInsensitive);
            right += good ? 1 : 0;
        }
        if (!good || qEnvironmentVariableIsSet("ANSWERDESK_SHOW_ANSWERS")) {
            qInfo("%s %.2f/%.2f %s -> %s", good ? "right" : "wrong", answer.confidence, answer.threshold,
                qPrintable(row[u"question"_s].toString()), qPrintable(answer.text));
        }
    }
    qInfo("answered right: %d of %d; refused: %d of %d", right, answerable, refused, foreign);
    QVERIFY(right * 100 >= answerable * 85);
    QVERIFY(refused * 100 >= foreign * 85);
}

void TestSampleQuestions::everyAnswerIsQuotedFromItsPassages()
{
    for (const QJsonValue &value : std::as_const(m_rows)) {
        const ComposedAnswer answer = ask(value.toObject());
        QVERIFY(!answer.text.isEmpty());
        QCOMPARE(answer.sources.isEmpty(), answer.kind != ComposedAnswer::Answer);
        for (const auto &source : answer.sources) {
            const Passage &passage = m_index->passages()[source.passageId - 1];
            QVERIFY2(passage.text.contains(source.quote), qPrintable(source.quote));
        }
        for (const QString &debris : {u"**"_s, u"]("_s, u"|"_s, u"##"_s, u"<"_s})
            QVERIFY2(!answer.text.contains(debris), qPrintable(answer.text));
    }
}

void TestSampleQuestions::aQuestionInAnotherLanguageIsAnsweredFromTheTranslation()
{
    Question question;
    question.text = u"How long does delivery to Austria take?"_s;
    question.locale = u"de"_s;
    const ComposedAnswer answer = compose(*m_index, question);
    QCOMPARE(answer.kind, ComposedAnswer::Answer);
    QCOMPARE(answer.locale, u"de"_s);
    QVERIFY2(answer.text.contains(u"3–5 Werktage"_s), qPrintable(answer.text));
}

QTEST_GUILESS_MAIN(TestSampleQuestions)
#include "tst_sample_questions.moc"
