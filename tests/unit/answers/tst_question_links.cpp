// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/answers/engine/lexicon_proposals.h"
#include "server/answers/engine/question_links.h"
#include <QtTest/QTest>

using namespace answerdesk;
using namespace answerdesk::answers;
using namespace Qt::Literals::StringLiterals;
using knowledge::Passage;
using knowledge::RetrievalIndex;

namespace {

constexpr qint64 kReturns = 1, kWorkshop = 2;

Passage passage(qint64 id, qint64 documentId, const QString &heading, const QString &text)
{
    Passage out;
    out.passageId = id;
    out.documentId = documentId;
    out.title = documentId == kReturns ? u"Returns"_s : u"Workshop"_s;
    out.headingPath = heading;
    out.text = text;
    out.language = u"en"_s;
    return out;
}

QList<Passage> documents()
{
    return {passage(11, kReturns, u"Refunds"_s, u"You get the full price back within five days."_s),
        passage(12, kReturns, u"Deadline"_s, u"You may send goods back within thirty days."_s),
        passage(21, kWorkshop, u"Repairs"_s, u"Instruments are mended within ten days."_s),
        passage(22, kWorkshop, u"Repairs > Brass"_s, u"Horns are polished."_s)};
}

QuestionLink linkTo(const Passage &passage, const QString &question, const QString &locale = u"en"_s)
{
    return {u"gap"_s + QString::number(passage.passageId), question, locale, passage.documentId,
        passage.headingPath, passageDigest(passage.text)};
}

/// The text of the passage that a question is linked to.
QString found(const RetrievalIndex::Pointer &index, const QList<QuestionLink> &links, const QString &question,
    const QString &locale = u"en"_s)
{
    const auto match = QuestionLinks(links).find(*index, question, locale);
    return match ? index->passages()[match->passage].text : QString();
}

} // namespace

/// Which questions a link answers, with what, and until when; and what a gap proposes for the lexicon.
class TestQuestionLinks : public QObject
{
    Q_OBJECT

