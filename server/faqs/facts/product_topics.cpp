// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/faqs/facts/product_topics.h"
#include "server/faqs/facts/product_text.h"
#include <QtCore/QRegularExpression>
#include <QtCore/QSet>
#include <QtCore/QStringList>
#include <algorithm>
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
        u"in the box,what s in the box,box contents,included,includes,package contents,package "
        u"includes,scope "
        u"of delivery,what you get,lieferumfang,im lieferumfang,contenu de la boîte,contenu du "
        u"colis,contient,inclus,incluye,contenido del paquete,contenido de la caja,contenuto della "
        u"confezione,in dotazione,dotazione,zawartość zestawu,zawartość opakowania,w zestawie,obsah "
        u"balenia,obsah balení,inhoud van de doos,meegeleverd,not included,set includes,accessories "
        u"included,livré avec,number of pieces,conteúdo da embalagem,inclui,ingår,förpackningens "
        u"innehåll,medföljer,conținutul pachetului,комплектация,комплект "
        u"поставки,セット内容,付属品,同梱物,包装清单,包裝內容,구성품"},
    {Topic::Returns,
        u"return,returns,return policy,refund*,exchange*,rückgabe*,rücksendung*,widerruf*,umtausch,retour*,"
        u"rembours*,échange*,devolu*,reso,resi,restituz*,zwrot*,vrátenie,vrácení,retur,returer,returrätt,"
        u"atgriešana,возврат,öppet köp,返品,退货,退貨,반품,vračilo"},
    {Topic::Warranty,
        u"warrant*,guarantee*,garantie*,gewährleistung*,garant*,garanzia,garantía,gwarancja,záruka,záruční*,"
        u"takuu,гарантия,保証*,保修,保固,품질보증,garancija"},
    {Topic::Delivery,
        u"delivery,deliver,delivered,ships,shipping,dispatch,lieferzeit,lieferung,liefertermin,versand*,"
        u"versandkosten*,livraison,expédi*,point relais,envío*,entrega*,envio,spedizione,spedizioni,consegna,"
        u"dostawa,wysyłka,doprava,doručen*,livrare,levering,verzending,leverans*,frakt,piegāde,dobava,dobave,"
        u"poštnina,доставка,送料,配送,お届け,배송,运费,運費,lead time,pickup only,collection only"},
    {Topic::Care,
        u"care,care instructions,cleaning,wash,washing,washable,machine wash*,laundry,pflege*,reinigung,"
        u"waschen,waschbar,spülmaschinen*,entretien,lavage,nettoyage,cuidado*,lavado,limpieza,cura,"
        u"lavaggio,pulizia,pielęgnacja,pranie,czyszczenie,údržba,onderhoud,reiniging,wasvoorschrift,"
        u"maintenance,limpeza,lavagem,skötsel*,tvättråd,rengöring,praní,уход,お手入れ,洗濯,清洁,保养,洗涤,"
        u"세탁,dishwasher*"},
    {Topic::Ingredients,
        u"ingredients,ingredient,zutaten,inhaltsstoffe,ingrédients,ingredientes,ingredienti,ingrediënten,"
        u"składniki,skład,ingredienser,innehållsförteckning,složení,zloženie,состав,原材料,原材料名,成分,"
        u"配料,allergens,"
        u"allergene"},
    {Topic::Load,
        u"weight capacity,load capacity,maximum load,max load,maximum weight,max weight,carrying capacity,"
        u"belastbarkeit,max belastung,maximale belastung,tragkraft,traglast,charge max*,charge maximale,"
        u"carga máxima,portata*,carico massimo,maximale belasting,draagvermogen,udźwig,obciążenie*,nosnost,"
        u"nosnosť,maxbelastning,耐荷重,承重,最大承重"},
    {Topic::Temperature,
        u"temperature range,operating temperature,comfort temperature,season*,komforttemperatur,jahreszeit,"
        u"saison,température*,temperaturbereich,temperatur,temperature,temperatura*,stagione,temporada,"
        u"teplota,limit temperature,komfortbereich,sezon,säsong,使用温度"},
    {Topic::Amount,
        u"net weight,net content,net contents,contents,content,füllmenge,inhalt,nettofüllmenge,nettogewicht,"
        u"contenance,contenu net,poids net,contenido,contenido neto,contenuto,peso netto,peso líquido,inhoud,"
        u"nettoinhoud,zawartość,masa netto,obsah,innehåll,nettovikt,cantitate,quantity,menge,quantité,"
        u"cantidad,quantità,quantidade,pack size,packungsgröße,number of items,内容量,净含量,용량"},
    {Topic::Capacity,
        u"capacity,volume,fassungsvermögen,nutzinhalt,volumen,speicher*,speicherkapazität,"
        u"packvolumen,capacité,volume utile,capacidad,capienza,capacità,pojemność,objem,kapazität,sleeps,"
        u"personen,number of persons,nombre de places,places,容量,объем,объём,kapacita,kapacitet,kapacité,"
        u"capacidade,capaciteit,volym,litres,liters,capacitate,storage capacity,ram"},
    {Topic::Weight,
        u"weight,item weight,product weight,gewicht,produktgewicht,poids,peso,waga,hmotnosť,hmotnost,váha,"
        u"svars,greutate,вес,масса,重量,重さ,무게,teža,vikt,packgewicht,eigengewicht,minimum weight,packed "
        u"weight,trail weight,weigh,weighs,wiegt,wiegen,pèse,pesa,pesar"},
    {Topic::Assembly,
        u"assembly,montage,aufbau,aufbauzeit,installation,montaje,montaggio,assemblage,montaż,montáž,"
        u"pitching time,assembled,unassembled,montagem,montering,assembly required,組み立て,组装"},
    {Topic::Connectivity,
        u"connectivity,connection*,connector*,interface,ports,bluetooth,wi fi,wifi,wlan,anschlüsse,anschluss,"
        u"schnittstelle*,konnektivität,connectique,connectivité,conectividad,conexión,conexiones,"
        u"connettività,"
        u"connessione,aansluitingen,złącza,łączność,rozhranie,rozhraní,připojení,pripojenie,conectividade,"
        u"interfețe,anslutning*,接続,インターフェース,接口,интерфейс"},
    {Topic::Resolution,
        u"resolution,video resolution,display "
        u"resolution,auflösung,résolution,resolución,risoluzione,resolutie,"
        u"rozdzielczość,rozlišení,rozlíšenie,resolução,upplösning,rezoluție,разрешение,解像度,分辨率"},
    {Topic::Material,
        u"material*,fabric*,composition,made of,made "
        u"from,upholstery,cover,obermaterial,stoff,gewebe,matière*,"
        u"matériau*,tissu,composición,materiál*,materiale*,materiał*,materiāls,материал*,素材,材質,材质,소재,"
        u"재질,sole,"
        u"sohle,semelle,lining,futter,doublure,filling,füllung,garnissage,remplissage,insulation,membrane,"
        u"outer,upper,tige,frame material,holz,wood,zusammensetzung,isolierung,legierung,alloy,"
        u"materiaal,stof,tyg,tela,tessuto,tkanina,material principal"},
    {Topic::Finish,
        u"finish,surface finish,oberfläche,finition,acabado,finitura,afwerking,wykończenie,povrchová úprava,"
        u"acabamento,ytbehandling,仕上げ"},
    {Topic::Age,
        u"age,recommended age,minimum age,age range,altersempfehlung,alter,empfohlenes alter,âge,edad,età,"
        u"leeftijd,wiek,ålder,věk,idade,対象年齢,适用年龄,возраст"},
    {Topic::Fit,
        u"sizes,sizing,available sizes,fit,größe,größen,passform,taille,tailles,talla*,talle*,taglia,taglie,"
        u"maat,maten,pasvorm,rozmiar,rozmiary,tamanho*,storlek,storlekar,velikost,velikosti,veľkosť,izmērs,"
        u"mărime,サイズ,尺码,размер одежды,size guide"},
    {Topic::Size,
        u"dimension*,size,measurement*,height,width,length,depth,diameter,thickness,maße,abmessung*,höhe,"
        u"breite,länge,tiefe,durchmesser,dicke,packmaß,*länge,hauteur,largeur,longueur,profondeur,diamètre,"
        u"épaisseur,encombrement,medida*,dimensión,dimensione*,dimensiones,dimensioni,altura,ancho,largo,"
        u"anchura,alto,altezza,larghezza,lunghezza,profondità,wymiar*,wysokość,szerokość,długość,głębokość,"
        u"średnica,rozmer*,rozměr*,výška,šírka,šířka,dĺžka,délka,hĺbka,hloubka,priemer,průměr,размер,размеры,"
        u"высота,"
        u"ширина,длина,глубина,диаметр,寸法,幅,高さ,奥行,尺寸,크기,사이즈,dimensiune*,înălțime,lățime,"
        u"dimensões,comprimento,"
        u"largura,profundidade,packed size,floor "
        u"area,mål,mått,höjd,bredd,längd,djup,afmeting*,hoogte,breedte,"
        u"lengte,diepte,velikost izdelka,dimenzije"},
    {Topic::Compatibility,
        u"compatib*,fits,works with,passend für,kompatibel*,supported os,system requirements,operating "
        u"system,"
        u"kompatibilität,systemvoraussetzungen,betriebssystem,podporovaný os,platform,plattform,plateforme,"
        u"plataforma,piattaforma,platforma,fuel,brennstoff,combustible,cartridge,kompatybiln*,kompatibilita,"
        u"geschikt "
        u"voor,compatibilidade,kompatibilitet,対応機種,プラットフォーム,対応os,兼容,совместимость,voice "
        u"assistant*,"
        u"système d exploitation,sistema operativo,operačný systém"},
    {Topic::Use,
        u"suitable for,recommended use,intended use,application,applications,ideal for,best for,geeignet für,"
        u"einsatzbereich,verwendung*,anwendung*,anwendungsbereich,usage,utilisation,adapté à,uso,utilizzo,"
        u"uso recomendado,przeznaczenie,zastosowanie,použití,použitie,gebruik,utilização,användning*,"
        u"назначение,用途,usi"},
    {Topic::Power,
        u"power,voltage,wattage,battery,batteries,battery life,run time,burn time,leistung,spannung,akku,"
        u"batterie*,laufzeit,puissance,tension,autonomie,alimentation,alimentazione,potencia,potência*,"
        u"alimentação,moc,consumo,boil time,output,brenndauer,kochzeit,temps de cuisson,lumens,leuchtdauer,"
        u"akkulaufzeit,potenza,autonomia,vermogen,batterij*,accu,zasilanie,napięcie,bateria,effekt,batteri*,"
        u"výkon,napájení,napájanie,příkon,príkon,putere,мощность,питание,電源,消費電力,電池,功率,电池,电压,"
        u"전원,power consumption,"
        u"energieverbrauch,stromverbrauch,leistungsaufnahme"},
    {Topic::Color,
        u"color*,colour*,farbe*,farben,couleur*,coloris,colore*,kolor*,farba,barva,krāsa,cor,culoare,цвет,"
        u"色,颜色,색상,kleur*,färg*"},
    {Topic::Origin,
        u"country of origin,made in,origin,herkunft,herkunftsland,ursprungsland,hergestellt in,pays d "
        u"origine,"
        u"fabriqué,origine,origen,paese di origine,kraj pochodzenia,země původu,krajina pôvodu,ursprung,"
        u"ursprungsland,land van herkomst,herkomst,origem,país de origen,país de origem,țara de origine,"
        u"страна производства,страна происхождения,原産国,生産国,产地,原产地,원산지"},
    {Topic::Safety,
        u"safety,certification*,sicherheit,zertifiz*,sicherheitshinweis*,sécurité,certificat*,food safe,norm,"
        u"norme,normen,normes,norma,certified,bluesign,standard,standards,certificazion*,certyfikat*,"
        u"certificering*,veiligheid,bezpieczeństwo,säkerhet,bezpečnost"},
    {Topic::Condition,
        u"condition,item condition,zustand,état,estado del producto,condizione,condizioni,stan produktu,"
        u"stan,staat,skick,stav,状態,成色"},
    {Topic::Release,
        u"release date,released,erscheinungsdatum,erscheinungstermin,veröffentlichung*,date de sortie,date "
        u"de "
        u"parution,fecha de lanzamiento,data di uscita,data de lançamento,data premiery,releasedatum,"
        u"utgivningsdatum,datum vydání,дата выхода,発売日,发售日期"},
    {Topic::Availability,
        u"availability,stock,in stock,verfügbarkeit,lieferbar,disponibilité,disponible,disponibilidad,"
        u"disponibilità,disponibilidade,beschikbaarheid,tillgänglighet,lagerstatus,lager,dostępność,"
        u"dostupnosť,"
        u"dostupnost,pieejamība,наличие,在庫,在庫状況,库存,razpoložljivost,zaloga,disponibilitate,stoc"},
    {Topic::Rating, u"rating*,review*,bewertung*,avis,note moyenne,opinion*,valoraci*,recensioni"},
    {Topic::Price,
        u"price*,preis*,kosten,cost,prix,coûte,precio*,prezzo,cena*,how "
        u"much,preț,preço,prijs,pris,定価,価格,цена,가격,"
        u"rrp,msrp,uvp,list price"},
};

