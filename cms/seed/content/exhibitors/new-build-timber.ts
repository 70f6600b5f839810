import type { ExhibitorEntry } from './entry';

/** New-build concepts in timber and bio-based materials. */
export const newBuildTimber: ExhibitorEntry[] = [
  {
    slug: 'vurenhuis',
    place: 'Raalte',
    summary:
      'Een rijwoning van 24 elementen, op maandag geleverd en op woensdag wind- en waterdicht. Vurenhuis maakt er 460 per jaar en tekent er geen twee keer aan.',
    description: `Achter in de hal in Raalte hangt de eerste tekening van 2009, vol doorhalingen. Sindsdien veranderde bijna alles, behalve het uitgangspunt: een huis is een bouwpakket dat vier mensen zonder ruzie in elkaar krijgen.

Wanden, vloeren en kap komen geïsoleerd aan met kozijn, leidingen en soms zelfs het behang. Een blok van acht woningen staat in **elf werkdagen**. Het hout komt uit Zweedse en Duitse bossen, de isolatie is van gerecycled papier.

- Beukmaten 5,10 en 5,70 meter
- Vier kaptypen, met of zonder dakkapel
- Vanaf 158.000 euro per woning, casco met installatie

Loop door woning 4.211 op de stand. Zij gaat vrijdag naar Wijhe, dus graag voeten vegen.`,
    phone: '0572 000 460',
    themes: ['houtbouw', 'circulair-bouwen'],
    products: [
      { name: 'Rij 510', text: 'Rijwoning van 98 m² met twee lagen en kap, in blokken van vier tot twaalf.' },
      { name: 'Rij 570 Plus', text: 'Bredere variant met een slaapkamer en badkamer op de begane grond.' },
    ],
    pavilion: 'houtkwartier',
    stands: ['1.B04'],
    image: 'houtskelet',
    featured: true,
    socials: ['LinkedIn', 'Instagram', 'YouTube'],
    contactPerson: { name: 'Bertus Nijenhuis', phone: '06 0000 1301' },
    internalNote:
      'Bouwt op vanaf zondag 07.00 uur met eigen verreiker. Verzekeringspolis nog niet ontvangen.',
  },
  {
    slug: 'lariksblok',
    place: 'Ede',
    summary:
      'Appartementen van massief lariks, gestapeld als sigarenkistjes. Lariksblok bouwt tot acht lagen en laat het plafond gewoon hout blijven.',
    description: `Gipsplaten schroeven we er niet voor. Wie in een Lariksblok wakker wordt, kijkt naar het hout waaraan zijn huis hangt. De plafonds zijn 180 millimeter dik, en dat is precies genoeg om **negentig minuten** brand te weerstaan.

Geluid is het moeilijke deel. Tussen twee woningen ligt een schelpenlaag van zeven centimeter: zwaar, goedkoop, van de Waddenzee en ooit weer terug te storten. De buren horen elkaar minder dan in beton, volgens metingen die u mag inzien.

Wij leveren het casco met galerij of portiek. Afwerken kan iedere aannemer; een boekje en een middag uitleg zijn inbegrepen.`,
    phone: '0318 000 180',
    themes: ['houtbouw', 'biobased-isolatie'],
    products: [
      { name: 'Blok 4–8', text: 'Massiefhouten casco voor vier tot acht lagen met vloeren van 180 mm.' },
    ],
    pavilion: 'houtkwartier',
    stands: ['1.B01'],
    image: 'binnentuin',
    socials: ['LinkedIn'],
  },
  {
    slug: 'stamhuis-houtbouw',
    place: 'Winterswijk',
    summary:
      'Zaagt, schaaft en lijmt bomen uit een straal van zestig kilometer. Wie een Stamhuis koopt, krijgt de coördinaten van zijn bos erbij.',
    description: `De familie Wessink zaagt al vier generaties eiken en douglas in de Achterhoek. Toen de prijs van Scandinavisch hout verdubbelde, vroeg dochter Lotte zich af waarom er van de douglas naast de deur nog altijd pallets werden gemaakt.

Nu staan er 87 vrijstaande en halfvrijstaande huizen van **eigen streekhout**. De balken zijn dikker dan nodig, want de bomen waren dat ook. Ze worden verbonden met pennen van robinia en zo min mogelijk staal.

Het bos van uw woning mag u bezoeken: elke koper plant twaalf bomen terug. De oudste klanten komen al dunnen.`,
    phone: '0543 000 087',
    themes: ['houtbouw'],
    products: [{ name: 'Stamhuis Dubbel', text: 'Twee-onder-een-kap van streekdouglas, 124 m² per woning.' }],
    pavilion: 'houtkwartier',
    stands: ['1.B02'],
    socials: ['Instagram'],
  },
  {
    slug: 'vlaswerk-woningen',
    place: 'Emmeloord',
    summary:
      'Twee akkerbouwers en een aannemer stampten een woningfabriek uit de klei. De wanden zijn gevuld met vlas van de percelen die u vanuit het raam ziet.',
    description: `Vlas bloeit drie uur per dag en verdwijnt dan voor de linnenfabriek. De scheven, de harde stukjes van de stengel, waren afval. Vlaswerk perst ze tot platen en vult er **wanden van 32 centimeter** mee, zonder lijm.

Een woning vraagt anderhalve hectare. Omdat de akkerbouwers mede-eigenaar zijn, ligt de prijs voor vijf jaar vast; ook dat is een vorm van isolatie.

De eerste straat van achttien staat in Marknesse. Bewoners merken vooral dat het er stil is en in augustus koel. Op de stand ligt een wand open, met een ladder zodat kinderen erin kunnen kijken.`,
    phone: '0527 000 180',
    themes: ['biobased-isolatie', 'houtbouw', 'circulair-bouwen'],
    products: [
      { name: 'Vlaswand 320', text: 'Geïsoleerd gevelelement tot 12 meter lang, Rc 8,2, CO₂-negatief.' },
    ],
    pavilion: 'houtkwartier',
    stands: ['1.B03'],
    image: 'biobased-isolatie',
  },
  {
    slug: 'strohalm-bouwsystemen',
    place: 'Goes',
    summary:
      'Stro is het enige bouwmateriaal dat elke zomer vanzelf terugkomt. Strohalm perst het in houten cassettes, met een brandrapport om sceptici de mond te snoeren.',
    description: `Drie biggetjes en een wolf: wij kennen de grap. Daarom begint elke rondleiding met een film uit het brandlab van vorig voorjaar. Na **120 minuten vlammen** was de strowand aan de andere kant 34 graden.

Een cassette is 2,40 bij 0,80 meter en weegt wat twee mensen kunnen dragen. Vier schroeven, klaar. Kleine aannemers kunnen ermee werken zonder kraan, dorpsscholen bouwden er hun eigen fietsenstalling mee.

Per jaar verwerken we 3.600 ton tarwestro van zestig Zeeuwse akkers. Boeren krijgen een hogere prijs als de baal droger is dan veertien procent; zo simpel kan ketenbeheer zijn.`,
    phone: '0113 000 236',
    themes: ['biobased-isolatie', 'houtbouw'],
    products: [
      { name: 'Cassette 36', text: 'Dragend strobouwelement tot drie lagen.' },
      {
        name: 'Voorzetcassette 18',
        text: 'Slanke uitvoering om een bestaande muur van buiten in te pakken.',
      },
    ],
    pavilion: 'houtkwartier',
    stands: ['1.B05'],
    image: 'werkplaats-zaag',
    socials: ['YouTube', 'LinkedIn'],
  },
  {
    slug: 'hennephof',
    place: 'Oude Pekela',
    summary:
      'In een voormalige strokartonfabriek giet Hennephof wanden van hennep en kalk. Ze zijn zacht, zwaar, schimmelvrij en ruiken de eerste maand naar hooi.',
    description: `Kalkhennep is niets nieuws: de Merovingers wisten er al van. Nieuw is dat Hennephof het in **mallen van zes meter** giet, droogt met restwarmte van de buren en als complete gevel aflevert.

Het materiaal neemt vocht op en geeft het weer af. Daardoor hebben onze huizen een kleiner ventilatiesysteem dan gebruikelijk, en dat scheelt leidingwerk, geluid en stof.

Tot nu toe bouwden we vooral voor particulieren. Met een tweede droogkamer erbij kunnen we vanaf september 200 woningen per jaar aan; daarom staan we hier. Kom voelen, en neem een brokje mee voor de twijfelaar thuis.`,
    phone: '0597 000 600',
    themes: ['biobased-isolatie', 'gevel-en-dak'],
    products: [{ name: 'Gietgevel', text: 'Niet-dragend gevelelement van kalkhennep in een lariks frame.' }],
    pavilion: 'houtkwartier',
    stands: ['1.B06'],
  },
  {
    slug: 'nerf-en-noest',
    place: 'Steenwijk',
    summary:
      'Spanten van elf meter, knooppunten zonder zichtbare bout en een constructeur die ook kan meubelmaken. Nerf & Noest levert het skelet; u kiest de rest.',
    description: `Veel bouwers willen wel in hout, maar hebben geen constructeur die erin denkt. Nerf & Noest neemt dat deel over. U stuurt een schets, wij sturen binnen tien dagen een skelet terug: **kolommen, liggers en knopen**, met gewicht, prijs en montagevolgorde.

Alle verbindingen zijn droog en los te maken met één sleutel. Hij hangt aan een touwtje bij de hoofdingang van elk gebouw dat we maakten, voor wie het over tachtig jaar wil demonteren.

Het spant boven ons deel van het Houtkwartier is van ons. Hang er gerust aan; vorige editie deden er dertig mensen het tegelijk.`,
    phone: '0521 000 110',
    themes: ['houtbouw', 'circulair-bouwen'],
    products: [
      {
        name: 'Skelet op schets',
        text: 'Constructief ontwerp en levering van een gelamineerd houtskelet binnen veertien weken.',
      },
      { name: 'Knoop 7', text: 'Demontabele verbinding voor liggers tot elf meter overspanning.' },
    ],
    pavilion: 'houtkwartier',
    stands: ['1.B07'],
    image: 'werkplaats-zaag',
    socials: ['Instagram', 'LinkedIn'],
  },
  {
    slug: 'sparrenhof-hoogbouw',
    place: 'Rotterdam',
    summary:
      'Negentien verdiepingen hout op een betonnen voet, in een jaar tijd, op de wind van de Maas. Sparrenhof bouwt hoog en vertelt ook waar het kraakte.',
    description: `Bij de zevende verdieping begon de toren te zingen. Een westenwind van windkracht acht streek langs de open gevel en niemand kon er slapen, ook de overburen niet. Twee dagen later zaten er stroken vilt in de voegen, en sindsdien horen die bij ons ontwerp.

Zo leer je hoog bouwen in hout: door het te doen en het op te schrijven. Ons **logboek van 412 dagen** is te lezen op de stand.

- Kern van beton, al het andere van spar
- Elke verdieping in vijf werkdagen
- 2.300 ton CO₂ vastgelegd

De volgende toren komt in Den Haag en krijgt er twintig.`,
    phone: '010 000 1616',
    themes: ['houtbouw', 'gebiedsontwikkeling'],
    products: [
      {
        name: 'Sparrenhof 12–20',
        text: 'Woontorens met houten hoofddraagconstructie, van schets tot sleutel.',
      },
    ],
    pavilion: 'houtkwartier',
    stands: ['1.B08', '1.B12'],
    image: 'houten-toren',
    featured: true,
    socials: ['LinkedIn', 'YouTube', 'Instagram'],
  },
];
