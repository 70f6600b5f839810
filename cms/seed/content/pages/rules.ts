import type { PageSeed } from '../types';

const body = `Versie 2027.1, vastgesteld op 2 maart 2026 door het bestuur van Stichting Fabriek & Thuis. Dit reglement hoort bij elke overeenkomst voor een standplaats. Bij elke wijziging krijgt u bericht; voor uw deelname geldt de versie waarvoor u hebt getekend.

## Artikel 1. Begrippen

1. **Beurs:** Fabriek & Thuis 2027, met opbouw, beursdagen en afbraak.
2. **Organisator:** Stichting Fabriek & Thuis, gevestigd in Utrecht.
3. **Standhouder:** de organisatie die de overeenkomst heeft getekend.
4. **Standplaats:** het vloeroppervlak dat op de bevestigde tekening staat.
5. **Locatie:** De Meerhallen, met hallen, laadkuil, wegen en parkeerterreinen.

## Artikel 2. Toelating

1. Toegelaten worden overheden, woningcorporaties, aanbieders van nieuwbouwconcepten en aanbieders van concepten voor bestaande bouw.
2. De organisator beslist over toelating binnen tien werkdagen en geeft bij afwijzing de reden.
3. De standhouder toont alleen wat in zijn aanmelding staat. Een ander concept of merk meldt hij vooraf.

## Artikel 3. Totstandkoming

1. De overeenkomst ontstaat wanneer de organisator de ingediende aanmelding schriftelijk bevestigt.
2. Tot de bevestiging is een gekozen standplaats gereserveerd, niet verkocht.
3. Een bevestigde overeenkomst verandert alleen met instemming van beide partijen.

## Artikel 4. Standplaats

1. De organisator maakt de indeling. Hij houdt rekening met wensen, maar kan daar niet aan worden gehouden.
2. Moet een standplaats om veiligheid of vergunning verschuiven, dan krijgt de standhouder een gelijkwaardige plaats of zijn geld terug.
3. Onderverhuur is niet toegestaan. Een mede-standhouder meldt zich aan en betaalt € 295,00 exclusief btw.

## Artikel 5. Prijzen en betaling

1. Prijzen staan in de prijslijst van de editie, in euro en exclusief 21% btw.
2. De eerste factuur van 40% volgt op de bevestiging, de tweede van 60% op 1 november 2026. De betaaltermijn is dertig dagen.
3. Wie op 25 januari 2027 niet heeft betaald, bouwt niet op. De verschuldigde bedragen blijven staan.

## Artikel 6. Annuleren door de standhouder

1. Annuleren kan alleen schriftelijk. De datum van ontvangst telt.
2. Tot en met 31 augustus 2026 betaalt de standhouder 25% van de standhuur, van 1 september tot en met 30 november 2026 50%, daarna 100%.
3. Verhuurt de organisator de plaats binnen een maand opnieuw, dan zijn alleen de inschrijfkosten verschuldigd.

## Artikel 7. Opbouw en afbraak

1. Opbouw: zaterdag 6 en zondag 7 februari van 8.00 tot 20.00 uur, maandag 8 februari van 7.00 tot 22.00 uur.
2. Op maandag om 20.00 uur zijn de gangpaden vrij en is de stand schoon.
3. Afbraak: donderdag 11 februari van 17.00 tot 23.00 uur en vrijdag 12 februari van 7.00 tot 14.00 uur. Wie eerder begint, betaalt € 750,00.
4. De laadkuil is alleen toegankelijk in het toegewezen tijdvak.
5. Wat na de afbraak blijft staan, voert de organisator af op kosten van de standhouder.

## Artikel 8. Inrichting en constructie

1. De bouwhoogte is in Hal 1 ten hoogste 4 meter, in Hal 2 ten hoogste 7 meter.
2. Aan een gangpad is ten minste de helft van de zijde open.
3. Constructies hoger dan 3 meter, verdiepingen en hangende delen vragen een berekening, in te leveren voor 11 december 2026.
4. De vloerbelasting is ten hoogste 2.500 kilo per vierkante meter, ook tijdens het plaatsen.
5. Lijmen, boren en schilderen aan gebouwdelen is niet toegestaan.
6. Standbouw voor eenmalig gebruik is niet toegestaan. Ten minste 80% van het materiaal gaat na de beurs terug in gebruik.

## Artikel 9. Reclame en signing

1. Uitingen blijven binnen de eigen standplaats, tenzij zij bij de organisator zijn besteld.
2. Geluid op de stand is ten hoogste 65 decibel op de grens met de buren.
3. Uitingen noemen geen andere standhouder en bevatten geen bewering die de standhouder niet kan onderbouwen.
4. Weggeven mag, mits het geen wegwerpplastic is.

## Artikel 10. Veiligheid

1. Alle materialen voldoen aan brandklasse B of zijn aantoonbaar vlamvertragend behandeld. Een certificaat is op de stand aanwezig.
2. Vluchtwegen, blusmiddelen en kasten blijven vrij en zichtbaar.
3. Draaiende machines zijn afgeschermd en staan onder toezicht van een vakbekwame medewerker.
4. Open vuur, gasflessen en verbrandingsmotoren zijn niet toegestaan.
5. Tijdens opbouw en afbraak zijn veiligheidsschoenen verplicht; onder de loopkraan ook een helm.

## Artikel 11. Bezetting van de stand

1. De stand is op alle dagen tijdens openingstijd bemand.
2. Medewerkers dragen hun badge zichtbaar. Badges zijn persoonlijk.
3. Wie iets verkoopt op de vloer, vermeldt de prijs zichtbaar.

## Artikel 12. Gegevens van bezoekers

1. De standhouder leest een badge alleen met toestemming van de bezoeker.
2. Hij gebruikt de gegevens voor opvolging van het gesprek en verwijdert ze op verzoek binnen vijf werkdagen.
3. Voor deze gegevens is de standhouder zelf verantwoordelijk in de zin van de AVG.

## Artikel 13. Aansprakelijkheid en verzekering

1. De standhouder is verzekerd voor schade aan anderen, met ten minste € 1.000.000 per gebeurtenis.
2. De organisator is aansprakelijk tot het bedrag van de overeenkomst, behalve bij opzet of grove schuld.
3. Bewaking buiten openingstijd vervangt geen verzekering van de eigen spullen.

## Artikel 14. Overmacht

1. Kan de beurs door overmacht niet doorgaan, dan betaalt de organisator 85% van de standhuur terug; de inschrijfkosten blijven voor gemaakte kosten.
2. Wordt de beurs ten hoogste zes maanden verplaatst, dan blijft de overeenkomst gelden. De standhouder mag binnen veertien dagen kosteloos afzien.

## Artikel 15. Slot

1. Bij overtreding waarschuwt de organisator eerst. Bij gevaar of herhaling mag hij een stand sluiten, zonder teruggave.
2. Klachten meldt u op de beurs bij het kantoor in Hal 1, daarna binnen veertien dagen schriftelijk.
3. Op de overeenkomst is Nederlands recht van toepassing. De rechtbank Midden-Nederland is bevoegd.`;