struct Matcher {
    Topic topic;
    QString phrase;
    QString needle; ///< between blanks, as it is looked for
    bool prefix;
};

const std::vector<Matcher> &matchers()
{
    static const std::vector<Matcher> kMatchers = [] {
        std::vector<Matcher> all;
        for (const Entry &entry : kEntries) {
            for (QString phrase : QString::fromUtf16(entry.words).split(u',')) {
                const bool prefix = phrase.endsWith(u'*');
                const bool suffix = phrase.startsWith(u'*');
                if (prefix)
                    phrase.chop(1);
                if (suffix)
                    phrase.remove(0, 1);
                const bool noBlanks = phrase[0].unicode() >= 0x2e80; // scripts that write none
                QString needle = phrase;
                if (!noBlanks && !suffix)
                    needle.prepend(u' ');
                if (!noBlanks && !prefix)
                    needle.append(u' ');
                all.push_back({entry.topic, phrase, needle, prefix});
            }
        }
        return all;
    }();
    return kMatchers;
}

QString padded(QStringView text) { return u' ' + comparable(text) + u' '; }

} // namespace

Topic topicOfLabel(QStringView label)
{
    const QString text = padded(label);
    if (text.size() > 70)
        return Topic::None;
    for (const Matcher &matcher : matchers()) {
        if (text.contains(matcher.needle))
            return matcher.topic;
    }
    return Topic::None;
}

