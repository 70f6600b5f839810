import { initializeApp } from 'firebase/app';
import {
  applyActionCode,
  browserSessionPersistence,
  confirmPasswordReset,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  initializeAuth,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  updateProfile,
  validatePassword,
  type Auth,
  type PasswordValidationStatus,
} from 'firebase/auth';
import type { HostedSettings } from '../../content/types/account';
import type { Locale } from '../../messages/locale';
import { codeOf } from './codes';
import { startTokenRenewal } from './token-renewal';
import { markFirebaseSession } from './session-mark';

/** The only module that holds the SDK: whoever imports it, imports it when it is needed, with `import()`. */

/** What a password has to be, as the project says. */
export interface PasswordDemands {
  shortest: number | null;
  longest: number | null;
  capital: boolean;
  small: boolean;
  digit: boolean;
  sign: boolean;
}

export type Sdk = ReturnType<typeof openSdk>;

/** The SDK for these settings. It remembers who signed in for this tab alone: our own cookies are the session. */
export function openSdk(settings: HostedSettings, locale: Locale) {
  const auth = authFor(settings);
  // The language of the mails.
  auth.languageCode = locale;

  async function signIn(email: string, password: string) {
    const { user } = await signInWithEmailAndPassword(auth, email, password);
    return { confirmed: user.emailVerified, idToken: await user.getIdToken() };
  }

  return {
    /** Signs in at the provider; the token says so to our server. */
    signIn,

    /** Has the link that confirms the address mailed to whoever is signed in at the provider. */
    async sendConfirmation() {
      if (auth.currentUser) await sendEmailVerification(auth.currentUser);
    },

    /** Makes somebody known at the provider, and has them mailed a link that confirms the address. */
    async register(name: string, email: string, password: string) {
      const { user } = await createUserWithEmailAndPassword(auth, email, password);
      await updateProfile(user, { displayName: name });
      await sendEmailVerification(user);
    },

    /** Has a link to choose a new password mailed. Whether the address is known there is told to nobody. */
    async forgot(email: string) {
      try {
        await sendPasswordResetEmail(auth, email);
      } catch (error) {
        if (codeOf(error) !== 'user-not-found') throw error;
      }
    },

    resetPassword: (code: string, password: string) => confirmPasswordReset(auth, code, password),

    /** Uses the code of a mailed link that confirms an address, or takes a change of it back. */
    useCode: (code: string) => applyActionCode(auth, code),

    /** What the project asks of a password. */
    demands: async () => demandsIn(await validatePassword(auth, '')),

    /** What this password lacks of that; null when it is good. */
    async lacks(password: string): Promise<PasswordDemands | null> {
      const status = await validatePassword(auth, password);
      return status.isValid ? null : lackingIn(status);
    },

    /**
     * Keeps the token of whoever signed in in this tab fresh, and hears when the provider says that it is over.
     * @returns what ends that
     */
    watch(onEnded: (code: string) => void): () => void {
      let stop: (() => void) | null = null;
      let stopped = false;
      void auth.authStateReady().then(() => {
        const user = auth.currentUser;
        if (stopped) return;
        if (user) stop = startTokenRenewal(user, onEnded);
        else onEnded('user-token-expired');
      });
      return () => {
        stopped = true;
        stop?.();
      };
    },

    /** Marks this tab as one whose sign-in here came from the provider. */
    mark: markFirebaseSession,
  };
}

let opened: Auth | null = null;

/** One for the page, which finds whoever signed in earlier in this tab. */
function authFor({ emulator, ...options }: HostedSettings): Auth {
  if (opened) return opened;
  const auth = initializeAuth(initializeApp(options), { persistence: browserSessionPersistence });
  if (emulator !== null) connectAuthEmulator(auth, `http://${emulator}`, { disableWarnings: true });
  opened = auth;
  return auth;
}

function demandsIn({ passwordPolicy: { customStrengthOptions: asked } }: PasswordValidationStatus) {
  return {
    shortest: asked.minPasswordLength ?? null,
    longest: asked.maxPasswordLength ?? null,
    capital: asked.containsUppercaseLetter ?? false,
    small: asked.containsLowercaseLetter ?? false,
    digit: asked.containsNumericCharacter ?? false,
    sign: asked.containsNonAlphanumericCharacter ?? false,
  };
}

function lackingIn(status: PasswordValidationStatus): PasswordDemands {
  const { shortest, longest } = demandsIn(status);
  return {
    shortest: status.meetsMinPasswordLength === false ? shortest : null,
    longest: status.meetsMaxPasswordLength === false ? longest : null,
    capital: status.containsUppercaseLetter === false,
    small: status.containsLowercaseLetter === false,
    digit: status.containsNumericCharacter === false,
    sign: status.containsNonAlphanumericCharacter === false,
  };
}
