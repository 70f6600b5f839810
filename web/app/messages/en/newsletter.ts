import type { Messages } from '../nl';

export const newsletter: Messages['newsletter'] = {
  breadcrumb: 'Newsletter',
  confirm: {
    title: 'Confirm your subscription',
    ready: {
      heading: 'One more press of a button',
      text: 'With this button you confirm that we may send our newsletter to the address at which you got our mail.',
    },
    submit: 'Confirm my subscription',
    done: {
      heading: 'You are subscribed',
      text: 'Thank you. You get a mail about this, and our newsletter from now on.',
    },
    unusable: {
      heading: 'This link does not work',
      text: 'The link is older than seven days, did not arrive whole, or you unsubscribed in the meantime. Feel free to subscribe again: you then get a new mail.',
    },
    again: 'To the newsletter',
  },
  leave: {
    title: 'Unsubscribe',
    ready: {
      heading: 'No more newsletter?',
      text: 'One press of the button and you are off the list. You need not sign in or say why.',
    },
    submit: 'Unsubscribe me',
    done: {
      heading: 'You are unsubscribed',
      text: 'You get no more newsletters. Was it a mistake? Then you can subscribe again.',
    },
    unusable: {
      heading: 'This link does not work',
      text: 'The link did not arrive whole, or is not ours; nothing changed. Copy the whole address from the mail, or ask us to unsubscribe you.',
    },
    again: 'To the newsletter',
  },
  contact: 'Contact us',
  home: 'To the front page',
};