Topic topicOfHead(QStringView label)
{
    const QString text = padded(label);
    if (text.size() > 50 || text.trimmed().count(u' ') > 3)
        return Topic::None;
    for (const Matcher &matcher : matchers()) {
        if (text.startsWith(matcher.needle) || text.endsWith(matcher.needle)
            || (matcher.prefix && text.lastIndexOf(u' ', -2) == text.lastIndexOf(matcher.needle)))
            return matcher.topic;
    }
    return Topic::None;
}

Topic topicOfText(QStringView text)
{
    const QString words = padded(text);
    for (const Matcher &matcher : matchers()) {
        // In running text the short everyday words would fit everything.
        if ((matcher.phrase.size() >= 4 || matcher.needle == matcher.phrase)
            && words.contains(matcher.needle))
            return matcher.topic;
    }
    return Topic::None;
}

Topic topicOfBullet(QStringView text)
{
    constexpr qsizetype kMaxBullet = 110;
    if (text.size() > kMaxBullet)
        return Topic::None;
    static constexpr Topic kSpoken[] = {Topic::Warranty, Topic::Care, Topic::Returns, Topic::Delivery,
        Topic::Compatibility, Topic::Use, Topic::Assembly, Topic::Age, Topic::Load, Topic::Included};
    const QString words = padded(text);
    const bool digit = std::any_of(words.begin(), words.end(), [](QChar c) { return c.isDigit(); });
    for (const Matcher &matcher : matchers()) {
        const qsizetype at = words.indexOf(matcher.needle);
        // "Shipping included" is about shipping.
        if (at < 0 || (matcher.topic == Topic::Included && isAbout(text, Topic::Delivery)))
            continue;
        // A heading such as "Shipping & Returns" tells nothing.
        static const QSet<QString> kTabs{u"product"_s, u"products"_s, u"information"_s, u"specification"_s,
            u"specifications"_s, u"details"_s, u"description"_s, u"reviews"_s, u"overview"_s, u"features"_s,
            u"questions"_s, u"and"_s, u"the"_s, u"for"_s, u"und"_s, u"conseil"_s, u"conseils"_s, u"infos"_s,
            u"informationen"_s, u"hinweise"_s, u"policy"_s, u"options"_s, u"type"_s, u"methods"_s,
            u"documents"_s, u"services"_s, u"service"_s, u"support"_s, u"downloads"_s, u"terms"_s,
            u"conditions"_s};
        int others = 0;
        for (const QString &word : words.split(u' ', Qt::SkipEmptyParts))
            others += word.size() >= 3 && !kTabs.contains(word) && topicOfLabel(word) == Topic::None;
        const bool noBlanks = matcher.phrase[0].unicode() >= 0x2e80;
        const bool tells = digit || others >= 1 || (noBlanks && words.size() > matcher.phrase.size() + 4);
        const bool spoken
            = std::find(std::begin(kSpoken), std::end(kSpoken), matcher.topic) != std::end(kSpoken);
        const bool leads = at == 0 && matcher.topic != Topic::Price && matcher.topic != Topic::Availability
            && matcher.topic != Topic::Rating;
        // Shops speak of delivery and returns on every button.
        const bool bound = matcher.topic == Topic::Delivery || matcher.topic == Topic::Returns;
        static const QRegularExpression kFree(
            u"\\b(free|gratis|kostenlos\\w*|gratuit\\w*|offert\\w*|darmow\\w*|bezpłatn\\w*|"
            u"zdarma|zadarmo|grátis|fri|brezplačn\\w*|bezmaksas|бесплатн\\w*|only|möglich|same day)\\b|無料|무료|免"_s,
            QRegularExpression::UseUnicodePropertiesOption);
        if (bound && !digit && !kFree.match(words).hasMatch())
            return Topic::None;
        if (tells && ((leads && (digit || others >= 2)) || (spoken && matcher.phrase.size() >= 3)))
            return matcher.topic;
    }
    return Topic::None;
}

