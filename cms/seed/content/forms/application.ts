import type { FormSeed } from '../types';
import { emailField, nameField, phoneField } from './shared';

/** For applicants whom no vacancy fits. */
export const applicationForm: FormSeed = {
  title: 'Open sollicitatie',
  slug: 'open-sollicitatie',
  intro:
    'Staat uw werk er niet bij? Vertel wat u kunt en wanneer u tijd hebt. Voor de opbouw en de beursdagen zoeken wij altijd mensen.',
  fields: [
    nameField,
    emailField,
    phoneField,
    {
      label: 'Wat voor werk zoekt u?',
      name: 'werk',
      kind: 'Keuze',
      options: [
        { label: 'Vrijwilliger tijdens de beurs', value: 'vrijwilliger' },
        { label: 'Tijdelijk werk bij op- en afbouw', value: 'opbouw' },
        { label: 'Een baan op kantoor', value: 'kantoor' },
        { label: 'Een stage', value: 'stage' },
      ],
      rules: [{ rule: 'Verplicht' }],
    },
    {
      label: 'Welke dagen kunt u?',
      name: 'dagen',
      kind: 'Meerdere keuzes',
      help: 'U kunt meer dan één dag kiezen.',
      options: [
        { label: 'Maandag 8 februari (inwerken)', value: '2027-02-08' },
        { label: 'Dinsdag 9 februari', value: '2027-02-09' },
        { label: 'Woensdag 10 februari', value: '2027-02-10' },
        { label: 'Donderdag 11 februari', value: '2027-02-11' },
      ],
      rules: [{ rule: 'Minstens', values: '1' }, { rule: 'Verplicht' }],
      showField: 'werk',
      showValue: 'vrijwilliger',
    },
    {
      label: 'Welke opleiding volgt u, en waar?',
      name: 'opleiding',
      kind: 'Tekst',
      rules: [{ rule: 'Verplicht' }, { rule: 'Aantal tekens', values: '3\n200' }],
      showField: 'werk',
      showValue: 'stage',
    },
    {
      label: 'Vertel iets over uzelf',
      name: 'motivatie',
      kind: 'Lange tekst',
      help: 'Wat u hebt gedaan en wat u graag doet. Een half A4 is genoeg.',
      rules: [{ rule: 'Verplicht' }, { rule: 'Aantal tekens', values: '40\n4000' }],
    },
    {
      label: 'Uw cv',
      name: 'cv',
      kind: 'Bestand',
      help: 'Een brief of een portfolio mag er ook bij.',
      rules: [
        { rule: 'Aantal bestanden hoogstens', values: '3' },
        { rule: 'Bestand hoogstens zo groot', values: '5120' },
        { rule: 'Soorten bestanden', values: 'pdf\ndocx\njpg\npng' },
      ],
    },
    {
      label: 'Profiel of website',
      name: 'profiel',
      kind: 'Tekst',
      rules: [{ rule: 'Webadres', values: 'https' }],
      autocomplete: 'Website',
    },
  ],
  submitLabel: 'Verstuur uw sollicitatie',
  confirmationTitle: 'Uw sollicitatie is verstuurd',
  confirmationText:
    'Wij lezen die binnen een week en bellen of mailen u, ook als wij nu niets voor u hebben.',
  captchaAction: 'Sollicitatie',
  recipients: [
    { email: 'vrijwilligers@fabriekenthuis.example', field: 'werk', value: 'vrijwilliger' },
    { email: 'info@fabriekenthuis.example' },
  ],
  confirmationMail: true,
  confirmationMailSubject: 'Uw sollicitatie bij Fabriek & Thuis',
  confirmationMailText:
    'Bedankt voor uw sollicitatie. Wij lezen die binnen een week en bellen of mailen u, ook als wij nu niets voor u hebben.\n\nWij bewaren uw gegevens vier weken en verwijderen ze daarna.',
  retentionDays: 28,
  organiserOnly: true,
};
