// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/knowledge/text/stop_words.h"

namespace answerdesk::knowledge {

// The lists of the Snowball project (BSD licence) with question words added, and hand-written ones for
// languages without a Snowball list. Apostrophes are left out, as in the tokenizer's words.
// clang-format off
const std::array<StopWordList, kStopWordListCount> kStopWordLists {{
    {u"en",
     u"i me my myself we our ours ourselves you your yours yourself yourselves he him his himself she "
     u"her hers herself it its itself they them their theirs themselves what which who whom this that "
     u"these those am is are was were be been being have has had having do does did doing a an the and "
     u"but if or because as until while of at by for with about against between into through during "
     u"before after above below to from up in out on off over under again further then once here "
     u"there when where why how all any both each few more most other some such no nor not only own "
     u"same so than too very s t can will just don should now dont doesnt didnt cant cannot couldnt im "
     u"ive id youre isnt arent wasnt whats wheres hows lets"},
    {u"de",
     u"aber alle allem allen aller alles als also am an ander andere anderem anderen anderer anderes "
     u"anderm andern anderr anders auch auf aus bei bin bis bist da damit dann der den des dem die das "
     u"daß derselbe derselben denselben desselben demselben dieselbe dieselben dasselbe dazu dein deine "
     u"deinem deinen deiner deines denn derer dessen dich dir du dies diese diesem diesen dieser dieses "
     u"doch dort durch ein eine einem einen einer eines einig einige einigem einigen einiger einiges "
     u"einmal er ihn ihm es etwas euer eure eurem euren eurer eures für gegen gewesen hab habe haben "
     u"hat hatte hatten hier hin hinter ich mich mir ihr ihre ihrem ihren ihrer ihres euch im in indem "
     u"ins ist jede jedem jeden jeder jedes jene jenem jenen jener jenes jetzt kann kein keine keinem "
     u"keinen keiner keines können könnte machen man manche manchem manchen mancher manches mein meine "
     u"meinem meinen meiner meines mit muss musste nach nicht nichts noch nun nur ob oder ohne sehr "
     u"sein seine seinem seinen seiner seines selbst sich sie ihnen sind so solche solchem solchen "
     u"solcher solches soll sollte sondern sonst über um und uns unse unsem unsen unser unses unter "
     u"viel vom von vor während war waren warst was weg weil weiter welche welchem welchen welcher "
     u"welches wenn werde werden wie wieder will wir wird wirst wo wollen wollte würde würden zu zum "
     u"zur zwar zwischen wann wieso weshalb wem wen wessen gibt gibts geht bitte"},
    {u"fr",
     u"au aux avec ce ces dans de des du elle en et eux il je la le leur lui ma mais me même mes moi "
     u"mon ne nos notre nous on ou par pas pour qu que qui sa se ses son sur ta te tes toi ton tu un "
     u"une vos votre vous c d j l à m n s t y été étée étées étés étant étante étants étantes suis es "
     u"est sommes êtes sont serai seras sera serons serez seront serais serait serions seriez seraient "
     u"étais était étions étiez étaient fus fut fûmes fûtes furent sois soit soyons soyez soient fusse "
     u"fusses fût fussions fussiez fussent ayant ayante ayantes ayants eu eue eues eus ai as avons avez "
     u"ont aurai auras aura aurons aurez auront aurais aurait aurions auriez auraient avais avait "
     u"avions aviez avaient eut eûmes eûtes eurent aie aies ait ayons ayez aient eusse eusses eût "
     u"eussions eussiez eussent combien comment pourquoi quand quel quelle quels quelles où est-ce cela "
     u"ça si plus sil plaît"},
    {u"es",
     u"de la que el en y a los del se las por un para con no una su al lo como más pero sus le ya o "
     u"este sí porque esta entre cuando muy sin sobre también me hasta hay donde quien desde todo nos "
     u"durante todos uno les ni contra otros ese eso ante ellos e esto mí antes algunos qué unos yo "
     u"otro otras otra él tanto esa estos mucho quienes nada muchos cual poco ella estar estas algunas "
     u"algo nosotros mi mis tú te ti tu tus ellas nosotras vosostros vosostras os mío mía míos mías "
     u"tuyo tuya tuyos tuyas suyo suya suyos suyas nuestro nuestra nuestros nuestras vuestro vuestra "
     u"vuestros vuestras esos esas estoy estás está estamos estáis están esté estés estemos estéis "
     u"estén estaré estarás estará estaremos estaréis estarán estaría estarías estaríamos estaríais "
     u"estarían estaba estabas estábamos estabais estaban estuve estuviste estuvo estuvimos estuvisteis "
     u"estuvieron estuviera estuvieras estuviéramos estuvierais estuvieran estuviese estuvieses "
     u"estuviésemos estuvieseis estuviesen estando estado estada estados estadas estad he has ha hemos "
     u"habéis han haya hayas hayamos hayáis hayan habré habrás habrá habremos habréis habrán habría "
     u"habrías habríamos habríais habrían había habías habíamos habíais habían hube hubiste hubo "
     u"hubimos hubisteis hubieron hubiera hubieras hubiéramos hubierais hubieran hubiese hubieses "
     u"hubiésemos hubieseis hubiesen habiendo habido habida habidos habidas soy eres es somos sois son "
     u"sea seas seamos seáis sean seré serás será seremos seréis serán sería serías seríamos seríais "
     u"serían era eras éramos erais eran fui fuiste fue fuimos fuisteis fueron fuera fueras fuéramos "
     u"fuerais fueran fuese fueses fuésemos fueseis fuesen sintiendo sentido sentida sentidos sentidas "
     u"siente sentid tengo tienes tiene tenemos tenéis tienen tenga tengas tengamos tengáis tengan "
     u"tendré tendrás tendrá tendremos tendréis tendrán tendría tendrías tendríamos tendríais tendrían "
     u"tenía tenías teníamos teníais tenían tuve tuviste tuvo tuvimos tuvisteis tuvieron tuviera "
     u"tuvieras tuviéramos tuvierais tuvieran tuviese tuvieses tuviésemos tuvieseis tuviesen teniendo "
     u"tenido tenida tenidos tenidas tened cuánto cuánta cuántos cuántas cómo cuándo dónde quién cuál "
     u"cuáles"},
    {u"it",
     u"ad al allo ai agli all agl alla alle con col coi da dal dallo dai dagli dall dagl dalla dalle di "
     u"del dello dei degli dell degl della delle in nel nello nei negli nell negl nella nelle su sul "
     u"sullo sui sugli sull sugl sulla sulle per tra contro io tu lui lei noi voi loro mio mia miei mie "
     u"tuo tua tuoi tue suo sua suoi sue nostro nostra nostri nostre vostro vostra vostri vostre mi ti "
     u"ci vi lo la li le gli ne il un uno una ma ed se perché anche come dov dove che chi cui non più "
     u"quale quanto quanti quanta quante quello quelli quella quelle questo questi questa queste si "
     u"tutto tutti a c e i l o ho hai ha abbiamo avete hanno abbia abbiate abbiano avrò avrai avrà "
     u"avremo avrete avranno avrei avresti avrebbe avremmo avreste avrebbero avevo avevi aveva avevamo "
     u"avevate avevano ebbi avesti ebbe avemmo aveste ebbero avessi avesse avessimo avessero avendo "
     u"avuto avuta avuti avute sono sei è siamo siete sia siate siano sarò sarai sarà saremo sarete "
     u"saranno sarei saresti sarebbe saremmo sareste sarebbero ero eri era eravamo eravate erano fui "
     u"fosti fu fummo foste furono fossi fosse fossimo fossero essendo faccio fai facciamo fanno faccia "
     u"facciate facciano farò farai farà faremo farete faranno farei faresti farebbe faremmo fareste "
     u"farebbero facevo facevi faceva facevamo facevate facevano feci facesti fece facemmo faceste "
     u"fecero facessi facesse facessimo facessero facendo sto stai sta stiamo stanno stia stiate stiano "
     u"starò starai starà staremo starete staranno starei staresti starebbe staremmo stareste "
     u"starebbero stavo stavi stava stavamo stavate stavano stetti stesti stette stemmo steste stettero "
     u"stessi stesse stessimo stessero stando quando cosa"},
    {u"nl",
     u"de en van ik te dat die in een hij het niet zijn is was op aan met als voor had er maar om hem "
     u"dan zou of wat mijn men dit zo door over ze zich bij ook tot je mij uit der daar haar naar heb "
     u"hoe heeft hebben deze u want nog zal me zij nu ge geen omdat iets worden toch al waren veel meer "
     u"doen toen moet ben zonder kan hun dus alles onder ja eens hier wie werd altijd doch wordt wezen "
     u"kunnen ons zelf tegen na reeds wil kon niets uw iemand geweest andere wanneer waar waarom welke "
     u"moeten"},
    {u"pt",
     u"de a o que e do da em um para com não uma os no se na por mais as dos como mas ao ele das à seu "
     u"sua ou quando muito nos já eu também só pelo pela até isso ela entre depois sem mesmo aos seus "
     u"quem nas me esse eles você essa num nem suas meu às minha numa pelos elas qual nós lhe deles "
     u"essas esses pelas este dele tu te vocês vos lhes meus minhas teu tua teus tuas nosso nossa "
     u"nossos nossas dela delas esta estes estas aquele aquela aqueles aquelas isto aquilo estou está "
     u"estamos estão estive esteve estivemos estiveram estava estávamos estavam estivera estivéramos "
     u"esteja estejamos estejam estivesse estivéssemos estivessem estiver estivermos estiverem hei há "
     u"havemos hão houve houvemos houveram houvera houvéramos haja hajamos hajam houvesse houvéssemos "
     u"houvessem houver houvermos houverem houverei houverá houveremos houverão houveria houveríamos "
     u"houveriam sou somos são era éramos eram fui foi fomos foram fora fôramos seja sejamos sejam "
     u"fosse fôssemos fossem for formos forem serei será seremos serão seria seríamos seriam tenho tem "
     u"temos tém tinha tínhamos tinham tive teve tivemos tiveram tivera tivéramos tenha tenhamos tenham "
     u"tivesse tivéssemos tivessem tiver tivermos tiverem terei terá teremos terão teria teríamos "
     u"teriam quanto quanta quantos quantas onde porquê quais"},
    {u"da",
     u"og i jeg det at en den til er som på de med han af for ikke der var mig sig men et har om vi min "
     u"havde ham hun nu over da fra du ud sin dem os op man hans hvor eller hvad skal selv her alle vil "
     u"blev kunne ind når være dog noget ville jo deres efter ned skulle denne end dette mit også under "
     u"have dig anden hende mine alt meget sit sine vor mod disse hvis din nogle hos blive mange ad "
     u"bliver hendes været thi jer sådan"},
    {u"sv",
     u"och det att i en jag hon som han på den med var sig för så till är men ett om hade de av icke "
     u"mig du henne då sin nu har inte hans honom skulle hennes där min man ej vid kunde något från ut "
     u"när efter upp vi dem vara vad över än dig kan sina här ha mot alla under någon eller allt mycket "
     u"sedan ju denna själv detta åt utan varit hur ingen mitt ni bli blev oss din dessa några deras "
     u"blir mina samma vilken er sådan vår blivit dess inom mellan sådant varför varje vilka ditt vem "
     u"vilket sitta sådana vart dina vars vårt våra ert era vilkas"},
    {u"no",
     u"og i jeg det at en et den til er som på de med han av ikke ikkje der så var meg seg men ett har "
     u"om vi min mitt ha hadde hun nå over da ved fra du ut sin dem oss opp man kan hans hvor eller hva "
     u"skal selv sjøl her alle vil bli ble blei blitt kunne inn når være kom noen noe ville dere deres "
     u"kun ja etter ned skulle denne for deg si sine sitt mot å meget hvorfor dette disse uten hvordan "
     u"ingen din ditt blir samme hvilken hvilke sånn inni mellom vår hver hvem vors hvis både bare enn "
     u"fordi før mange også slik vært båe begge siden dykk dykkar dei deira deires deim di då eg ein "
     u"eit eitt elles honom hjå ho hoe henne hennar hennes hoss hossen ingi inkje korleis korso kva "
     u"kvar kvarhelst kven kvi kvifor me medan mi mine mykje no nokon noka nokor noko nokre sia sidan "
     u"so somt somme um upp vere vore verte vort varte vart"},
    {u"fi",
     u"olla olen olet on olemme olette ovat ole oli olisi olisit olisin olisimme olisitte olisivat olit "
     u"olin olimme olitte olivat ollut olleet en et ei emme ette eivät minä minun minut minua minussa "
     u"minusta minuun minulla minulta minulle sinä sinun sinut sinua sinussa sinusta sinuun sinulla "
     u"sinulta sinulle hän hänen hänet häntä hänessä hänestä häneen hänellä häneltä hänelle me meidän "
     u"meidät meitä meissä meistä meihin meillä meiltä meille te teidän teidät teitä teissä teistä "
     u"teihin teillä teiltä teille he heidän heidät heitä heissä heistä heihin heillä heiltä heille "
     u"tämä tämän tätä tässä tästä tähän tallä tältä tälle tänä täksi tuo tuon tuotä tuossa tuosta "
     u"tuohon tuolla tuolta tuolle tuona tuoksi se sen sitä siinä siitä siihen sillä siltä sille siksi "
     u"nämä näiden näitä näissä näistä näihin näillä näiltä näille näinä näiksi nuo noiden noita noissa "
     u"noista noihin noilla noilta noille noina noiksi ne niiden niitä niissä niistä niihin niillä "
     u"niiltä niille niinä niiksi kuka kenen kenet ketä kenessä kenestä keneen kenellä keneltä kenelle "
     u"kenenä keneksi ketkä keiden keitä keissä keistä keihin keillä keiltä keille keinä keiksi mikä "
     u"minkä mitä missä mistä mihin millä miltä mille miksi mitkä joka jonka jota jossa josta johon "
     u"jolla jolta jolle jona joksi jotka joiden joita joissa joista joihin joilla joilta joille joina "
     u"joiksi että ja jos koska kuin mutta niin sekä tai vaan vai vaikka kanssa mukaan noin poikki yli "
     u"kun nyt itse"},
    {u"hu",
     u"a ahogy ahol aki akik akkor alatt által általában amely amelyek amelyekben amelyeket amelyet "
     u"amelynek ami amit amolyan amíg amikor át abban ahhoz annak arra arról az azok azon azt azzal "
     u"azért aztán azután azonban bár be belül benne cikk cikkek cikkeket csak de e eddig egész egy "
     u"egyes egyetlen egyéb egyik egyre ekkor el elég ellen elő először előtt első én éppen ebben ehhez "
     u"emilyen ennek erre ez ezt ezek ezen ezzel ezért és fel felé hanem hiszen hogy hogyan igen így "
     u"illetve ill. ill ilyen ilyenkor ison ismét itt jó jól jobban kell kellett keresztül keressünk ki "
     u"kívül között közül legalább lehet lehetett legyen lenne lenni lesz lett maga magát majd már más "
     u"másik meg még mellett mert mely melyek mi mit míg miért milyen mikor minden mindent mindenki "
     u"mindig mint mintha mivel most nagy nagyobb nagyon ne néha nekem neki nem néhány nélkül nincs "
     u"olyan ott össze ő ők őket pedig persze rá s saját sem semmi sok sokat sokkal számára szemben "
     u"szerint szinte talán tehát teljes tovább továbbá több úgy ugyanis új újabb újra után utána "
     u"utolsó vagy vagyis valaki valami valamint való vagyok van vannak volt voltam voltak voltunk "
     u"vissza vele viszont volna"},
    {u"tr",
     u"acaba ama aslında az bazı belki biri birkaç birşey biz bu çok çünkü da daha de defa diye eğer en "
     u"gibi hem hep hepsi her hiç için ile ise kez ki kim mı mu mü nasıl ne neden nerde nerede nereye "
     u"niçin niye o sanki şey siz şu tüm ve veya ya yani"},
    {u"ru",
     u"и в во не что он на я с со как а то все она так его но да ты к у же вы за бы по только ее мне "
     u"было вот от меня еще нет о из ему теперь когда даже ну вдруг ли если уже или ни быть был него до "
     u"вас нибудь опять уж вам ведь там потом себя ничего ей может они тут где есть надо ней для мы "
     u"тебя их чем была сам чтоб без будто чего раз тоже себе под будет ж тогда кто этот того потому "
     u"этого какой совсем ним здесь этом один почти мой тем чтобы нее сейчас были куда зачем всех "
     u"никогда можно при наконец два об другой хоть после над больше тот через эти нас про всего них "
     u"какая много разве три эту моя впрочем хорошо свою этой перед иногда лучше чуть том нельзя такой "
     u"им более всегда конечно всю между"},
    {u"pl",
     u"a aby ale am ani bardzo bez bo by była było były być będzie będą ci co coś czy czyli dla do dwa "
     u"gdy gdzie go i ich ile im inne innych iż ja jak jaka jakie jaki jako je jeden jednak jedna jego "
     u"jej jest jestem jeśli jeżeli już każdy kiedy kto która które którego której który których którym "
     u"którzy lub ma mam mają mi mnie mogą może można mój moja moje mu my na nad nam nas nasz nasza "
     u"nasze nią nich nie niej nim niż no o od około on ona one oni ono oraz po pod ponieważ przed "
     u"przez przy się są ta tak także tam te tego tej ten też to tu twój twoja twoje ty tych tym tylko "
     u"u w wam was wasz we wiele wszystko wy z za ze że żeby dlaczego"},
    {u"cs",
     u"a aby ale ani ano asi až bez bude budeme budete budou by byl byla byli bylo být co či další do ho i já "
     u"jak jako je jeho jej její jejich jen jenž ještě ji jich jim již jsem jsi jsme jsou jste k kam kde kdo "
     u"kdy když ke která které který kteří ku ma má mají máme máte mě mezi mi mít mnou mně moje můj můžu "
     u"může můžete na nad nám nás náš naše ne nebo nebyl nejsou není než nic o od on ona oni ono pak po pod "
     u"podle pokud pouze pro proč proto protože před při s se si svůj své svou ta tak také takže tam tato te "
     u"tě tedy ten tento teď těch to tohle toho tohoto tom tomto tomu tu tuto ty tyto u už v vám vás váš vaše "
     u"ve více však všechny vy z za zda zde ze že kolik odkud čím čemu prosím dá lze jaká jaké jaký jakým"},
    {u"ro",
     u"a acea aceasta această aceste acest acestea ai al ale am ar are as au avea ca care ce cea cei "
     u"cel cele cu cum când câte câți da dar de din după ei el ele era este eu fi fie fiind fost in în "
     u"între la le lui mai nu o or pe pentru prin sa sau se si și sunt sus să te toate un una unde unei "
     u"unor unui"},
    {u"el",
     u"ο η το οι τα του της των τον την και κι κα με σε στο στη στην στον στα στις στους από για ως "
     u"είναι ήταν να θα που πως ποια ποιο ποιος ποιον ποιες ποιοι τι πότε πού ένα ένας μια μία αυτό "
     u"αυτή αυτός αυτά δεν μη μην αλλά ή όταν όπως μετά πριν κατά προς"},
    {u"ar",
     u"في من إلى على عن مع هذا هذه ذلك تلك التي الذي الذين ما ماذا متى أين كيف كم هل لماذا هو هي هم كان "
     u"كانت يكون أن إن أو و ثم قد لا لم لن كل بعد قبل عند بين حتى أي التى لها له لهم وهو وهي كما"},
    {u"hi",
     u"का के की को से में पर है हैं था थी थे और या यह वह ये वे जो कि क्या कौन कब कहाँ कैसे कितना कितने "
     u"कितनी किस किसने ने एक हो होता होती होते कर करने किया इस उस इसके उसके लिए तक भी नहीं साथ द्वारा "
     u"गया गई"},
    {u"vi",
     u"và của là các có được cho trong những một với không này đã từ đến khi người ra vào ở để theo như "
     u"cũng về hay nào gì ai đâu bao nhiêu thì mà bị tại do sẽ rằng đó"},
}};
// clang-format on

} // namespace answerdesk::knowledge