bool isAbout(QStringView text, Topic topic)
{
    const QString words = padded(text);
    const std::vector<Matcher> &all = matchers();
    return std::any_of(all.begin(), all.end(),
        [&](const Matcher &matcher) { return matcher.topic == topic && words.contains(matcher.needle); });
}

bool isPlainLabel(QStringView label, Topic topic)
{
    const QString text = comparable(label);
    // Measures of a part, of the packing or of something else than the label's topic.
    static const QSet<QString> kParts{u"packmaß"_s, u"packed size"_s, u"thickness"_s, u"dicke"_s,
        u"épaisseur"_s, u"floor area"_s, u"packgewicht"_s, u"eigengewicht"_s, u"minimum weight"_s,
        u"packed weight"_s, u"trail weight"_s, u"packvolumen"_s, u"sleeps"_s, u"personen"_s,
        u"number of persons"_s, u"nombre de places"_s, u"places"_s, u"ram"_s, u"cover"_s};
    if (kParts.contains(text))
        return false;
    const std::vector<Matcher> &all = matchers();
    return std::any_of(all.begin(), all.end(), [&](const Matcher &matcher) {
        return matcher.topic == topic
            && (text == matcher.phrase
                || (matcher.prefix && text.startsWith(matcher.phrase) && !text.contains(u' ')));
    });
}

} // namespace answerdesk::faqs
