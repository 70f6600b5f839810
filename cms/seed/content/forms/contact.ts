import type { FormSeed } from '../types';
import { emailField, nameField, organisationField, phoneField } from './shared';

/** The form of `/contact`: its subject decides who gets it. */
export const contactForm: FormSeed = {
  title: 'Stel uw vraag',
  slug: 'contact',
  intro: 'Kies waar uw vraag over gaat, dan komt die bij de juiste persoon.',
  fields: [
    {
      label: 'Waar gaat uw vraag over?',
      name: 'onderwerp',
      kind: 'Keuzelijst',
      options: [
        { label: 'Mijn bezoek', value: 'bezoek' },
        { label: 'Een standplaats', value: 'stand' },
        { label: 'Het programma', value: 'programma' },
        { label: 'Hulp en toegankelijkheid', value: 'toegankelijkheid' },
        { label: 'Signing en advertenties', value: 'signing' },
        { label: 'Pers', value: 'pers' },
        { label: 'Iets anders', value: 'anders' },
      ],
      rules: [{ rule: 'Verplicht' }],
    },
    {
      label: 'Nummer van uw stand',
      name: 'standnummer',
      kind: 'Tekst',
      help: 'Als u dat al weet, bijvoorbeeld 1.B12.',
      rules: [{ rule: 'Aantal tekens', values: '1\n12' }],
      showField: 'onderwerp',
      showValue: 'stand',
    },
    nameField,
    emailField,
    phoneField,
    organisationField,
    {
      label: 'Uw vraag of bericht',
      name: 'bericht',
      kind: 'Lange tekst',
      rules: [{ rule: 'Verplicht' }, { rule: 'Aantal tekens', values: '10\n4000' }],
    },
  ],
  submitLabel: 'Verstuur uw vraag',
  confirmationTitle: 'Uw vraag is verstuurd',
  confirmationText:
    'U krijgt dezelfde of de volgende werkdag antwoord. In de twee weken voor de beurs kan het een dag langer duren.',
  captchaAction: 'Contact',
  recipients: [
    { email: 'bezoek@fabriekenthuis.example', field: 'onderwerp', value: 'bezoek' },
    { email: 'stands@fabriekenthuis.example', field: 'onderwerp', value: 'stand' },
    { email: 'programma@fabriekenthuis.example', field: 'onderwerp', value: 'programma' },
    { email: 'toegankelijk@fabriekenthuis.example', field: 'onderwerp', value: 'toegankelijkheid' },
    { email: 'signing@fabriekenthuis.example', field: 'onderwerp', value: 'signing' },
    { email: 'pers@fabriekenthuis.example', field: 'onderwerp', value: 'pers' },
    { email: 'info@fabriekenthuis.example', field: 'onderwerp', value: 'anders' },
  ],
  mailSubject: 'Vraag via de site',
  confirmationMail: true,
  confirmationMailSubject: 'Uw vraag aan Fabriek & Thuis',
  confirmationMailText:
    'Bedankt voor uw vraag. U krijgt dezelfde of de volgende werkdag antwoord van een van ons zevenen.\n\nHebt u haast? Bel dan 030 000 12 00, op werkdagen van 9.00 tot 17.00 uur.',
  retentionDays: 365,
};
