import type { EmailContent } from '../platform/mail/layout';
import { mailText, type MailText } from '../platform/mail/own-texts/mail-texts';
import { contractWords } from './form-texts';

export const contractLabels = {
  form: 'Contractformulier',
  owned: 'Een contract dat u hebt ondertekend',
  retainedBecause: 'De wet verplicht ons contracten zeven jaar te bewaren.',
  offerNeededBecause: 'Zonder prijzen kan niemand een stand aanvragen',
  permissions: {
    name: 'Contracten van standhouders',
    actions: { read: 'Zien', update: 'Wijzigen', export: 'Downloaden als lijst' },
  },
} as const;

export const contractToday = {
  nieuw: (count: number) =>
    count === 1 ? '1 nieuw contract om te bevestigen' : `${count} nieuwe contracten om te bevestigen`,
  'in behandeling': (count: number) =>
    count === 1 ? '1 contract in behandeling' : `${count} contracten in behandeling`,
} as const;

export const contractErrors = {
  closed: 'Er kan nog niet worden ondertekend.',
  rulesChanged: (version: string) => `Het reglement is gewijzigd: nu geldt versie ${version}.`,
  pricesChanged: 'De prijzen zijn gewijzigd.',
} as const;

export const rulesErrors = {
  stays: (version: string) => `Versie ${version} is van kracht (geweest) en blijft bewaard.`,
  inForce: (version: string) =>
    `Versie ${version} is al van kracht: standhouders zijn ermee akkoord gegaan. Dupliceer haar en geef de wijziging een nieuw versienummer.`,
} as const;

export const offerErrors = {
  ownCode: 'Dit kenmerk gebruikt de site zelf. Kies een ander.',
  sameCode: (code: string) => `Het kenmerk “${code}” is er al.`,
  unknownKind: (code: string) => `Er is geen soort stand met een oppervlakte en het kenmerk “${code}”.`,
  noMinimum: 'Vul ook het kleinste oppervlak in.',
  noMaximum: 'Vul ook het grootste oppervlak in.',
  maximumBelowMinimum: 'Het grootste oppervlak is kleiner dan het kleinste.',
} as const;

export const organiserMail = {
  subject: (company: string, receipt: string) => `Contract van ${company} (${receipt})`,
  greeting: 'Goedendag,',
  received: (receipt: string) => `Er is een contract ondertekend, onder nummer ${receipt}.`,
  notes: [
    'Beantwoord deze mail om te antwoorden aan wie ondertekende.',
    'Het contract staat in de werklijst van het beheer, met het hele rekeningnummer en de bestanden.',
  ],
};

const dutch = {
  subject: 'Uw contract als standhouder',
  greeting: 'Goedendag,',
  received: 'Wij hebben uw ondertekende contract ontvangen, onder nummer',
  below: 'Hieronder staat alles wat u hebt ondertekend. Bewaar deze mail.',
  next: 'Wij toetsen uw aanmelding aan het reglement en kijken naar vloer, hoogte en stroom. Dat duurt ten hoogste tien werkdagen. U krijgt een voorstel voor de plek op tekening. Met onze schriftelijke bevestiging is de overeenkomst rond. Daarna komt de eerste factuur.',
  masked: 'Van uw rekeningnummer staan hier alleen de laatste vier tekens.',
  notYou: 'Hebt u niets ondertekend? Beantwoord dan deze mail, of bel ons.',
};

const english: typeof dutch = {
  subject: 'Your contract as an exhibitor',
  greeting: 'Good day,',
  received: 'We have received the contract that you signed, under number',
  below: 'Below is everything that you signed. Keep this e-mail.',
  next: 'We check your application against the rules and look at floor, height and power. This takes ten working days at most. You receive a proposal for the place on a drawing. With our written confirmation the contract is complete. After that the first invoice follows.',
  masked: 'Of your bank account number only the last four signs stand here.',
  notYou: 'Did you not sign anything? Then please reply to this e-mail, or call us.',
};

/** The mail to who signed. @param details the contract, as it was signed */
export function contractMail(
  language: string,
  receipt: string,
  details: { label: string; text: string }[],
): EmailContent {
  const words = language === 'en' ? english : dutch;
  return {
    language: language === 'en' ? 'en' : 'nl',
    subject: `${words.subject} (${receipt})`,
    greeting: words.greeting,
    paragraphs: [`${words.received} ${receipt}.`, words.below, words.next],
    details,
    notes: [words.masked, words.notYou],
    template: { name: 'contract', variables: { nummer: receipt } },
  };
}

export const contractMailTexts: readonly MailText[] = [
  mailText({
    name: 'contract',
    title: 'Bevestiging van een contract',
    group: 'Standhouders',
    languages: ['nl', 'en'],
    variables: {
      nummer: { label: 'Het nummer van het contract', sample: { nl: 'ABCD-1234', en: 'ABCD-1234' } },
    },
    content: (language, { nummer }) =>
      contractMail(language, nummer, [
        { label: contractWords(language).labels.company ?? '', text: 'De Vries & Zn.' },
      ]),
  }),
];
