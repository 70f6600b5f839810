import type { FirebaseMessages } from '../nl/firebase';

export const firebase: FirebaseMessages = {
  title: (provider) => `Sign in with ${provider}`,
  intro: (provider) =>
    `Your password is with ${provider}, not with us. This page asks there whether it is right.`,
  needsScript: 'Signing in with this service needs JavaScript.',
  registerTitle: (provider) => `Create an account with ${provider}`,
  forgotTitle: (provider) => `Forgotten your password for ${provider}`,
  resetTitle: (provider) => `New password for ${provider}`,
  confirmTitle: 'Confirm your e-mail address',
  toSignIn: 'To signing in',
  otherMethods: 'Other ways to sign in',
  sentTitle: 'Look in your mail',
  registered: (email) =>
    `A mail is on its way to ${email}. Open the link in it to confirm your address. After that you can sign in.`,
  forgotSent: (email) =>
    `If there is an account with ${email}, a mail is now on its way with a link to choose a new password.`,
  resetDone: 'Your new password is saved. Sign in with it.',
  confirmText: 'Press the button to confirm that this e-mail address is yours.',
  confirmSubmit: 'Confirm my address',
  confirmed: 'Your e-mail address is confirmed. You can sign in now.',
  unconfirmed: 'Confirm your e-mail address first, with the link in the mail you received.',
  resend: 'Send the mail again',
  resent: 'The mail is on its way. Look in your junk mail too.',
  failed: 'That did not work. Please try again.',
  expired: 'Signing in took too long. Please try again.',
  exists: 'You already have an account here with this e-mail address. Sign in as you did before.',
  blocked: 'Your account was blocked by the organisation. Please contact the fair.',
  removeText: (provider) =>
    `Your account with ${provider} is deleted too. For that, enter your password for ${provider} once more.`,
  apple: {
    title: 'Back from Apple',
    back: 'Back',
    removeText: (provider: string) =>
      `Your account at ${provider} is deleted too, and we revoke what you allowed us at Apple. For that you go to Apple once more.`,
    signOutText:
      'We then also revoke what you allowed us at Apple. For that you go to Apple once more. If you do not get there, you are signed out everywhere all the same.',
    revokeYourself:
      'Revoking at Apple did not work. You can do it yourself: on your iPhone or iPad open Settings, tap your name and then Sign in with Apple, or go to account.apple.com. Choose this site there and stop using it.',
  },
  demands: {
    intro: 'Your password has:',
    shortest: (length) => `at least ${length} characters`,
    longest: (length) => `at most ${length} characters`,
    capital: 'a capital letter',
    small: 'a small letter',
    digit: 'a digit',
    sign: 'a punctuation mark or other sign',
    lacks: (what) => `What is missing or not right: ${what}.`,
  },
  codes: {
    'invalid-email': 'This is not a valid e-mail address.',
    'missing-email': 'Enter your e-mail address.',
    'missing-password': 'Enter your password.',
    'wrong-password': 'This password is not right.',
    'email-already-in-use': 'This e-mail address has an account already. Sign in, or choose a new password.',
    'user-not-found': 'There is no account with this e-mail address.',
    'too-many-requests': 'This was tried too often. Wait a few minutes and try again.',
    'requires-recent-login': 'To be safe, sign in again, and then try once more.',
    'user-disabled': 'Your account with the sign-in service is blocked. Please contact the fair.',
    'network-request-failed': 'The sign-in service cannot be reached. Check your connection and try again.',
    'invalid-credential': 'This e-mail address and this password do not belong together.',
    'invalid-login-credentials': 'This e-mail address and this password do not belong together.',
    'expired-action-code': 'This link has expired. Ask for a new one.',
    'invalid-action-code': 'This link was used already or did not arrive whole. Ask for a new one.',
    'account-exists-with-different-credential':
      'You have an account with this e-mail address already. Sign in as you did before.',
    'user-token-expired': 'You were signed out at the sign-in service. Please sign in again.',
    'weak-password': 'This password is too simple. Choose a longer one.',
    'password-does-not-meet-requirements': 'This password does not meet the requirements.',
  },
};