/** The rules that every exhibitor's contract refers to. */
export const rules: PageSeed = {
  title: 'Reglement standhouders',
  slug: 'reglement-standhouders',
  seo: {
    title: 'Reglement standhouders 2027',
    description:
      'De vijftien artikelen bij uw overeenkomst: toelating, betaling, annuleren, opbouw, constructie, signing, veiligheid en aansprakelijkheid.',
  },
  blocks: [
    { type: 'rich-text', body },
    {
      type: 'downloads',
      title: 'Voor op de bouwplaats',
      files: [
        {
          title: 'Opbouw en veiligheid in het kort',
          fileName: 'opbouw-en-veiligheid.pdf',
          text: [
            'Deze bladzijde vat artikel 7, 8 en 10 van het reglement samen. Bij verschil geldt het reglement.',
            'Opbouw: 6 en 7 februari van 8.00 tot 20.00 uur, 8 februari van 7.00 tot 22.00 uur. Gangpaden vrij op maandag om 20.00 uur.',
            'Afbraak: 11 februari van 17.00 tot 23.00 uur en 12 februari van 7.00 tot 14.00 uur.',
            'Bouwhoogte: Hal 1 ten hoogste 4 meter, Hal 2 ten hoogste 7 meter. Vloerbelasting ten hoogste 2.500 kilo per vierkante meter.',
            'Materialen: brandklasse B of vlamvertragend behandeld, met certificaat op de stand. Geen gasflessen, geen open vuur, geen verbrandingsmotoren.',
            'Veiligheidsschoenen zijn verplicht tijdens opbouw en afbraak; onder de loopkraan ook een helm.',
            'Ongeval of gevaar: bel 030 000 12 12, dag en nacht tijdens opbouw, beurs en afbraak.',
          ],
        },
      ],
    },
    {
      type: 'call-to-action',
      title: 'Vraag over een artikel?',
      text: 'Mirjam Kuipers legt uit wat een regel voor uw stand betekent.',
      tone: 'Grijs',
      buttons: [
        { label: 'Mail over het reglement', url: 'mailto:stands@fabriekenthuis.example', tone: 'Hoofdknop' },
      ],
    },
  ],
};
