import type { EmailContent } from '../mail/layout';

export const roleTexts = {
  superAdmin: {
    name: 'Beheerder',
    description: 'Mag alles, ook accounts, rollen en instellingen van het beheer.',
  },
  editor: {
    name: 'Redacteur',
    description: 'Maakt en publiceert alles wat bezoekers lezen, en beheert de mediabibliotheek.',
  },
  organiser: {
    name: 'Organisator',
    description:
      'Doet wat een redacteur doet, en beheert hallen, zalen, stands, menu’s, de gegevens van de beurs, standprijzen en de ploegen bij de ingang.',
  },
} as const;

/** The duties of each role, under the list in which one is chosen. */
export const rolesHint = [roleTexts.editor, roleTexts.organiser, roleTexts.superAdmin]
  .map(({ name, description }) => `${name}: ${description}`)
  .join(' ');

export const systemColumns = {
  id: 'Rij',
  documentId: 'Kenmerk',
  createdAt: 'Gemaakt op',
  updatedAt: 'Gewijzigd op',
  createdBy: 'Gemaakt door',
  updatedBy: 'Gewijzigd door',
} as const;

export const languageNames = { nl: 'Nederlands', en: 'Engels' } as const;

export const waitingTexts = {
  drafts: (count: number, name: string) =>
    count === 1 ? `1 concept: ${name}` : `${count} concepten: ${name}`,
  changed: (count: number, name: string) =>
    count === 1
      ? `1 wijziging nog niet gepubliceerd: ${name}`
      : `${count} wijzigingen nog niet gepubliceerd: ${name}`,
  inLanguage: (name: string, language: string) => `${name} (${language})`,
} as const;

export const menuName = 'Menu’s';

export const remarkTexts = {
  deadLink: (place: string, url: string, reason: string) =>
    `${place}: de link naar ${url} werkt niet. ${reason}`,
  unknownNumber: 'Dat nummer bestaat niet, of het is nog niet gepubliceerd.',
  unknownPage: 'Die pagina bestaat niet.',
  unpublishedPage: 'Die pagina is nog niet gepubliceerd.',
  unknownVariable: (place: string, written: string) =>
    `${place}: ${written} blijft zo op de site staan: hier vult de site er niets voor in.`,
  untranslated: (places: string) => `Nog Nederlands in deze vertaling: ${places}.`,
} as const;

export const fixedPageKind = 'Vaste pagina';

export const linkErrors = {
  badWords: (maxLength: number) =>
    `Zoek met een woord of een deel van een titel, hoogstens ${maxLength} tekens.`,
} as const;

export const referenceErrors = {
  tooMany: (max: number) => `Vraag naar hoogstens ${max} documenten tegelijk.`,
} as const;

export const slugErrors = { noSlug: 'Dit veld heeft geen adres op de site.' } as const;

export function inviteEditor(name: string | null, url: string): EmailContent {
  return {
    subject: 'U bent uitgenodigd voor het beheer van de beurs',
    greeting: name ? `Dag ${name},` : 'Goedendag,',
    paragraphs: [
      'U kunt voortaan meewerken aan de site van de beurs. Kies eerst een wachtwoord; daarna bent u meteen ingelogd.',
    ],
    button: { label: 'Kies een wachtwoord', url },
    notes: ['De link werkt één keer. Verwachtte u deze mail niet? Dan kunt u hem weggooien.'],
  };
}
