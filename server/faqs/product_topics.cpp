// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/faqs/product_topics.h"
#include "server/faqs/product_text.h"
#include <QtCore/QStringList>
#include <vector>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::faqs {

namespace {

struct Entry {
    Topic topic;
    /// Words or phrases, separated by commas, as comparable() writes them; "x*" stands for words that begin
    /// with x.
    const char16_t *words;
};

/// The order decides when a label fits two topics: the narrower one comes first.
constexpr Entry kEntries[] = {
    {Topic::Included,
        u"in the box,what s in the box,box contents,included,includes,package contents,contents,scope of "
        u"delivery,"
        u"what you get,lieferumfang,inhalt,im lieferumfang,contenu,contenu de la "
        u"boîte,contient,inclus,incluye,contenido,"
        u"contenuto,zawartość,obsah balenia,obsah balení,inhoud,not included,set includes,accessories "
        u"included,"
        u"contenu du colis,livré avec,number of items,number of pieces"},
    {Topic::Returns,
        u"return*,refund*,exchange*,rückgabe,rücksendung*,widerruf*,umtausch,retour*,rembours*,échange*,"
        u"devolu*,reso,restituz*,zwrot*,vrátenie,vrácení,retur*,atgriešana,возврат"},
    {Topic::Warranty,
        u"warrant*,guarantee*,garantie*,gewährleistung*,garant*,garanzia,garantía,gwarancja,záruka,záruční*,"
        u"takuu,гарантия,保証,保固"},
    {Topic::Delivery,
        u"delivery,deliver,delivered,ships,shipping,dispatch,lieferzeit,lieferung,liefertermin,versand*,"
        u"livraison,expédi*,"
        u"envío*,entrega*,spedizione,consegna,dostawa,doprava,doručen*,livrare,piegāde,dobava,dobave,"
        u"poštnina,"
        u"доставка,送料,配送,배송,lead time"},
    {Topic::Care,
        u"care,cleaning,wash*,washing,laundry,pflege*,reinigung,waschen,waschbar,entretien,lavage,cuidado*,"
        u"lavado,"
        u"cura,lavaggio,pielęgnacja,pranie,údržba,onderhoud,nettoyage,maintenance"},
    {Topic::Temperature,
        u"temperature*,comfort,season*,temperatur*,komforttemperatur,jahreszeit,saison,température*,confort,"
        u"temperatura*,stagione,estación,limit temperature,komfortbereich"},
    {Topic::Capacity,
        u"capacity,volume,storage,memory,fassungsvermögen,volumen,speicher*,füllmenge,packvolumen,capacité,"
        u"contenance,volume utile,capacidad,capienza,capacità,pojemność,objem,kapazität,sleeps,personen,"
        u"number of persons,nombre de places,places,容量,объем,kapacita,capacidade,litres,liters"},
    {Topic::Weight,
        u"weight,weigh,weighs,wiegt,wiegen,pèse,item "
        u"weight,gewicht,poids,peso,waga,hmotnosť,hmotnost,svars,greutate,вес,重量,teža,vikt,"
        u"packgewicht,eigengewicht,minimum weight,packed weight,trail weight,weight capacity"},
    {Topic::Material,
        u"material*,fabric*,composition,made of,made from,upholstery,obermaterial,stoff,gewebe,matière*,"
        u"matériau*,tissu,composición,materiál*,materiale*,materiał*,materiāls,материал,素材,sole,sohle,"
        u"semelle,lining,"
        u"futter,doublure,filling,füllung,garnissage,remplissage,insulation,membrane,shell,outer,upper,tige,"
        u"frame material,"
        u"holz,wood,zusammensetzung,isolierung,legierung,alloy,acabado,finish"},
    {Topic::Size,
        u"dimension*,size,sizes,sizing,measurement*,height,width,length,depth,diameter,thickness,fit,größe*,"
        u"maße,"
        u"abmessung*,höhe,breite,länge,tiefe,durchmesser,dicke,packmaß,passform,taille*,hauteur,largeur,"
        u"longueur,"
        u"profondeur,diamètre,épaisseur,encombrement,medida*,dimensión,dimensione*,talla*,talle*,altura,"
        u"ancho,"
        u"largo,anchura,altezza,larghezza,lunghezza,profondità,wymiar*,wysokość,szerokość,długość,głębokość,"
        u"rozmer*,"
        u"rozměr*,výška,šírka,šířka,dĺžka,délka,hĺbka,izmērs,размер*,サイズ,尺寸,dimensiune*,dimensões,pack "
        u"size,packed size,"
        u"floor area,mål,afmeting*"},
    {Topic::Compatibility,
        u"compatib*,suitable for,fits,works with,geeignet für,passend für,einsatzbereich,kompatibel*,"
        u"supported os,system requirements,operating system,kompatibilität,systemvoraussetzungen,"
        u"adapté à,convient*,podporovaný os,platform,fuel,brennstoff,combustible,cartridge"},
    {Topic::Power,
        u"power,voltage,wattage,battery,batteries,battery life,run time,burn "
        u"time,leistung,spannung,akku,batterie*,laufzeit,"
        u"puissance,tension,autonomie,alimentation,alimentazione,potencia,potência*,moc,consumo,boil "
        u"time,output,brenndauer,"
        u"kochzeit,temps de cuisson,lumens,leuchtdauer,akkulaufzeit"},
    {Topic::Color,
        u"color*,colour*,farbe*,farben,couleur*,coloris,colore*,kolor*,farba,barva,krāsa,cor,culoare,цвет,"
        u"色"},
    {Topic::Origin,
        u"country of origin,made in,origin,herkunft,herkunftsland,ursprungsland,hergestellt in,pays d "
        u"origine,"
        u"fabriqué,origine,origen,paese di origine,kraj pochodzenia,țara de origine"},
    {Topic::Assembly,
        u"assembly,montage,aufbau,setup,set up,montaje,assemblage,montaż,pitching time,aufbauzeit,assembled"},
    {Topic::Safety,
        u"safety,certification*,sicherheit,zertifiz*,sicherheitshinweis*,sécurité,certificat*,food "
        u"safe,norm*,"
        u"certified,bluesign,standard,standards"},
    {Topic::Availability,
        u"availability,stock,in stock,verfügbarkeit,lieferbar,disponibilité,disponible,disponibilidad,"
        u"disponibilità,dostępność,dostupnosť,dostupnost,pieejamība,наличие,在庫"},
    {Topic::Rating, u"rating*,review*,bewertung*,avis,note moyenne,opinion*,valoraci*,recensioni"},
    {Topic::Price, u"price*,preis*,kosten,cost,prix,coûte,precio*,prezzo,cena*,how much,preț"},
};

struct Matcher {
    Topic topic;
    QString phrase;
    bool prefix;
};

const std::vector<Matcher> &matchers()
{
    static const std::vector<Matcher> kMatchers = [] {
        std::vector<Matcher> all;
        for (const Entry &entry : kEntries) {
            for (QString phrase : QString::fromUtf16(entry.words).split(u',')) {
                const bool prefix = phrase.endsWith(u'*');
                if (prefix)
                    phrase.chop(1);
                all.push_back({entry.topic, phrase, prefix});
            }
        }
        return all;
    }();
    return kMatchers;
}

bool contains(const QString &padded, const Matcher &matcher)
{
    const bool scriptWithoutBlanks = matcher.phrase[0].unicode() >= 0x2e80;
    if (scriptWithoutBlanks)
        return padded.contains(matcher.phrase);
    const QString needle = u' ' + matcher.phrase + (matcher.prefix ? QString() : u" "_s);
    return padded.contains(needle);
}

} // namespace

Topic topicOfLabel(QStringView label)
{
    const QString padded = u' ' + comparable(label) + u' ';
    if (padded.size() > 70)
        return Topic::None;
    for (const Matcher &matcher : matchers()) {
        if (contains(padded, matcher))
            return matcher.topic;
    }
    return Topic::None;
}

Topic topicOfText(QStringView text)
{
    const QString padded = u' ' + comparable(text) + u' ';
    for (const Matcher &matcher : matchers()) {
        // In running text the short everyday words would fit everything.
        if (matcher.phrase.size() >= 4 && contains(padded, matcher))
            return matcher.topic;
    }
    return Topic::None;
}

bool isAbout(QStringView text, Topic topic)
{
    const QString padded = u' ' + comparable(text) + u' ';
    const std::vector<Matcher> &all = matchers();
    return std::any_of(all.begin(), all.end(),
        [&](const Matcher &matcher) { return matcher.topic == topic && contains(padded, matcher); });
}

} // namespace answerdesk::faqs
