// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/answers/check/model_words.h"

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::answers {

namespace {

using Groups = QHash<QString, QString>;

struct Group {
    const char16_t *name;
    const char16_t *words; ///< separated by one space
};

template <std::size_t N>
Groups groupsOf(const Group (&rows)[N])
{
    Groups groups;
    for (const Group &row : rows) {
        for (const QString &word : QString::fromUtf16(row.words).split(u' '))
            groups.insert(word, QString::fromUtf16(row.name));
    }
    return groups;
}

// A word that means different things in two languages stands where it does less harm: both the answer and the
// passages are read by the same table.
constexpr Group kUnits[] = {
    {u"EUR", u"€ eur euro euros"},
    {u"USD", u"$ usd dollar dollars us$"},
    {u"GBP", u"£ gbp pound pounds"},
    {u"CHF", u"chf franken francs sfr"},
    {u"PLN", u"pln zł złoty złote złotych zloty"},
    {u"SEK", u"sek"},
    {u"NOK", u"nok"},
    {u"DKK", u"dkk"},
    {u"CZK", u"czk"},
    {u"%", u"% percent prozent procent proc procenten"},
    {u"second", u"second seconds sec sekunde sekunden seconde secondes segundo segundos secondi sekundy"},
    {u"minute", u"minute minutes min mins minuten minuto minutos minuti minuut minuty minut"},
    {u"hour",
        u"hour hours h hr hrs stunde stunden heure heures hora horas ore uur uren godzina godziny godzin"},
    {u"day",
        u"day days tag tage tagen tages jour jours día días dia dias giorno giorni dag dagen dzień dni "
        u"dniach"},
    {u"workday",
        u"workday workdays weekday weekdays werktag werktage werktagen arbeitstag arbeitstage arbeitstagen "
        u"werkdag werkdagen"},
    {u"week",
        u"week weeks woche wochen semaine semaines semana semanas settimana settimane weken tydzień "
        u"tygodnie tygodni"},
    {u"month",
        u"month months monat monate monaten mois mes meses mese mesi maand maanden mês miesiąc "
        u"miesiące miesięcy"},
    {u"year",
        u"year years jahr jahre jahren ans année années año años anno anni jaar jaren ano anos rok "
        u"lata lat"},
    {u"kg", u"kg kilo kilos kilogram kilograms kilogramm kilogrammes chili chilogrammi"},
    {u"g", u"g gram grams gramm gramme grammes gramos grammi gramas gramów"},
    {u"lb", u"lb lbs"},
    {u"oz", u"oz ounce ounces"},
    {u"mm", u"mm millimetre millimetres millimeter"},
    {u"cm",
        u"cm centimetre centimetres centimeter centimeters zentimeter centimètres centímetros centimetri"},
    {u"m", u"m metre metres meter meters metern mètre mètres metro metros metri"},
    {u"km", u"km kilometre kilometres kilometer kilometers kilomètres kilómetros chilometri"},
    {u"inch", u"inch inches zoll"},
    {u"l", u"l litre litres liter liters litern litro litros litri"},
    {u"ml", u"ml"},
    {u"degree", u"° °c c° degree degrees grad degré degrés grados gradi graden graus stopni"},
    {u"fahrenheit", u"°f fahrenheit"},
    {u"watt", u"w watt watts"},
    {u"volt", u"v volt volts"},
    {u"mah", u"mah"},
    {u"lumen", u"lm lumen lumens"},
    {u"point", u"point points punkt punkte punkten puntos punti punten pontos punkty punktów"},
    {u"month-01", u"january januar janvier enero gennaio januari janeiro stycznia styczeń"},
    {u"month-02", u"february februar février febrero febbraio februari fevereiro lutego luty"},
    {u"month-03", u"march märz mars marzo maart março marca marzec"},
    {u"month-04", u"april avril abril aprile kwietnia kwiecień"},
    {u"month-05", u"may mai mayo maggio mei maio maja maj"},
    {u"month-06", u"june juni juin junio giugno junho czerwca czerwiec"},
    {u"month-07", u"july juli juillet julio luglio julho lipca lipiec"},
    {u"month-08", u"august août agosto augustus sierpnia sierpień"},
    {u"month-09", u"september septembre septiembre settembre setembro września wrzesień"},
    {u"month-10", u"october oktober octobre octubre ottobre outubro października październik"},
    {u"month-11", u"november novembre noviembre novembro listopada listopad"},
    {u"month-12", u"december dezember décembre diciembre dicembre dezembro grudnia grudzień"},
};

constexpr char16_t kWorkdayWords[]
    = u"working business ouvré ouvrés ouvrable ouvrables hábil hábiles laborable laborables lavorativo "
      u"lavorativi útil úteis robocze roboczych roboczy";

constexpr Group kNumbers[] = {
    {u"en",
        u"two=2 three=3 four=4 five=5 six=6 seven=7 eight=8 nine=9 ten=10 eleven=11 twelve=12 thirteen=13 "
        u"fourteen=14 fifteen=15 sixteen=16 seventeen=17 eighteen=18 nineteen=19 twenty=20 thirty=30 "
        u"forty=40 fifty=50 sixty=60 seventy=70 eighty=80 ninety=90 hundred=100 dozen=12"},
    {u"de",
        u"zwei=2 drei=3 vier=4 fünf=5 sechs=6 sieben=7 acht=8 neun=9 zehn=10 elf=11 zwölf=12 dreizehn=13 "
        u"vierzehn=14 fünfzehn=15 sechzehn=16 siebzehn=17 achtzehn=18 neunzehn=19 zwanzig=20 dreißig=30 "
        u"vierzig=40 fünfzig=50 sechzig=60 siebzig=70 achtzig=80 neunzig=90 hundert=100 beiden=2 beide=2"},
    {u"fr",
        u"deux=2 trois=3 quatre=4 cinq=5 six=6 sept=7 huit=8 neuf=9 dix=10 onze=11 douze=12 treize=13 "
        u"quatorze=14 quinze=15 seize=16 vingt=20 trente=30 quarante=40 cinquante=50 soixante=60 cent=100"},
    {u"es",
        u"dos=2 tres=3 cuatro=4 cinco=5 seis=6 siete=7 ocho=8 nueve=9 diez=10 once=11 doce=12 trece=13 "
        u"catorce=14 quince=15 veinte=20 treinta=30 cuarenta=40 cincuenta=50 sesenta=60 noventa=90 "
        u"cien=100"},
    {u"it",
        u"due=2 tre=3 quattro=4 cinque=5 sei=6 sette=7 otto=8 nove=9 dieci=10 undici=11 dodici=12 "
        u"quattordici=14 quindici=15 venti=20 trenta=30 quaranta=40 cinquanta=50 sessanta=60 novanta=90 "
        u"cento=100"},
    {u"nl",
        u"twee=2 drie=3 vier=4 vijf=5 zes=6 zeven=7 acht=8 negen=9 tien=10 elf=11 twaalf=12 dertien=13 "
        u"veertien=14 vijftien=15 twintig=20 dertig=30 veertig=40 vijftig=50 zestig=60 negentig=90 "
        u"honderd=100"},
    {u"pt",
        u"dois=2 duas=2 três=3 quatro=4 cinco=5 seis=6 sete=7 oito=8 nove=9 dez=10 onze=11 doze=12 "
        u"treze=13 catorze=14 quinze=15 vinte=20 trinta=30 quarenta=40 cinquenta=50 sessenta=60 "
        u"noventa=90 cem=100"},
    {u"pl",
        u"dwa=2 dwie=2 dwóch=2 trzy=3 trzech=3 cztery=4 pięć=5 sześć=6 siedem=7 osiem=8 dziewięć=9 "
        u"dziesięć=10 jedenaście=11 dwanaście=12 czternaście=14 piętnaście=15 dwadzieścia=20 "
        u"trzydzieści=30 sześćdziesiąt=60 sto=100"},
};

constexpr Group kOnes[] = {
    {u"en", u"one"},
    {u"de", u"ein eine einen einem einer eines"},
    {u"fr", u"un une"},
    {u"es", u"un una uno"},
    {u"it", u"un una uno"},
    {u"nl", u"een één"},
    {u"pt", u"um uma"},
    {u"pl", u"jeden jedna jedno jednego"},
};

constexpr Group kWeighty[] = {
    {u"free",
        u"free gratis kostenlos kostenlose kostenlosen kostenloser kostenloses kostenfrei kostenfreie "
        u"umsonst gratuit gratuite gratuits gratuites gratuitement gratuito gratuita gratuitos gratuitas "
        u"gratuiti gratuitamente grátis darmowy darmowa darmowe darmowo bezpłatny bezpłatna bezpłatne "
        u"bezpłatnie"},
    {u"always", u"always immer stets toujours siempre sempre altijd zawsze"},
    {u"never", u"never nie niemals jamais nunca mai nooit nigdy"},
    {u"all",
        u"all every everyone everybody everything alle allen alles jede jeder jedes jeden tous toutes tout "
        u"chaque "
        u"todos todas todo cada tutti tutte ogni iedere elke tudo wszystkie wszystkich każdy każde"},
    {u"unlimited",
        u"unlimited forever lifetime unbegrenzt lebenslang lebenslange illimité illimitée ilimitado "
        u"ilimitada "
        u"illimitato illimitata onbeperkt levenslang"},
    {u"guarantee",
        u"guarantee guaranteed guarantees garantiert garantieren garanti garantie garantía garanzia "
        u"garantito garantia gwarancja gwarancji"},
    {u"half",
        u"half halb halbe halben moitié demi mitad medio metà mezzo helft halve metade meio połowa pół"},
    {u"double", u"double twice doppelt doppelte doppelten double doble doppio dubbel dobro podwójny"},
    {u"immediately",
        u"immediately instantly sofort immédiatement inmediatamente immediatamente onmiddellijk "
        u"imediatamente "
        u"natychmiast"},
    {u"today", u"today heute hoy oggi vandaag hoje dziś dzisiaj"},
    {u"tomorrow", u"tomorrow demain mañana domani amanhã jutro"},
    {u"monday", u"monday mondays montag montags lundi lunes lunedì maandag segunda-feira poniedziałek"},
    {u"tuesday", u"tuesday tuesdays dienstag dienstags mardi martes martedì dinsdag terça-feira wtorek"},
    {u"wednesday",
        u"wednesday wednesdays mittwoch mittwochs mercredi miércoles mercoledì woensdag "
        u"quarta-feira środa"},
    {u"thursday",
        u"thursday thursdays donnerstag donnerstags jeudi jueves giovedì donderdag quinta-feira "
        u"czwartek"},
    {u"friday", u"friday fridays freitag freitags vendredi viernes venerdì vrijdag sexta-feira piątek"},
    {u"saturday", u"saturday saturdays samstag samstags sonnabend samedi sábado sabato zaterdag sobota"},
    {u"sunday", u"sunday sundays sonntag sonntags dimanche domingo domenica zondag niedziela"},
};

constexpr Group kDenials[] = {
    {u"en",
        u"not no none never cannot cant neither nor nobody nothing dont doesnt didnt isnt arent "
        u"wasnt "
        u"werent wont wouldnt couldnt shouldnt"},
    {u"de", u"nicht kein keine keinen keinem keiner keines nie niemals weder niemand nichts"},
    {u"fr", u"pas non aucun aucune jamais ni rien"},
    {u"es", u"no nunca jamás ningún ninguna ninguno nada nadie tampoco"},
    {u"it", u"non no mai nessun nessuna nessuno niente né"},
    {u"nl", u"niet geen nooit niemand niets"},
    {u"pt", u"não nenhum nenhuma nunca nada"},
    {u"pl", u"nie żaden żadna nigdy nikt"},
};

QSet<QString> setOf(const char16_t *words)
{
    const QStringList list = QString::fromUtf16(words).split(u' ');
    return {list.begin(), list.end()};
}

QHash<QString, Groups> numbersByLanguage()
{
    QHash<QString, Groups> languages;
    for (const Group &row : kNumbers) {
        Groups &numbers = languages[QString::fromUtf16(row.name)];
        for (const QString &entry : QString::fromUtf16(row.words).split(u' '))
            numbers.insert(entry.section(u'=', 0, 0), entry.section(u'=', 1));
    }
    return languages;
}

template <std::size_t N>
QHash<QString, QSet<QString>> setsByLanguage(const Group (&rows)[N])
{
    QHash<QString, QSet<QString>> languages;
    for (const Group &row : rows)
        languages.insert(QString::fromUtf16(row.name), setOf(row.words));
    return languages;
}

bool contains(const QHash<QString, QSet<QString>> &languages, const QString &language, const QString &word)
{
    const auto found = languages.constFind(language);
    return found != languages.cend() && found->contains(word);
}

} // namespace

QString unitOf(const QString &word)
{
    static const Groups units = groupsOf(kUnits);
    return units.value(word);
}

bool isWorkdayWord(const QString &word)
{
    static const QSet<QString> words = setOf(kWorkdayWords);
    return words.contains(word);
}

QString numberOfWord(const QString &word, const QString &language)
{
    static const QHash<QString, Groups> languages = numbersByLanguage();
    const auto found = languages.constFind(language);
    return found == languages.cend() ? QString() : found->value(word);
}

bool isOneOrArticle(const QString &word, const QString &language)
{
    static const auto languages = setsByLanguage(kOnes);
    return contains(languages, language, word);
}

QString weightOf(const QString &word)
{
    static const Groups groups = groupsOf(kWeighty);
    return groups.value(word);
}

bool isDenial(const QString &word, const QString &language)
{
    static const auto languages = setsByLanguage(kDenials);
    return contains(languages, language, word);
}

} // namespace answerdesk::answers
