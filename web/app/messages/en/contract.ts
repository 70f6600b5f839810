import type { ContractsTexts } from '../nl';

export const contract: ContractsTexts['contract'] = {
  title: 'Contract form',
  stepOf: (step, steps) => `Step ${step} of ${steps}`,
  steps: 'Steps',
  stepDone: 'filled in',
  step: {
    organisatie: {
      short: 'Organisation',
      title: 'Your organisation',
      intro: 'Who will be our contracting party?',
    },
    contactpersonen: {
      short: 'People',
      title: 'Who signs and who arranges the stand',
      intro: 'This may be the same person.',
    },
    aanbod: {
      short: 'What you show',
      title: 'What you show',
      intro: 'By this visitors find you in the list of exhibitors.',
    },
    stand: {
      short: 'Stand',
      title: 'Your stand',
      intro: 'This is a wish: we confirm the place on a drawing, at the price you see here.',
    },
    profiel: {
      short: 'Profile',
      title: 'Your company page',
      intro:
        'This is how we introduce you on this site. You can change it until you sign; after that, mail us.',
    },
    betaling: {
      short: 'Payment',
      title: 'Invoices and payment',
      intro: 'The first invoice follows only after we have confirmed your contract.',
    },
    overzicht: {
      short: 'Sign',
      title: 'Check and sign',
      intro: 'Take your time to read everything. We receive your application only when you sign.',
    },
  },
  next: 'Next step',
  toOverview: 'Save and go to the overview',
  back: 'Previous step',
  backToStart: 'Back to the explanation',
  saved:
    'We keep what you fill in on our server until 30 days after your last change. Only this browser can open it.',
  gone: 'What you filled in before is no longer there: we keep it for 30 days. Please start again below.',
  discard: 'Throw away what I filled in',
  discardTitle: 'Throw everything away?',
  discardText:
    'We delete what you filled in so far from our server at once. After that you can start again. A contract that you have already signed does not change.',
  discardSubmit: 'Yes, throw it away',
  discardKeep: 'No, go on filling in',
  total: {
    title: 'What it costs',
    waiting: 'Choose a kind of stand. Then you see here what it costs.',
    registration: 'Registration, once',
    net: 'Total excluding VAT',
    vat: (rate) => `${rate}% VAT`,
    gross: 'Total including VAT',
    squareMetres: (count, price) => `${count} m² × ${price}`,
    pieces: (count, price) => `${count} × ${price}`,
    item: 'Item',
    price: 'Amount excluding VAT',
  },
  fault: {
    'unknown-kind': 'Choose a kind of stand.',
    'no-size': 'Fill in the area in whole square metres.',
    'too-small': (name, min) => `${name} starts at ${min} m².`,
    'too-large': (name, max) => `${name} goes up to ${max} m². Call us if you need more space.`,
    'no-building': 'Choose a way to build that fits this kind of stand.',
  },
  overview: {
    change: 'Change',
    changeStep: (step) => `: ${step.toLowerCase()}`,
    empty: 'Not filled in',
    rules: (version) => `Rules for exhibitors, version ${version}`,
    rulesText: 'This version applies to your participation, even if the rules change later.',
    rulesRead: 'Read the articles here',
    rulesPage: 'Open the rules on a page of their own',
    sign: 'Sign',
    signText:
      'Your typed name is your signature. We keep what you sign with date, time and a digital fingerprint, and mail you a copy.',
    submit: 'Sign and send',
    afterwards:
      'We then decide on your application within ten working days. The contract comes into being only with our written confirmation.',
  },
  otherName: (name) => `Type the name of who signs as you filled it in before: ${name}.`,
  changed:
    'The rules or a price have just changed. Nothing has been signed yet. Below you see what applies now: please read it and sign again.',
  again: 'This form has expired in the meantime. Nothing has been signed yet. Please send it again.',
  stepWrong: (step) =>
    `Something in the step ‘${step}’ is no longer right. Open it with ‘Change’ and save it again. Nothing has been signed yet.`,
  received: {
    title: 'Your application has arrived',
    thanks: 'You have signed. A copy of everything you signed is on its way to your e-mail address.',
    receipt: 'Your reference',
    nextTitle: 'What happens next',
    next: [
      'We check your application against the rules and look at floor, height and power. This takes ten working days at most.',
      'You receive a proposal for the place on a drawing.',
      'With our written confirmation the contract is complete. After that the first invoice follows.',
    ],
    order: 'See advertising and signage',
    home: 'To the home page',
  },
};
