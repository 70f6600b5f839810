import * as shared from '../forms/shared';
import type { FormTextSeed, Slug } from '../types';

const nameField = { ...shared.nameField, label: 'Your name' };
const emailField = { ...shared.emailField, label: 'E-mail address', help: 'We send our answer here.' };
const phoneField = { ...shared.phoneField, label: 'Phone number', help: 'Only if we may call you.' };
const organisationField = { ...shared.organisationField, label: 'Organisation' };

/** The days of the fair, as those of the Dutch forms. */
const days = [
  { label: 'Tuesday 9 February', value: '2027-02-09' },
  { label: 'Wednesday 10 February', value: '2027-02-10' },
  { label: 'Thursday 11 February', value: '2027-02-11' },
];

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
      nameField,
      emailField,
      phoneField,
      organisationField,
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
      nameField,
      { ...emailField, help: 'The employer mails you here.' },
      { ...phoneField, help: 'Only if the employer may call you.' },
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
  groepsbezoek: {
    title: 'Come with a group',
    intro:
      'With more than ten people you register in one go. The badges are ready at a desk of their own then.',
    fields: [
      nameField,
      emailField,
      {
        ...phoneField,
        help: 'In case something comes up on the day.',
        rules: [{ rule: 'Verplicht' }, { rule: 'Telefoonnummer' }],
      },
      { ...organisationField, rules: [{ rule: 'Verplicht' }, { rule: 'Aantal tekens', values: '2\n150' }] },
      {
        label: 'On which day do you come?',
        name: 'dag',
        kind: 'Keuze',
        options: days,
        rules: [{ rule: 'Verplicht' }],
      },
      {
        label: 'With how many people?',
        name: 'personen',
        kind: 'Getal',
        help: 'From 11 up to and including 120, yourself included.',
        rules: [{ rule: 'Verplicht' }, { rule: 'Getal' }, { rule: 'Tussen', values: '11\n120' }],
      },
      {
        label: 'Would you like a guided tour?',
        name: 'rondleiding',
        kind: 'Keuze',
        options: [
          { label: 'No, we go by ourselves', value: 'nee' },
          { label: 'Yes, about industrialised building', value: 'bouwen' },
          { label: 'Yes, about renovation', value: 'renovatie' },
        ],
        rules: [{ rule: 'Verplicht' }],
      },
      {
        label: 'What should we keep in mind?',
        name: 'wensen',
        kind: 'Lange tekst',
        help: 'For example when you arrive, or that you come by coach. Write nothing about anybody’s health here; call +31 30 000 12 04 for that.',
        rules: [{ rule: 'Aantal tekens', values: '2\n2000' }],
      },
    ],
    submitLabel: 'Register your group',
    confirmationTitle: 'Your group is registered',
    confirmationText:
      'Within two working days we let you know where the badges are and when your tour begins.',
    closedText:
      'The fair is over. Would you like to come with a group in 2029? The newsletter says when you can register.',
    closedLink: { label: 'To the newsletter', url: '/nieuwsbrief' },
    confirmationMailSubject: 'Your group visit to Fabriek & Thuis',
    confirmationMailText:
      'Thank you for your registration. Within two working days we let you know where the badges are and when your tour begins.\n\nDoes the number change? Answer this mail.',
  },
  persbadge: {
    title: 'Request your press badge',
    intro:
      'For those who write, film or take photographs of building and living. Your badge is ready at the press desk.',
    fields: [
      nameField,
      emailField,
      phoneField,
      {
        label: 'Medium',
        name: 'medium',
        kind: 'Tekst',
        help: 'The newspaper, magazine, broadcaster or site that you work for.',
        rules: [{ rule: 'Verplicht' }, { rule: 'Aantal tekens', values: '2\n150' }],
        autocomplete: 'Organisatie',
      },
      {
        label: 'What do you do?',
        name: 'rol',
        kind: 'Keuze',
        options: [
          { label: 'I write', value: 'schrijft' },
          { label: 'I take photographs', value: 'fotografeert' },
          { label: 'I film or record sound', value: 'filmt' },
        ],
        rules: [{ rule: 'Verplicht' }],
      },
      {
        label: 'What do you bring?',
        name: 'apparatuur',
        kind: 'Tekst',
        help: 'A tripod, lights or a crew: we keep room free for it.',
        rules: [{ rule: 'Aantal tekens', values: '2\n300' }],
        showField: 'rol',
        showValue: 'filmt',
      },
      {
        label: 'Work of yours',
        name: 'werk',
        kind: 'Tekst',
        help: 'The web address of an article, series or broadcast.',
        rules: [{ rule: 'Webadres', values: 'https\nhttp' }],
      },
      {
        label: 'Your press card',
        name: 'perskaart',
        kind: 'Bestand',
        help: 'A photo or a scan of the front, if you have a press card.',
        rules: [
          { rule: 'Aantal bestanden hoogstens', values: '1' },
          { rule: 'Bestand hoogstens zo groot', values: '5120' },
          { rule: 'Soorten bestanden', values: 'jpg\npng\npdf' },
        ],
      },
      {
        label: 'On which days do you come?',
        name: 'dagen',
        kind: 'Meerdere keuzes',
        options: days,
        rules: [{ rule: 'Verplicht' }],
      },
    ],
    submitLabel: 'Request your badge',
    confirmationTitle: 'Your request has been sent',
    confirmationText: 'Daan Verschoor mails you within two working days whether your badge is ready.',
    closedText:
      'The fair is over, there are no press badges any more. For pictures, figures and an interview about the 2027 edition, mail or call Daan Verschoor.',
    closedLink: { label: 'Read the news of the fair', url: '/nieuws' },
    confirmationMailSubject: 'Your request for a press badge',
    confirmationMailText:
      'Thank you for your request. Daan Verschoor mails you within two working days whether your badge is ready.\n\nThe press desk is open on all days from 9.00 until half an hour before closing, on the right in the reception hall.',
  },
};
