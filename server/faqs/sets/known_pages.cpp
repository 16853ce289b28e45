// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/faqs/sets/known_pages.h"
#include "server/faqs/facts/product_text.h"
#include "server/faqs/questions/question_writer_texts.h"
#include "server/knowledge/text/language_guess.h"
#include "server/knowledge/text/tokenizer.h"
#include "shared/core/locale_tag.h"

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::faqs {

namespace {

constexpr qsizetype kShortestPart = 4; ///< of a compound

struct Asking {
    Topic topic;
    const char16_t *words; ///< as comparable() writes them, separated by commas
};

/// Words by which shoppers ask for what pages name otherwise: "How heavy is it?" for "Weight".
constexpr Asking kAsking[] = {
    {Topic::Capacity,
        u"how many people,how many persons,for how many,wie viele personen,für wie viele,combien de "
        u"personnes,cuántas personas,quante persone,hoeveel personen,sleep,sleeps,hold,holds"},
    {Topic::Included,
        u"in the box,come with,comes with,what do i get,enthalten,dabei,fourni,incluido,incluso"},
    {Topic::Availability,
        u"in stock,available,buy,right now,auf lager,verfügbar,vorrätig,sofort kaufen,en stock,disponible,"
        u"acheter,disponibile,disponível,op voorraad,leverbaar,dostępny,dostępna"},
    {Topic::Weight,
        u"heavy,weigh,weighs,weight,schwer,wiegt,gewicht,lourd,lourde,pèse,poids,pesa,pesado,pesada,pesante,"
        u"peso,zwaar,weegt,ciężki,waży"},
    {Topic::Price,
        u"how much does,how much is,what does it cost,cost,costs,price,kostet,kosten,preis,teuer,coûte,"
        u"prix,cher,cuesta,precio,costa,prezzo,kost,prijs,custa,preço,kosztuje,cena"},
    {Topic::Material, u"made of,made from,woraus,aus welchem material,en quoi,de qué está hecho"},
    {Topic::Warranty, u"warranty,guarantee,garantie,gewährleistung,garantía,garanzia,gwarancja"},
    {Topic::Care, u"wash,clean,care for,waschen,reinigen,pflegen,pflege,laver,nettoyer,lavar,lavare,wassen"},
    {Topic::Rating, u"rate,rated,ratings,reviews,bewerten,bewertet,bewertungen,notent,avis"},
    {Topic::Color, u"colour,color,colours,colors,farbe,farben,couleur,couleurs,color,colore,kleur,cor,kolor"},
    {Topic::Size,
        u"how big,how large,how tall,how wide,how high,how deep,how small,dimensions,measurements,size,wie "
        u"groß,wie lang,wie breit,wie hoch,wie tief,maße,abmessungen,größe,größen,quelle taille,dimensions,"
        u"qué tamaño,tamaño,dimensioni,hoe groot,afmetingen"},
};

Topic topicOfQuestion(const QString &question)
{
    const QString padded = u' ' + comparable(question) + u' ';
    for (const Asking &asking : kAsking) {
        for (const QString &words : QString::fromUtf16(asking.words).split(u',')) {
            if (padded.contains(u' ' + words + u' '))
                return asking.topic;
        }
    }
    return topicOfText(question);
}

/// Words that ask and name nothing on a page: all words of the table above.
const QSet<QString> &askingWords()
{
    static const QSet<QString> words = [] {
        QSet<QString> all;
        for (const Asking &asking : kAsking) {
            for (const QString &phrase : QString::fromUtf16(asking.words).split(u',')) {
                for (const QString &word : phrase.split(u' '))
                    all.insert(word);
            }
        }
        return all;
    }();
    return words;
}

QSet<QString> wordSet(const QString &words)
{
    const QStringList list = words.split(u' ');
    return QSet<QString>(list.begin(), list.end());
}

/// "this tent"
const QSet<QString> &pointers()
{
    static const QSet<QString> words = wordSet(
        u"this these dies diese dieser dieses diesen diesem ce cet cette ceci este esta esto questo "
        u"questa deze dit isto ten ta"_s);
    return words;
}

/// "it", which an earlier question may have given another meaning
const QSet<QString> &pronouns()
{
    static const QSet<QString> words
        = wordSet(u"it its that they them es das er sie ihn ça cela il elle lo ello quello dat het isso"_s);
    return words;
}

/// Words for a product that pages need not hold.
const QSet<QString> &productWords()
{
    static const QSet<QString> words = wordSet(
        u"product item article one thing produkt artikel produit article producto artículo prodotto "
        u"articolo produto artigo"_s);
    return words;
}

} // namespace

ProductPage::ProductPage(const FaqPage &page, const QList<PageFact> &pageFacts)
    : m_name(page.title)
{
    url = page.url;
    locale = page.locale;
    const QString language = languageOf(page.locale);
    const knowledge::Tokenizer tokenizer(language);
    const auto learn = [&](const QString &text) {
        for (const knowledge::Token &token : tokenizer.tokens(text))
            m_stems.insert(tokenizer.stem(token));
    };
    learn(m_name);
    for (const knowledge::Token &token : tokenizer.tokens(m_name)) {
        if (!token.stop && token.word.size() > 2 && !token.word[0].isDigit())
            m_nameWords.insert(token.word);
    }
    QList<knowledge::Passage> passages;
    for (const PageFact &fact : pageFacts) {
        facts << Fact{fact.answer, m_name};
        const Topic written = topicOfWritten(fact.question, language);
        m_topics << (written == Topic::None ? topicOfQuestion(QString(fact.question).remove(m_name))
                                            : written);
        learn(fact.question + u' ' + fact.answer + u' ' + fact.text);
        knowledge::Passage passage;
        passage.passageId = passages.size() + 1;
        passage.title = fact.question;
        passage.headingPath = fact.place;
        passage.text = fact.text.isEmpty() ? fact.answer : fact.text;
        passage.language = language;
        passage.path = page.url;
        passages << passage;
    }
    index = knowledge::RetrievalIndex::build(passages);
}

bool ProductPage::knowsWords(const QString &question) const
{
    const knowledge::Tokenizer tokenizer(languageOf(locale));
    for (const knowledge::Token &token : tokenizer.tokens(question)) {
        const bool says = !token.stop && !tokenizer.isGeneric(token.word) && !pointers().contains(token.word)
            && !pronouns().contains(token.word) && !askingWords().contains(token.word)
            && !productWords().contains(token.word);
        if (says && !m_stems.contains(tokenizer.stem(token)) && !isKindOfProduct(token.word))
            return false;
    }
    return true;
}

/// "Zelt" of a "Familienzelt": a compound's last part says what the thing is.
bool ProductPage::isKindOfProduct(const QString &word) const
{
    return word.size() >= kShortestPart
        && std::any_of(m_nameWords.begin(), m_nameWords.end(),
            [&](const QString &name) { return name.size() > word.size() && name.endsWith(word); });
}

int ProductPage::factFor(const QString &question) const
{
    const Topic topic = topicOfQuestion(question);
    return topic != Topic::None && knowsWords(question) ? int(m_topics.indexOf(topic)) : -1;
}

bool ProductPage::isMeant(const QString &question, bool isAlone) const
{
    // A first word of a name is often the brand, and a last one the kind of product: half of them is enough.
    int named = 0;
    for (const knowledge::Token &token : knowledge::Tokenizer(QString()).tokens(question)) {
        if (pointers().contains(token.word) || (isAlone && pronouns().contains(token.word)))
            return true;
        named += m_nameWords.contains(token.word) ? 1 : 0;
    }
    return named > 0 && named * 2 >= m_nameWords.size();
}

answers::PageKnowledgePtr KnownProductPages::findIn(
    const QString &companyKey, const QString &url, const QString &locale)
{
    const CachedPagePtr row = m_pages.page(companyKey, url, locale);
    if (!row || !(*row)->isServable(m_clock.nowMs()))
        return nullptr;
    const FaqPage &page = **row;
    const auto key = std::pair(companyKey, page.pageId);
    {
        const std::scoped_lock lock(m_mutex);
        const auto known = m_known.constFind(key);
        if (known != m_known.cend() && known->revision == page.revision)
            return known->page;
    }
    const QList<PageFact> facts = loadPageFacts(m_database.reader(), companyKey, page.pageId);
    answers::PageKnowledgePtr made;
    if (!facts.isEmpty())
        made = std::make_shared<const ProductPage>(page, facts);
    const std::scoped_lock lock(m_mutex);
    if (m_known.size() >= kMaxPages)
        m_known.clear();
    m_known.insert(key, {page.revision, made});
    return made;
}

answers::PageKnowledgePtr KnownProductPages::find(
    const QString &companyKey, const QString &url, const QString &locale)
{
    if (auto page = findIn(companyKey, url, locale))
        return page;
    for (const QString &other : loadPageLocales(m_database.reader(), companyKey, url)) {
        if (auto page = other == locale ? nullptr : findIn(companyKey, url, other))
            return page;
    }
    return nullptr;
}

} // namespace answerdesk::faqs
