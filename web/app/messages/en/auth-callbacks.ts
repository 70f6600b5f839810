import type { Messages } from '../nl';

export const authCallbacks: Messages['authCallbacks'] = {
  email: {
    title: 'Confirm your e-mail address',
    nothing: {
      heading: 'Open the link in your mail',
      text: 'This page confirms that an e-mail address is yours. That only happens through the link in a mail from us; nothing has been confirmed or changed now.',
      steps: [
        'Look in your inbox for a mail from the fair, and among unwanted mail as well.',
        'Press the link in that mail, or copy the whole address to your browser.',
        'Does your mail program break the link over two lines? Then put the lines together.',
      ],
    },
    confirm: {
      heading: 'One more press of a button',
      text: 'With this button you confirm that the e-mail address at which you got our mail is yours.',
      submit: 'Confirm my e-mail address',
    },
    confirmed: {
      heading: 'Your e-mail address is confirmed',
      text: 'Thank you. Please go on in your account.',
      account: 'To your account',
    },
    unusable: {
      heading: 'This link does not work',
      text: 'We could not confirm an e-mail address with this link. Nothing has changed. This may be the matter:',
      steps: [
        'The link has been used already. Then your address is confirmed and you need do nothing.',
        'The link has expired or was replaced by a newer mail. Use the last one.',
        'The link did not come across whole. Copy the whole address from the mail.',
      ],
    },
    help: 'Does it not work out? We help you by mail or on the phone.',
    contact: 'Contact us',
    profile: 'Request your ticket',
    home: 'To the home page',
  },
  visit: {
    title: 'Confirm your registration',
    confirm: {
      heading: 'One more press of a button',
      text: 'This button confirms your registration as a visitor. After that you see your badge.',
      submit: 'Confirm my registration',
    },
    unusable: {
      heading: 'This link does not work (any more)',
      text: 'The link has expired or did not come through as a whole, or the registration is withdrawn. Nothing has changed.',
    },
    again: 'Register again',
  },
  landing: {
    title: 'Back on the site',
    nothing: {
      heading: 'There is nothing to do here',
      text: 'This page receives links from other services. The link you came with is not complete. Nothing has changed.',
    },
    unusable: {
      heading: 'We cannot use this link',
      text: 'You come back from another service, but you did not begin in this browser, or too long ago. The data in the link was not used and not kept. Start again at signing in.',
    },
    rejected: {
      heading: 'It did not work',
      text: 'The other service says that it was broken off. Nothing has changed, and you are not signed in. You can read programme and exhibitors without an account.',
    },
    noEmail: {
      heading: 'An e-mail address is missing',
      text: 'The other service does not tell a confirmed e-mail address of yours. Without that we cannot make an account for you. Confirm it there, or create an account with a password here.',
    },
    exists: {
      heading: 'You have an account here already',
      text: 'There is an account here with the e-mail address that the other service tells. Sign in to it the way you are used to.',
    },
    blocked: {
      heading: 'This account is blocked',
      text: 'You cannot sign in to this account. Please contact the fair.',
    },
    signIn: 'To signing in',
    home: 'To the home page',
    programme: 'See the programme',
    contact: 'Ask for help',
  },
};
