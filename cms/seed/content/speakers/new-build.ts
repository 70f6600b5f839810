import type { SpeakerEntry } from './entry';

/** Speakers from makers of new-build concepts. */
export const newBuild: SpeakerEntry[] = [
  {
    slug: 'hilde-vermeersch',
    name: 'Hilde Vermeersch',
    position: 'Directeur',
    organisation: 'Lariksblok',
    summary:
      'Stapelt appartementen van massief hout en maakte van een Vlaamse meubelfabriek een woningfabriek.',
    biography:
      'Hilde Vermeersch is de derde generatie in een familiebedrijf dat ooit kerkbanken maakte. Toen de vraag naar kasten wegviel, zette ze haar vakmensen aan wanden van kruislaaghout. De eerste vier appartementen waren te mooi en te duur, vertelt ze zelf. De volgende tweehonderd waren dat niet meer. Lariksblok levert nu vanuit Ede gebouwen tot acht lagen in België en Nederland, met een vaste draagmuur om de 5,4 meter. Hilde loopt elke vrijdag een uur mee aan de lijn, op werkschoenen, zonder telefoon.',
    themes: ['houtbouw', 'circulair-bouwen'],
    featured: true,
    privateEmail: 'hilde@lariksblok.example',
  },
  {
    slug: 'thijs-molenaar',
    name: 'Thijs Molenaar',
    position: 'Productiedirecteur',
    organisation: 'Dubbeldag Woningfabriek',
    summary: 'Bouwde eerder vrachtwagencabines en zet nu om de vier uur een woning van de band.',
    biography:
      "Thijs Molenaar werkte achttien jaar in de auto-industrie en keek in zijn eerste week in de bouw vooral naar hoeveel mensen liepen te zoeken. Bij Dubbeldag bracht hij gereedschap, materiaal en tekening naar de werkplek in plaats van andersom. De lijn haalt nu een woning per vier uur, met veertig mensen in dagdienst. Nachtwerk wil hij niet: een fout van drie uur 's nachts vind je pas bij de oplevering. Hij zit op judo met zijn dochters en verliest.",
    themes: ['digitalisering', 'installatietechniek'],
  },
  {
    slug: 'selma-kaya',
    name: 'Selma Kaya',
    position: 'Architect',
    organisation: 'Kubiek Modulair',
    summary: 'Ontwerpt met zes vaste modules en bewijst dat bewoners daar niets van merken.',
    biography:
      'Selma Kaya werkte bij drie bekende bureaus en werd daar ongelukkig van het steeds opnieuw tekenen van dezelfde schacht. Bij Kubiek tekende ze er één, en die goed. Uit zes modules maakte ze 41 verschillende woongebouwen, van een rij aan een dijk tot een blok rond een binnentuin. Ze verdedigt de herhaling met verve: niemand klaagt dat een piano maar twaalf tonen heeft. In 2026 won ze er een publieksprijs mee, gekozen door bewoners.',
    themes: ['houtbouw', 'gebiedsontwikkeling'],
  },
  {
    slug: 'jelle-bouma',
    name: 'Jelle Bouma',
    position: 'Hoofdconstructeur',
    organisation: 'Vurenhuis',
    summary: 'Rekent aan houtskelet dat je uit elkaar kunt halen zonder breekijzer.',
    biography:
      'Jelle Bouma bouwde als student bootjes van overnaadse planken en leerde daar dat een verbinding mooier is als je haar kunt losmaken. Bij Vurenhuis verving hij lijm en spijkers door een gefreesde koppeling van beukenhout. De eerste proefwoning ging drie keer uit elkaar en weer in elkaar; de derde keer duurde het een dag. Hij publiceert zijn berekeningen, omdat hij vindt dat een sector niet leert van geheimen.',
    themes: ['houtbouw', 'circulair-bouwen'],
  },
  {
    slug: 'priya-oemrawsingh',
    name: 'Priya Oemrawsingh',
    position: 'Hoofd robotica',
    organisation: 'Robotwerf',
    summary: 'Leert robots spijkeren en timmerlieden programmeren, in die volgorde.',
    biography:
      'Priya Oemrawsingh bouwde op haar veertiende een robot die haar bed opmaakte, matig maar dagelijks. Na haar promotie in Delft wilde ze iets maken wat buiten het lab bleef werken. Bij Robotwerf ontwikkelde ze een mobiele cel die in twee dagen in een bestaande timmerfabriek staat. De timmerman bedient hem zelf; van de eerste dertig operators had niemand een technische vooropleiding hoger dan mbo. Priya vindt een robot pas geslaagd als de ploeg hem een naam geeft. De laatste heet Truus.',
    themes: ['digitalisering'],
    featured: true,
  },
  {
    slug: 'marcel-dieleman',
    name: 'Marcel Dieleman',
    position: 'Oprichter',
    organisation: 'Strohalm Bouwsystemen',
    summary: 'Perst het stro van zestig Zeeuwse akkers tot wanden voor rijwoningen.',
    biography:
      'Marcel Dieleman verkocht landbouwmachines tot een klant vroeg wat je met stro kon behalve stal en composthoop. Vijf jaar en drie mislukte persen later levert Strohalm wandelementen van 36 centimeter dik. Zijn leveranciers wonen binnen veertig kilometer van de fabriek en krijgen een vaste prijs. Over muizen krijgt hij elke week een vraag; het antwoord heeft hij op een kaartje laten drukken.',
    themes: ['biobased-isolatie', 'houtbouw'],
  },
  {
    slug: 'femke-aarts',
    name: 'Femke Aarts',
    position: 'Projectdirecteur',
    organisation: 'Sparrenhof Hoogbouw',
    summary: 'Bouwt woontorens van hout en weet hoe ver een toren van 19 lagen heen en weer beweegt.',
    biography:
      'Femke Aarts bouwde stadions in Qatar en bruggen in Noorwegen voordat ze terugkwam naar Eindhoven. Bij Sparrenhof leidt ze de bouw van torens met een houten draagconstructie en een kern van beton. Haar ploeg zet een verdieping in vijf werkdagen, bij wind tot kracht zes. Ze praat graag over trillingen: bij de laatste toren liet ze bewoners vooraf een nacht slapen in een proefopstelling op een triltafel. Niemand werd wakker.',
    themes: ['houtbouw'],
  },
  {
    slug: 'okan-arslan',
    name: 'Okan Arslan',
    position: 'Hoofduitvoerder',
    organisation: 'Bovenop Bouwen',
    summary: 'Zet woonlagen op flats terwijl er onder hem gewoon wordt ontbeten.',
    biography:
      'Okan Arslan staat dertig jaar op daken, eerst met bitumen en nu met complete woningen. Hij voerde veertien optoppingen uit. Zijn geheim is een weekbrief in vier talen en een vaste pauze om half elf, als de kleuter van driehoog slaapt. De bewoners van zijn vorige project gaven hem bij het afscheid een stoeptegel met handtekeningen. Die ligt nu voor zijn eigen voordeur.',
    themes: ['optoppen'],
  },
  {
    slug: 'liesbeth-claes',
    name: 'Liesbeth Claes',
    position: 'Hoofd ontwerp',
    organisation: 'Daklaag',
    summary: 'Zoekt naar daken die nog iets kunnen dragen en ontwerpt wat erop past.',
    biography:
      'Liesbeth Claes verhuisde van Gent naar Den Haag omdat daar zoveel platte daken zijn. Met een drone en een archief vol bouwtekeningen bracht ze 3.800 portiekflats in kaart. Voor Daklaag ontwierp ze een verdieping die lichter is dan het grind dat eraf gaat. Haar kaart is openbaar en wordt elke maand aangevuld. In haar vrije tijd houdt ze bijen, op een dak uiteraard.',
    themes: ['optoppen', 'digitalisering'],
  },
  {
    slug: 'rogier-van-essen',
    name: 'Rogier van Essen',
    position: 'Conceptmanager',
    organisation: 'Zorgsteen',
    summary: 'Ontwerpt zorgwoningen met de mensen die er de nachtdienst draaien.',
    biography:
      'Rogier van Essen liep acht nachten mee met verzorgenden en telde hun stappen. Het waren er gemiddeld 14.600, waarvan een derde om iets te halen. De plattegrond van Zorgsteen is daarop gebouwd: kasten op de gang, een raam vanuit de post en een badkamer waarin twee mensen naast een bed passen. Sindsdien lopen ze er 9.200. Elk half jaar loopt hij weer een nacht mee.',
    themes: ['woonzorg', 'prefab-badkamers'],
  },
  {
    slug: 'dewi-hartono',
    name: 'Dewi Hartono',
    position: 'Technisch directeur',
    organisation: 'De Natte-Celfabriek',
    summary: 'Test elke badkamer drie uur onder water voordat hij op de vrachtwagen gaat.',
    biography:
      'Dewi Hartono is installateur geworden omdat haar vader het was, in Surabaya en later in Apeldoorn. In De Natte-Celfabriek komen badkamers van de lijn die van tegel tot thermostaat klaar zijn. Ze voerde de proefdompeling in: drie uur vol water, bij elke cel, zonder uitzondering. Het kost per badkamer veertig euro en bespaarde in het eerste jaar 212 lekkages. Op de beurs laat ze zien welke zes naden het vaakst fout gaan.',
    themes: ['prefab-badkamers', 'installatietechniek'],
  },
  {
    slug: 'winston-graanoogst',
    name: 'Winston Graanoogst',
    position: 'Hoofd montage',
    organisation: 'Casco Snel',
    summary: 'Zet met vijf mensen en één kraan een rij van acht woningen in twee dagen.',
    biography:
      "Winston Graanoogst leerde het vak van zijn oom in Nickerie en werkte in Nederland eerst als betonstorter. Zijn montageploeg traint als een wielerteam: iedereen kent ieders taak en fouten worden 's middags besproken bij roti. Hij leidt ook zij-instromers op, onder wie vier oud-postbodes.",
    themes: ['gevel-en-dak'],
  },
  {
    slug: 'ines-moreau',
    name: 'Inès Moreau',
    position: 'Scheepsarchitect',
    organisation: 'Drijfhuis',
    summary: 'Ontwerpt drijvende woningen die een halve meter peilverschil niet opmerken.',
    biography:
      "Inès Moreau ontwierp in Saint-Nazaire ferry's en kwam naar Nederland voor de sluizen. Bij Drijfhuis bracht ze scheepsbouw en woningbouw samen: een betonnen bak uit een mal, een houten huis erop, en koppelingen die met de golven meegeven. Ze is streng op wat bewoners aan boord brengen, want een aquarium van duizend liter hoort aan de andere kant dan de boekenkast.",
    themes: ['houtbouw', 'gebiedsontwikkeling'],
  },
  {
    slug: 'martijn-hulsebos',
    name: 'Martijn Hulsebos',
    position: 'Partner',
    organisation: 'Woonkapitaal Partners',
    summary: 'Belegt pensioengeld in huurwoningen uit de fabriek en legt uit wanneer hij nee zegt.',
    biography:
      "Martijn Hulsebos was analist bij een pensioenfonds dat woningen op papier prachtig vond en in de praktijk nooit op tijd kreeg. Met twee collega's begon hij Woonkapitaal Partners, dat alleen instapt bij reeksen van meer dan tweehonderd woningen. Van de 64 voorstellen in 2026 keurde hij er negen goed. De redenen voor de 55 afwijzingen heeft hij anoniem op een rij gezet, en dat lijstje deelt hij uit.",
    themes: ['financiering'],
  },
  {
    slug: 'yasmina-chaouch',
    name: 'Yasmina Chaouch',
    position: 'Productontwikkelaar',
    organisation: 'Tekenkamer Digitaal',
    summary: 'Maakt configuratoren die nee durven zeggen tegen een architect.',
    biography:
      'Yasmina Chaouch programmeerde spellen voordat ze woningen ging tekenen. In haar configurator schuift de gebruiker met wanden en ziet meteen wat dat doet met prijs, levertijd en CO₂. Kan iets niet gemaakt worden, dan kan het ook niet getekend worden. Ze vindt dat de belangrijkste knop de knop terug is.',
    themes: ['digitalisering'],
  },
  {
    slug: 'sietske-van-der-veen',
    name: 'Sietske van der Veen',
    position: 'Materiaalkundige',
    organisation: 'Vlaswerk Woningen',
    summary: 'Bouwt gevels van vlas en volgt al zes jaar hoe die zich in weer en wind houden.',
    biography:
      'Sietske van der Veen promoveerde op natuurlijke vezels en wilde weten wat er na het proefschrift gebeurt. Op het dak van haar garage hangen sinds 2020 veertig proefpanelen, van zuid tot noord. Elke maand weegt en fotografeert ze die. Bij Vlaswerk Woningen bepaalt die reeks welk paneel op de gevel mag.',
    themes: ['biobased-isolatie', 'gevel-en-dak'],
  },
  {
    slug: 'bram-tuinstra',
    name: 'Bram Tuinstra',
    position: 'Funderingsadviseur',
    organisation: 'Paal en Poer',
    summary: 'Schroeft een fundering in de grond die je er later weer uit kunt draaien.',
    biography:
      'Bram Tuinstra heeft een hekel aan heien, net als iedereen die ernaast woont. Zijn schroefpaal is in twintig minuten geplaatst, zonder trilling, en komt aan het eind van de rit terug naar de werkplaats. De oudste staat nu voor de derde keer in de grond.',
    themes: ['circulair-bouwen'],
  },
];
