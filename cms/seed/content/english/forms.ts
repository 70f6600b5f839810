import type { FormTextSeed, Slug } from '../types';

/** The forms on pages that are there in English. Names and values are those of the Dutch form. */
export const englishForms: Record<Slug, FormTextSeed> = {
  nieuwsbrief: {
    title: 'Stay informed',
    intro: 'Five times a year, and every Tuesday in the weeks before the fair.',
    fields: [
      {
        label: 'E-mail address',
        name: 'email',
        kind: 'E-mailadres',
        help: 'First we send a mail here, in which you confirm that this address is yours.',
        rules: [{ rule: 'Verplicht' }, { rule: 'E-mailadres' }],
        autocomplete: 'E-mailadres',
      },
      {
        label: 'Send me the newsletter of Fabriek & Thuis about the programme, the exhibitors and my visit',
        name: 'akkoord',
        kind: 'Akkoord',
        help: 'You can unsubscribe at any time, with one press of the link at the foot of every mail.',
        rules: [{ rule: 'Moet akkoord zijn' }],
      },
    ],
    submitLabel: 'Subscribe',
    confirmationTitle: 'Look in your inbox',
    confirmationText:
      'We have sent you a mail. Press the button in it: after that you are on the list. No mail? Look in your junk mail.',
    confirmationMailSubject: 'Confirm your subscription to the newsletter of Fabriek & Thuis',
    confirmationMailText:
      'You asked for the newsletter of Fabriek & Thuis: five times a year, and every Tuesday in the weeks before the fair.\n\nConfirm with the button that we may send it to this address.',
  },
  contact: {
    title: 'Ask your question',
    intro: 'Choose what your question is about, so that it gets to the right person.',
    fields: [
      {
        label: 'What is your question about?',
        name: 'onderwerp',
        kind: 'Keuzelijst',
        options: [
          { label: 'My visit', value: 'bezoek' },
          { label: 'A stand', value: 'stand' },
          { label: 'The programme', value: 'programma' },
          { label: 'Help and accessibility', value: 'toegankelijkheid' },
          { label: 'Signage and advertising', value: 'signing' },
          { label: 'Press', value: 'pers' },
          { label: 'Something else', value: 'anders' },
        ],
        rules: [{ rule: 'Verplicht' }],
      },
      {
        label: 'Number of your stand',
        name: 'standnummer',
        kind: 'Tekst',
        help: 'If you know it already, for example 1.B12.',
        rules: [{ rule: 'Aantal tekens', values: '1\n12' }],
        showField: 'onderwerp',
        showValue: 'stand',
      },
      {
        label: 'Your name',
        name: 'naam',
        kind: 'Tekst',
        rules: [{ rule: 'Verplicht' }, { rule: 'Aantal tekens', values: '2\n120' }],
        autocomplete: 'Naam',
      },
      {
        label: 'E-mail address',
        name: 'email',
        kind: 'E-mailadres',
        help: 'We send our answer here.',
        rules: [{ rule: 'Verplicht' }, { rule: 'E-mailadres' }],
        autocomplete: 'E-mailadres',
      },
      {
        label: 'Phone number',
        name: 'telefoon',
        kind: 'Telefoonnummer',
        help: 'Only if we may call you.',
        rules: [{ rule: 'Telefoonnummer' }],
        autocomplete: 'Telefoonnummer',
      },
      {
        label: 'Organisation',
        name: 'organisatie',
        kind: 'Tekst',
        rules: [{ rule: 'Aantal tekens', values: '2\n150' }],
        autocomplete: 'Organisatie',
      },
      {
        label: 'Your question or message',
        name: 'bericht',
        kind: 'Lange tekst',
        rules: [{ rule: 'Verplicht' }, { rule: 'Aantal tekens', values: '10\n4000' }],
      },
    ],
    submitLabel: 'Send your question',
    confirmationTitle: 'Your question has been sent',
    confirmationText:
      'You get an answer on the same or the next working day. In the two weeks before the fair it may take a day longer.',
    confirmationMailSubject: 'Your question to Fabriek & Thuis',
    confirmationMailText:
      'Thank you for your question. One of the seven of us answers on the same or the next working day.\n\nIn a hurry? Call +31 30 000 12 00, on working days from 9.00 to 17.00.',
  },
  solliciteren: {
    title: 'Apply',
    intro: 'Your application goes to the employer, who mails or calls you.',
    fields: [
      { label: 'Vacancy', name: 'vacature', kind: 'Tekst', rules: [{ rule: 'Verplicht' }] },
      { label: 'Employer', name: 'werkgever', kind: 'Tekst', rules: [{ rule: 'Verplicht' }] },
      {
        label: 'Your name',
        name: 'naam',
        kind: 'Tekst',
        rules: [{ rule: 'Verplicht' }, { rule: 'Aantal tekens', values: '2\n120' }],
        autocomplete: 'Naam',
      },
      {
        label: 'E-mail address',
        name: 'email',
        kind: 'E-mailadres',
        help: 'The employer mails you here.',
        rules: [{ rule: 'Verplicht' }, { rule: 'E-mailadres' }],
        autocomplete: 'E-mailadres',
      },
      {
        label: 'Phone number',
        name: 'telefoon',
        kind: 'Telefoonnummer',
        help: 'Only if the employer may call you.',
        rules: [{ rule: 'Telefoonnummer' }],
        autocomplete: 'Telefoonnummer',
      },
      {
        label: 'Why does this work suit you?',
        name: 'motivatie',
        kind: 'Lange tekst',
        help: 'A few sentences will do.',
        rules: [{ rule: 'Verplicht' }, { rule: 'Aantal tekens', values: '40\n4000' }],
      },
      {
        label: 'Your CV',
        name: 'cv',
        kind: 'Bestand',
        help: 'You may add a letter or a portfolio.',
        rules: [
          { rule: 'Aantal bestanden hoogstens', values: '3' },
          { rule: 'Bestand hoogstens zo groot', values: '5120' },
          { rule: 'Soorten bestanden', values: 'pdf\ndocx\njpg\npng' },
        ],
      },
    ],
    submitLabel: 'Send your application',
    confirmationTitle: 'Your application has been sent',
    confirmationText: 'The employer has it, and mails or calls you. A confirmation is in your mail.',
    confirmationMailSubject: 'Your application has been sent',
    confirmationMailText:
      'Thank you for your application. The employer has it, and mails or calls you.\n\nWe keep your details on our site for four weeks; then we delete them.',
  },
};
