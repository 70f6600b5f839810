import { initializeApp } from 'firebase/app';
import {
  applyActionCode,
  AuthCredential,
  browserSessionPersistence,
  confirmPasswordReset,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  initializeAuth,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithCredential,
  signInWithEmailAndPassword,
  updateProfile,
  validatePassword,
  type Auth,
  type PasswordValidationStatus,
} from 'firebase/auth';
import type { FirebaseSettings } from '../../content/types/account';
import type { Locale } from '../../messages/locale';
import type { AppleSignIn } from './apple';
import { codeOf } from './codes';
import { startTokenRenewal } from './token-renewal';
import { markFirebaseSession } from './session-mark';

/** The only module that imports the SDK. Load it with `import()`, when it is needed. */

export interface PasswordDemands {
  shortest: number | null;
  longest: number | null;
  capital: boolean;
  small: boolean;
  digit: boolean;
  sign: boolean;
}

export type Sdk = ReturnType<typeof openSdk>;

/** The SDK for these settings. It remembers the user in this tab only; our own cookies are the session. */
export function openSdk(settings: FirebaseSettings, locale: Locale) {
  const auth = authFor(settings);
  auth.languageCode = locale;

  async function signIn(email: string, password: string) {
    const { user } = await signInWithEmailAndPassword(auth, email, password);
    return { confirmed: user.emailVerified, idToken: await user.getIdToken() };
  }

  return {
    /** Signs in at Firebase. Our server accepts the ID token. */
    signIn,

    async adopt(signIn: AppleSignIn) {
      await signInWithCredential(auth, new AppleCredential(signIn));
    },

    async sendConfirmation() {
      if (auth.currentUser) await sendEmailVerification(auth.currentUser);
    },

    async register(name: string, email: string, password: string) {
      const { user } = await createUserWithEmailAndPassword(auth, email, password);
      await updateProfile(user, { displayName: name });
      await sendEmailVerification(user);
    },

    /** Mails a link to choose a new password. Does not reveal whether the e-mail address is known. */
    async forgot(email: string) {
      try {
        await sendPasswordResetEmail(auth, email);
      } catch (error) {
        if (codeOf(error) !== 'user-not-found') throw error;
      }
    },

    resetPassword: (code: string, password: string) => confirmPasswordReset(auth, code, password),

    useCode: (code: string) => applyActionCode(auth, code),

    demands: async () => demandsIn(await validatePassword(auth, '')),

    /** The rules that this password breaks; null when it is good. */
    async lacks(password: string): Promise<PasswordDemands | null> {
      const status = await validatePassword(auth, password);
      return status.isValid ? null : lackingIn(status);
    },

    /**
     * Renews the token of the user of this tab, and reports when Firebase ends the sign-in.
     * @returns a function that stops it
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

    mark: markFirebaseSession,
  };
}

/**
 * A credential that Firebase has accepted already. The SDK's redirect has one like it, which is not exported; the tests
 * show that the SDK still asks it.
 */
class AppleCredential extends AuthCredential {
  override readonly providerId = 'apple.com';
  override readonly signInMethod = 'apple.com';

  constructor(private readonly response: AppleSignIn) {
    super();
  }

  _getIdTokenResponse(): Promise<AppleSignIn> {
    return Promise.resolve(this.response);
  }
}

let opened: Auth | null = null;

/** One per page. It restores the user who signed in earlier in this tab. */
function authFor({ emulator, projectId, apiKey, authDomain }: FirebaseSettings): Auth {
  if (opened) return opened;
  const auth = initializeAuth(initializeApp({ projectId, apiKey, authDomain }), {
    persistence: browserSessionPersistence,
  });
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
