import type { RulesVersionSeed } from '../types';

/** The rules of the previous edition, kept because contracts refer to them. */
export const edition2025: RulesVersionSeed = {
  version: '2025.1',
  adopted: '2024-03-04',
  effective: '2024-04-01',
  preamble: `Dit reglement hoort bij elke overeenkomst voor een standplaats op Fabriek & Thuis 2025. Het is vastgesteld door het bestuur van Stichting Fabriek & Thuis.`,
  articles: [
    {
      title: 'Begrippen',
      body: `1. **Beurs:** Fabriek & Thuis 2025, met opbouw, beursdagen en afbraak.
2. **Organisator:** Stichting Fabriek & Thuis, gevestigd in Utrecht.
3. **Standhouder:** de organisatie die de overeenkomst heeft getekend.
4. **Standplaats:** het vloeroppervlak dat op de bevestigde tekening staat.
5. **Locatie:** De Meerhallen, met hallen, laadkuil, wegen en parkeerterreinen.
6. **Schriftelijk:** per brief of per e-mail.
7. **Werkdag:** maandag tot en met vrijdag, behalve op algemeen erkende feestdagen.`,
    },
    {
      title: 'Toelating',
      body: `1. Toegelaten worden overheden, woningcorporaties, aanbieders van nieuwbouwconcepten en aanbieders van concepten voor bestaande bouw.
2. De organisator beslist over toelating binnen tien werkdagen en geeft bij afwijzing de reden.
3. De standhouder toont alleen wat in zijn aanmelding staat. Een ander concept of merk meldt hij vooraf.
4. Toelating geldt voor één editie en geeft geen recht op een plaats bij een volgende.`,
    },
    {
      title: 'Totstandkoming',
      body: `1. De overeenkomst ontstaat wanneer de organisator de ingediende aanmelding schriftelijk bevestigt.
2. Tot de bevestiging is een gekozen standplaats gereserveerd, niet verkocht.
3. Een bevestigde overeenkomst verandert alleen met instemming van beide partijen.
4. Eigen inkoop- of leveringsvoorwaarden van de standhouder zijn niet van toepassing.`,
    },
    {
      title: 'Standplaats',
      body: `1. De organisator maakt de indeling. Hij houdt rekening met wensen, maar kan daar niet aan worden gehouden.
2. Moet een standplaats om veiligheid of vergunning verschuiven, dan krijgt de standhouder een gelijkwaardige plaats of zijn geld terug.
3. Onderverhuur is niet toegestaan. Een mede-standhouder meldt zich aan en betaalt € 265,00 exclusief btw.
4. De standhouder controleert de bevestigde tekening en meldt afwijkingen binnen vijf werkdagen.`,
    },
    {
      title: 'Prijzen en betaling',
      body: `1. Prijzen staan in de prijslijst van de editie, in euro en exclusief 21% btw.
2. De eerste factuur van 40% volgt op de bevestiging, de tweede van 60% op 1 november 2024. De betaaltermijn is dertig dagen.
3. Wie op 27 januari 2025 niet heeft betaald, bouwt niet op. De verschuldigde bedragen blijven staan.
4. Na een herinnering zonder betaling is de wettelijke handelsrente verschuldigd, met de wettelijke kosten van incasso.`,
    },
    {
      title: 'Annuleren door de standhouder',
      body: `1. Annuleren kan alleen schriftelijk. De datum van ontvangst telt.
2. Tot en met 31 augustus 2024 betaalt de standhouder 25% van de standhuur, van 1 september tot en met 30 november 2024 50%, daarna 100%.
3. Verhuurt de organisator de plaats binnen een maand opnieuw, dan zijn alleen de inschrijfkosten verschuldigd.
4. Een kleinere standplaats dan bevestigd geldt als gedeeltelijk annuleren; de percentages gelden dan voor het verschil.`,
    },
    {
      title: 'Opbouw en afbraak',
      body: `1. Opbouw: zaterdag 8 en zondag 9 februari van 8.00 tot 20.00 uur, maandag 10 februari van 7.00 tot 22.00 uur.
2. Op maandag om 20.00 uur zijn de gangpaden vrij en is de stand schoon.
3. Afbraak: donderdag 13 februari van 17.00 tot 23.00 uur en vrijdag 14 februari van 7.00 tot 14.00 uur. Eerder beginnen is niet toegestaan.
4. De laadkuil is alleen toegankelijk in het toegewezen tijdvak.
5. Wat na de afbraak blijft staan, voert de organisator af op kosten van de standhouder.`,
    },
    {
      title: 'Inrichting en constructie',
      body: `1. De bouwhoogte is in Hal 1 ten hoogste 4 meter, in Hal 2 ten hoogste 7 meter.
2. Aan een gangpad is ten minste de helft van de zijde open.
3. Constructies hoger dan 3 meter, verdiepingen en hangende delen vragen een berekening, in te leveren voor 13 december 2024.
4. De vloerbelasting is ten hoogste 2.500 kilo per vierkante meter, ook tijdens het plaatsen.
5. Lijmen, boren en schilderen aan gebouwdelen is niet toegestaan.
6. Ten minste de helft van het materiaal van de stand gaat na de beurs terug in gebruik.
7. De achterkant van een wand die boven de buren uitkomt, is egaal en neutraal van kleur.`,
    },
    {
      title: 'Reclame en signing',
      body: `1. Uitingen blijven binnen de eigen standplaats, tenzij zij bij de organisator zijn besteld.
2. Geluid op de stand is ten hoogste 65 decibel op de grens met de buren.
3. Uitingen noemen geen andere standhouder en bevatten geen bewering die de standhouder niet kan onderbouwen.
4. Weggeven mag, mits het geen wegwerpplastic is.
5. Voor muziek op de stand regelt en betaalt de standhouder zelf de rechten.`,
    },
    {
      title: 'Veiligheid',
      body: `1. Alle materialen voldoen aan brandklasse B of zijn aantoonbaar vlamvertragend behandeld. Een certificaat is op de stand aanwezig.
2. Vluchtwegen, blusmiddelen en kasten blijven vrij en zichtbaar.
3. Draaiende machines zijn afgeschermd en staan onder toezicht van een vakbekwame medewerker.
4. Open vuur, gasflessen en verbrandingsmotoren zijn niet toegestaan.
5. Tijdens opbouw en afbraak zijn veiligheidsschoenen verplicht; onder de loopkraan ook een helm.
6. De beursmeester mag werk stilleggen dat gevaar oplevert. De standhouder volgt die aanwijzing direct op.`,
    },
    {
      title: 'Bezetting van de stand',
      body: `1. De stand is op alle dagen tijdens openingstijd bemand.
2. Medewerkers dragen hun badge zichtbaar. Badges zijn persoonlijk.
3. Wie iets verkoopt op de vloer, vermeldt de prijs zichtbaar.
4. Eten en drinken uitdelen mag in hapklare porties. Bakken en braden op de stand vraagt vooraf toestemming.`,
    },
    {
      title: 'Aansprakelijkheid en verzekering',
      body: `1. De standhouder is verzekerd voor schade aan anderen, met ten minste € 1.000.000 per gebeurtenis.
2. De organisator is aansprakelijk tot het bedrag van de overeenkomst, behalve bij opzet of grove schuld.
3. Bewaking buiten openingstijd vervangt geen verzekering van de eigen spullen.
4. De standhouder vergoedt schade die hij, zijn standbouwer of zijn bezoekers aan de locatie toebrengen.`,
    },
    {
      title: 'Overmacht',
      body: `1. Kan de beurs door overmacht niet doorgaan, dan betaalt de organisator 75% van de standhuur terug; de inschrijfkosten blijven voor gemaakte kosten.
2. Wordt de beurs ten hoogste zes maanden verplaatst, dan blijft de overeenkomst gelden. De standhouder mag binnen veertien dagen kosteloos afzien.
3. Onder overmacht vallen ook een verbod door de overheid, brand, uitval van de locatie en een epidemie.`,
    },
    {
      title: 'Slot',
      body: `1. Bij overtreding waarschuwt de organisator eerst. Bij gevaar of herhaling mag hij een stand sluiten, zonder teruggave.
2. Klachten meldt u op de beurs bij het kantoor in Hal 1, daarna binnen veertien dagen schriftelijk.
3. Op de overeenkomst is Nederlands recht van toepassing. De rechtbank Midden-Nederland is bevoegd.
4. Is een bepaling ongeldig, dan blijven de andere gelden; partijen vervangen haar door een geldige die er het meest op lijkt.
5. De Nederlandse tekst is bindend. Een vertaling dient alleen om te begrijpen.`,
    },
  ],
};
