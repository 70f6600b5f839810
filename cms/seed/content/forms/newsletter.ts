import type { FormSeed } from '../types';
import { emailField } from './shared';

/** Whoever sends it gets a mail to confirm, and is on the list after that. */
export const newsletterForm: FormSeed = {
  title: 'Blijf op de hoogte',
  slug: 'nieuwsbrief',
  intro: 'Vijf keer per jaar, en in de weken voor de beurs elke dinsdag.',
  fields: [
    { ...emailField, help: 'Hier sturen wij eerst een mail heen waarin u bevestigt dat dit adres van u is.' },
    {
      label:
        'Stuur mij de nieuwsbrief van Fabriek & Thuis over het programma, de standhouders en mijn bezoek',
      name: 'akkoord',
      kind: 'Akkoord',
      help: 'Afmelden kan altijd, met één druk op de link onder aan elke mail.',
      rules: [{ rule: 'Moet akkoord zijn' }],
    },
  ],
  submitLabel: 'Meld u aan',
  confirmationTitle: 'Kijk in uw postvak',
  confirmationText:
    'Wij hebben u een mail gestuurd. Druk daarin op de knop: daarna staat u op de lijst. Geen mail? Kijk dan bij ongewenste mail.',
  captchaAction: 'Nieuwsbrief',
  recipients: [],
  confirmationMailSubject: 'Bevestig uw aanmelding voor de nieuwsbrief van Fabriek & Thuis',
  confirmationMailText:
    'U hebt gevraagd om de nieuwsbrief van Fabriek & Thuis: vijf keer per jaar, en in de weken voor de beurs elke dinsdag.\n\nBevestig met de knop dat wij die naar dit adres mogen sturen.',
  retentionDays: 7,
};
