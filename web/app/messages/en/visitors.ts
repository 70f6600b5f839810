import type { VisitTexts } from '../nl';
import { frontPage } from './front-page';
import { places } from './places';

export const visitors: VisitTexts['visitors'] = {
  places,
  frontPage,
  title: 'Your ticket',
  intro: 'Request your free ticket. You get an e-mail to confirm, and then your badge.',
  register: 'Request your ticket',
  over: {
    title: 'The fair is over',
    text: 'You can request a ticket again as soon as the days of the next edition are known. The newsletter will say so.',
    action: 'Go to the newsletter',
  },
  submit: 'Request your ticket',
  fields: {
    email: { label: 'E-mail address', help: 'We mail you a link to confirm, and then your badge.' },
    name: { label: 'Name', help: 'As it will be on your badge.' },
    organisation: { label: 'Organisation' },
    role: { label: 'Position' },
    audience: { label: 'Kind of organisation' },
    interests: {
      label: 'What are you looking for at the fair?',
      help: 'After confirming you see which sessions and exhibitors fit that.',
    },
    days: { label: 'When will you come?', help: 'Choose one or more days.' },
    hasNeeds: {
      label: 'Do you need anything to visit the fair well?',
      help: 'Such as a wheelchair, an interpreter or a diet. You need not answer this.',
    },
    needs: { label: 'What do you need?' },
    needsNote: { label: 'What should we know about it?' },
    needsConsent: {
      label:
        'I agree to this being stored. It may say something about my health. Only those who arrange it see it, and it is deleted after the fair.',
    },
    purposes: {
      label: 'What may we mail you about?',
      help: 'About your own visit we always mail you. You can change this later.',
    },
  },
  chooseInterests: (count: number) => `Choose from ${count} topics`,
  options: {
    hasNeeds: { no: 'No', yes: 'Yes' },
    needs: { wheelchair: 'A wheelchair or a step-free route', interpreter: 'An interpreter', diet: 'A diet' },
    purposes: {
      newsletter: 'News about the programme',
      exhibitors: 'Offers by exhibitors, sent by us',
    },
  },
  done: {
    aangemeld: {
      title: 'Look in your mail',
      text: 'We sent you an e-mail with a button. Press it, and your registration is complete and you get your badge. Nothing there? Look among unwanted mail too.',
    },
    afgemeld: {
      title: 'You are withdrawn',
      text: 'We have deleted your data and your badge does not work any more. You get an e-mail about that.',
    },
    bevestigd: {
      title: 'Your badge is ready',
      text: 'You are registered. The badge is below and comes with the e-mail that we send you.',
    },
    gewijzigd: { title: 'Your data are changed', text: 'The code on your badge still works.' },
  },
  unusable: {
    title: 'This link does not work (any more)',
    text: 'The link has expired or did not come through as a whole, or the registration is withdrawn. Register again: if you are registered already, we mail you a new link.',
  },
  own: {
    title: 'Your registration as a visitor',
    none: {
      title: 'You are not registered as a visitor yet',
      text: 'There is no registration with the e-mail address of your account, or the address is not confirmed yet.',
    },
    unconfirmed: (email) =>
      `Your registration is not confirmed yet. We mailed a link to ${email}; after that your badge is here.`,
    cancelled: {
      title: 'Your registration is cancelled',
      text: 'The organiser has cancelled your registration, and your badge does not work any more. Is that not right? Call or mail us: we can restore your registration.',
    },
    sessions: 'Sessions that fit you',
    sessionsIntro: 'On the days that you come, about what you are looking for.',
    toProgramme: 'The whole programme',
    exhibitors: 'Exhibitors that fit you',
    exhibitorsIntro: 'They work on what you are looking for.',
    toExhibitors: 'All exhibitors',
    change: 'Change your data',
    changeIntro: (email) =>
      `Registered with ${email}. Another e-mail address? Withdraw, and register again with that one.`,
    submit: 'Save the changes',
  },
  badge: {
    picture: 'QR code of your badge',
    typed: 'Code:',
    text: 'Have the code scanned at the entrance, from your phone or from paper.',
    download: 'Download the badge (PDF)',
  },
  ownBadge: {
    title: 'My badge',
    stored: 'This badge is on this device alone, and works without reception as well.',
    change: 'View or change your registration',
    none: 'There is no badge on this device yet',
    noneText:
      'Open the link in the e-mail with your badge once, on this device. From then on your badge is here, also in a hall without reception.',
    request: 'Request your ticket',
    byAccount: 'I have an account',
  },
  withdraw: {
    title: 'Withdraw',
    intro: 'Not coming after all? Then we delete everything we have of your registration.',
    sure: 'I want to withdraw and have my data deleted.',
    notSure: 'Tick this to withdraw.',
    submit: 'Withdraw my registration',
  },
  checkIn: {
    title: 'Scan badges',
    noLink:
      'This page works with the link in the e-mail of the organisation only. Open that link on this phone.',
    needsScript: 'Turn on JavaScript to scan badges.',
    start: 'Start the camera',
    stop: 'Stop the camera',
    camera: 'Picture of the camera',
    aim: 'Hold the QR code of the badge in view.',
    denied: 'The camera may not be used. Allow it in the browser, or type the code.',
    noCamera: 'No camera was found. Type the code under the QR code.',
    code: 'Code of the badge',
    codeHelp: 'It is under the QR code. Small letters and spaces are fine.',
    check: 'Check',
    ready: 'Ready for the next badge',
    checking: 'Checking…',
    welcome: 'Welcome',
    otherDay: 'Not registered for today. May come in.',
    again: 'Already used',
    againAt: (time) => `Scanned today at ${time}.`,
    withdrawn: 'Withdrawn',
    withdrawnText: 'This visitor withdrew. The badge is not valid any more.',
    cancelled: 'Cancelled',
    cancelledText:
      'This registration is cancelled. The badge is not valid any more. Send the visitor to the desk.',
    unknown: 'Unknown',
    unknownText: 'This code is not ours. Ask for the e-mail with the badge.',
    noCrew: 'This link does not work (any more)',
    noCrewText: 'Ask the organisation for a new link.',
    failed: 'No connection',
    failedText: 'This badge was not checked. Try once more.',
    tooMany: 'Wait a moment',
    tooManyText: 'Too many questions come from this network. Try again in a minute.',
    retry: 'Try again',
  },
};
