import type { CategoryQuestion } from '../types';

/** Kaarten en toegang. */
export const ticketQuestions: CategoryQuestion[] = [
  {
    slug: 'wat-kost-een-kaart',
    question: 'Wat kost een kaart voor Fabriek & Thuis?',
    answer:
      'Voor wie beroepsmatig met bouwen, renoveren of wonen te maken heeft is de toegang gratis. De kaart geldt voor alle drie de dagen, voor alle kennissessies en plenaire bijeenkomsten en voor de koffie op het plein in Hal 1. Alleen voor lunch en parkeren betaalt u ter plaatse.',
  },
  {
    slug: 'wanneer-is-de-beurs-open',
    question: 'Wanneer is de beurs open?',
    answer:
      '{Openingstijden}. De deuren van de ontvangsthal gaan elke dag om 9.00 uur open, zodat u uw jas kunt ophangen en rustig koffie kunt drinken voordat de beursvloer opengaat.',
  },
  {
    slug: 'voor-wie-is-de-beurs-bedoeld',
    question: 'Voor wie is de beurs bedoeld?',
    answer:
      'Voor iedereen die woningen laat maken, maakt of verbetert: medewerkers van gemeenten, provincies en rijk, woningcorporaties, ontwikkelaars, bouwers, toeleveranciers, architecten, adviseurs en huurdersorganisaties. Het is een vakbeurs; voor particuliere woningzoekers is er geen programma.',
  },
  {
    slug: 'kan-ik-zonder-aanmelding-binnenlopen',
    question: 'Kan ik zonder aanmelding binnenlopen?',
    answer:
      "Dat kan. Aan de balie in de ontvangsthal maken wij een badge voor u; neem een visitekaartje of een bewijs van uw functie mee. Reken 's ochtends tussen 9.30 en 10.30 uur op een kwartier wachten. Met een vooraf aangevraagde kaart loopt u direct door.",
  },
  {
    slug: 'is-mijn-kaart-alle-dagen-geldig',
    question: 'Is mijn kaart alle dagen geldig?',
    answer:
      'Ja. U kunt een, twee of drie dagen komen en tussendoor naar buiten. Bewaar uw badge: de code erop wordt elke keer bij de ingang gelezen. Komt u die dag terug, zeg dat dan: het apparaat meldt hoe laat u al binnen was.',
  },
  {
    slug: 'mag-ik-studenten-meenemen',
    question: 'Mag ik met een klas of groep studenten komen?',
    answer:
      'Graag, op donderdag 11 februari. Groepen van mbo, hbo en universiteit krijgen die dag een ontvangst om 10.00 uur, een rondleiding langs vijf stands met een opdracht en een gesprek met leerbedrijven.\n\nMeld de groep uiterlijk 22 januari 2027 aan via [bezoek@fabriekenthuis.example](mailto:bezoek@fabriekenthuis.example), met het aantal deelnemers en de opleiding. Eén begeleider per vijftien studenten is genoeg.',
  },
  {
    slug: 'krijg-ik-een-bewijs-van-deelname',
    question: 'Krijg ik een bewijs van deelname?',
    answer:
      'Als u een kennissessie of workshop hebt bezocht, kunt u tot en met 31 maart 2027 een bewijs van deelname opvragen via [bezoek@fabriekenthuis.example](mailto:bezoek@fabriekenthuis.example). Daarop staan de titel, de datum en de duur. Of het meetelt voor uw permanente educatie, bepaalt uw eigen register.',
  },
];

/** Programma en tours. */
export const programmeQuestions: CategoryQuestion[] = [
  {
    slug: 'moet-ik-mij-aanmelden-voor-sessies',
    question: 'Moet ik mij aanmelden voor kennissessies?',
    answer:
      'Nee. Voor plenaire bijeenkomsten en kennissessies geldt: vol is vol. Wees er tien minuten van tevoren. Voor workshops en tours is het aantal plaatsen beperkt; daarvoor haalt u op de dag zelf een plaatsbewijs bij de tourbalie in Hal 1.',
  },
  {
    slug: 'hoe-werkt-een-tour',
    question: 'Hoe werkt een tour over de beursvloer?',
    answer:
      'Een gids brengt een groep van ten hoogste 25 mensen in een uur langs drie of vier standhouders rond één onderwerp. Elke standhouder krijgt een kwartier: tien minuten tonen, vijf minuten vragen.\n\nU begint op het verzamelpunt dat bij de tour staat. De gids draagt een oranje vlag en wacht niet op laatkomers; u kunt wel later aansluiten bij een volgende stand.',
  },
  {
    slug: 'zijn-er-engelstalige-sessies',
    question: 'Zijn er sessies in het Engels?',
    answer:
      'Ja, acht onderdelen zijn in het Engels. Kies in [het programma](/programma) bij taal voor Engels, dan ziet u ze bij elkaar. De overige sessies zijn in het Nederlands en worden niet vertaald.',
  },
  {
    slug: 'kan-ik-sessies-terugkijken',
    question: 'Kan ik sessies later terugkijken?',
    answer:
      'De plenaire bijeenkomsten in de Grote Zaal worden opgenomen en staan ongeveer twee weken na de beurs online. Kennissessies, workshops en tours nemen wij niet op, zodat sprekers vrijuit kunnen vertellen over wat misging. Presentaties vraagt u bij de spreker zelf op.',
  },
  {
    slug: 'verandert-het-programma-nog',
    question: 'Verandert het programma nog?',
    answer:
      'Een programma van negentig onderdelen verandert tot de laatste dag: een spreker wordt ziek, een zaal blijkt te klein. Op de site staat het laatste. Op de beurs hangen wijzigingen ook op de schermen naast de zaaldeuren.',
  },
  {
    slug: 'kan-ik-zelf-een-sessie-voorstellen',
    question: 'Kan ik zelf een sessie voorstellen?',
    answer:
      'De oproep voor 2027 sloot op 1 oktober 2026. Wilt u voor een volgende editie iets voorstellen, stuur dan in tien regels wat u hebt gemaakt, wat het kostte en wat er misging naar [programma@fabriekenthuis.example](mailto:programma@fabriekenthuis.example). Productpresentaties horen op de stand en niet in de zaal.',
  },
  {
    slug: 'hoe-vind-ik-de-zalen',
    question: 'Hoe vind ik de zalen?',
    answer:
      'Bij elk onderdeel van het programma staat de zaal met een korte beschrijving van de weg erheen. Op de vloer volgt u de gekleurde lijnen: oranje in Hal 1, blauw in Hal 2. Bij de tourbalie wijzen vrijwilligers u de weg.',
  },
];