    QList<Passage> m_passages = documents();
    QStringList proposed(const QString &question, const QList<int> &nearest, const QString &known = u"x"_s)
    {
        const auto index = RetrievalIndex::build(m_passages);
        QStringList out;
        for (const api::ProposedEntry &entry :
            proposedEntries(*index, OwnLexicon({{u"1"_s, known, u"y"_s, {}}}), question, u"en"_s, nearest))
            out << entry.form + u'=' + entry.meaning;
        return out;
    }

private slots:
    void theSameQuestionIsAnswered_data()
    {
        QTest::addColumn<QString>("question");
        QTest::addColumn<bool>("isAnswered");
        QTest::newRow("as it is") << u"Who fixes my flugelhorn?"_s << true;
        QTest::newRow("case and signs") << u"WHO fixes my flugelhorn"_s << true;
        QTest::newRow("order and inflection") << u"My flugelhorns, who is fixing?"_s << true;
        QTest::newRow("a word more") << u"Who fixes my golden flugelhorn?"_s << false;
        QTest::newRow("a word less") << u"Who fixes?"_s << false;
        QTest::newRow("of another kind") << u"When is my flugelhorn fixed?"_s << false;
        QTest::newRow("turned round") << u"Who fixes not my flugelhorn?"_s << false;
    }
    void theSameQuestionIsAnswered()
    {
        QFETCH(QString, question);
        QFETCH(bool, isAnswered);
        const auto index = RetrievalIndex::build(m_passages);
        const QList<QuestionLink> links{linkTo(m_passages[2], u"Who fixes my flugelhorn?"_s)};
        QCOMPARE(found(index, links, question), isAnswered ? m_passages[2].text : QString());
        Question asked;
        asked.text = question;
        asked.locale = u"en"_s;
        asked.links = std::make_shared<const QuestionLinks>(links);
        Reasoning why;
        const ComposedAnswer answer = compose(*index, asked, &why);
        QCOMPARE(answer.engine == u"linked"_s, isAnswered);
        QCOMPARE(why.linkedGap, isAnswered ? u"gap21"_s : QString());
        if (isAnswered) {
            QCOMPARE(answer.text, m_passages[2].text);
            QVERIFY(answer.helpful && !answer.isWeak && answer.confidence >= answer.threshold);
            QCOMPARE(answer.sources.size(), 1);
            QCOMPARE(answer.sources.front().passageId, 21);
        }
    }
    void theLinkOfTheLocaleGoesFirst()
    {
        const auto index = RetrievalIndex::build(m_passages);
        const QString question = u"Flugelhorn please"_s;
        const QList<QuestionLink> links{linkTo(m_passages[0], question, u"fr"_s),
            linkTo(m_passages[1], question, u"en-GB"_s), linkTo(m_passages[2], question, u"en"_s)};
        QCOMPARE(found(index, links, question), m_passages[2].text);
        QCOMPARE(found(index, links, question, u"en-GB"_s), m_passages[1].text);
        QCOMPARE(found(index, {links[0], links[1]}, question, u"en-US"_s), m_passages[1].text);
        QCOMPARE(found(index, {links[0]}, question, u"de"_s), m_passages[0].text);
    }
    void aLinkLastsAsLongAsItsSection_data()
    {
        QTest::addColumn<QList<Passage>>("now");
        QTest::addColumn<QString>("text"); // empty: it is lost
        const QString before = documents()[2].text, after = u"By noon."_s;
        QTest::newRow("another id") << QList{passage(31, kWorkshop, u"Repairs"_s, before)} << before;
        QTest::newRow("another text") << QList{passage(31, kWorkshop, u"Repairs"_s, after)} << after;
        QTest::newRow("another heading") << QList{passage(31, kWorkshop, u"Mending"_s, before)} << before;
        QTest::newRow("another place") << QList{passage(31, kWorkshop, u"Repairs"_s, after),
            passage(32, kWorkshop, u"Mending"_s, before)}
                                       << before;
        QTest::newRow("in pieces") << QList{passage(31, kWorkshop, u"Repairs"_s, after),
            passage(32, kWorkshop, u"Repairs"_s, u"At ten."_s)}
                                   << QString();
        QTest::newRow("in pieces, with the passage") << QList{passage(31, kWorkshop, u"Repairs"_s, after),
            passage(32, kWorkshop, u"Repairs"_s, before)}
                                                     << before;
        QTest::newRow("no such section") << QList{passage(31, kWorkshop, u"Painting"_s, after)} << QString();
        QTest::newRow("another document") << QList{passage(31, kReturns, u"Repairs"_s, before)} << QString();
        QTest::newRow("nothing") << QList<Passage>() << QString();
    }
    void aLinkLastsAsLongAsItsSection()
    {
        QFETCH(QList<Passage>, now);
        QFETCH(QString, text);
        const auto index = RetrievalIndex::build(now);
        const QList<QuestionLink> links{linkTo(m_passages[2], u"Who fixes my flugelhorn?"_s)};
        QCOMPARE(found(index, links, links[0].question), text);
        QCOMPARE(QuestionLinks(links).lost(*index).size(), text.isEmpty() ? 1 : 0);
    }
    void theBestPassageOfADocumentIsFound()
    {
        const auto index = RetrievalIndex::build(m_passages);
        const auto text = [&](int number) { return number < 0 ? QString() : index->passages()[number].text; };
        QCOMPARE(
            text(bestPassage(*index, u"Until when may I send goods back?"_s, kReturns)), m_passages[1].text);
        QCOMPARE(text(bestPassage(*index, u"Until when may I send goods back?"_s, kReturns, u"Refunds"_s)),
            m_passages[0].text);
        QVERIFY(!text(bestPassage(*index, u"xyz"_s, kReturns)).isEmpty());
        QCOMPARE(bestPassage(*index, u"xyz"_s, kReturns, u"Repairs"_s), -1);
        QCOMPARE(bestPassage(*index, u"xyz"_s, 3), -1);
    }
    void unknownWordsAreProposed()
    {
        QCOMPARE(
            proposed(u"When do I get my spondulicks back?"_s, {0}), QStringList{u"spondulicks=Refunds"_s});
        QCOMPARE(proposed(u"When do I get my shiny spondulicks back?"_s, {0, 1}),
            (QStringList{u"shiny spondulicks=Refunds"_s, u"shiny spondulicks=Deadline"_s}));
        QCOMPARE(proposed(u"May I send a gizmo back with a gubbins?"_s, {0, 1}),
            (QStringList{u"gizmo=Refunds"_s, u"gubbins=Refunds"_s, u"gizmo=Deadline"_s}));
    }
    void nothingIsProposedWithoutSense()
    {
        QCOMPARE(proposed(u"When do I get my spondulicks back?"_s, {}), QStringList());
        QCOMPARE(proposed(u"Who plays the spondulicks?"_s, {0}), QStringList()); // nothing in common
        QCOMPARE(proposed(u"When do I get the full price back?"_s, {0}), QStringList()); // all is known
        QCOMPARE(proposed(u"When do I get my Spondulicks back?"_s, {0}), QStringList()); // a name
        QCOMPARE(proposed(u"When do I get 4711 back?"_s, {0}), QStringList());
        QCOMPARE(proposed(u"When do I get goods back in norway?"_s, {0}), QStringList());
        QCOMPARE(proposed(u"When do I get my spondulicks back?"_s, {0}, u"spondulick"_s), QStringList());
        m_passages[0].ownLocale = u"en"_s;
        QCOMPARE(proposed(u"When do I get my spondulicks back?"_s, {0}), QStringList());
        m_passages = documents();
    }
};

QTEST_GUILESS_MAIN(TestQuestionLinks)
#include "tst_question_links.moc"
