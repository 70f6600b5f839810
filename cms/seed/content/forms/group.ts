import type { FormSeed } from '../types';
import { emailField, nameField, organisationField, phoneField } from './shared';

/** Groups of more than ten people, whose badges are ready at a desk of their own. */
export const groupForm: FormSeed = {
  title: 'Kom met een groep',
  slug: 'groepsbezoek',
  intro:
    'Met meer dan tien personen meldt u zich in één keer aan. De badges staan dan klaar aan een aparte balie.',
  fields: [
    nameField,
    emailField,
    {
      ...phoneField,
      help: 'Voor als er op de dag zelf iets is.',
      rules: [{ rule: 'Verplicht' }, { rule: 'Telefoonnummer' }],
    },
    { ...organisationField, rules: [{ rule: 'Verplicht' }, { rule: 'Aantal tekens', values: '2\n150' }] },
    {
      label: 'Op welke dag komt u?',
      name: 'dag',
      kind: 'Keuze',
      options: [
        { label: 'Dinsdag 9 februari', value: '2027-02-09' },
        { label: 'Woensdag 10 februari', value: '2027-02-10' },
        { label: 'Donderdag 11 februari', value: '2027-02-11' },
      ],
      rules: [{ rule: 'Verplicht' }],
    },
    {
      label: 'Met hoeveel personen?',
      name: 'personen',
      kind: 'Getal',
      help: 'Van 11 tot en met 120, uzelf meegeteld.',
      rules: [{ rule: 'Verplicht' }, { rule: 'Getal' }, { rule: 'Tussen', values: '11\n120' }],
    },
    {
      label: 'Wilt u een rondleiding?',
      name: 'rondleiding',
      kind: 'Keuze',
      options: [
        { label: 'Nee, wij gaan zelf', value: 'nee' },
        { label: 'Ja, over industrieel bouwen', value: 'bouwen' },
        { label: 'Ja, over renovatie', value: 'renovatie' },
      ],
      rules: [{ rule: 'Verplicht' }],
    },
    {
      label: 'Waar moeten wij op letten?',
      name: 'wensen',
      kind: 'Lange tekst',
      help: 'Bijvoorbeeld hoe laat u komt, of dat u met een bus komt. Schrijf hier niets over iemands gezondheid; bel daarvoor 030 000 12 04.',
      rules: [{ rule: 'Aantal tekens', values: '2\n2000' }],
    },
  ],
  submitLabel: 'Meld uw groep aan',
  confirmationTitle: 'Uw groep is aangemeld',
  confirmationText:
    'Binnen twee werkdagen hoort u waar de badges klaarliggen en hoe laat uw rondleiding begint.',
  closesAfterFair: true,
  closedText:
    'De beurs is voorbij. Wilt u in 2029 met een groep komen? In de nieuwsbrief leest u wanneer u zich kunt aanmelden.',
  closedLink: { label: 'Naar de nieuwsbrief', url: '/nieuwsbrief' },
  captchaAction: 'Groepsbezoek',
  recipients: [{ email: 'bezoek@fabriekenthuis.example' }],
  confirmationMail: true,
  confirmationMailSubject: 'Uw groepsbezoek aan Fabriek & Thuis',
  confirmationMailText:
    'Bedankt voor uw aanmelding. Binnen twee werkdagen hoort u waar de badges klaarliggen en hoe laat uw rondleiding begint.\n\nVerandert het aantal? Beantwoord dan deze mail.',
  retentionDays: 120,
};
