import { z } from 'zod';
import type { Messages } from '../../messages/nl';
import { minPasswordLength } from './password-rule';

/** Bytes of the composed form, in which the content backend hashes it; bcrypt reads no more. */
const maxPasswordBytes = 72;
/** Characters in front of and after the @ together (RFC 5321). */
const maxEmailLength = 254;
const maxNameLength = 100;

/** One schema per form, with its messages in the visitor's language. */
export function accountSchemas(m: Messages) {
  const { account: texts } = m;
  const required = (label: string) =>
    z.string({ error: texts.required(label) }).min(1, texts.required(label));
  const email = required(texts.email)
    .trim()
    .min(1, texts.required(texts.email))
    .max(maxEmailLength, texts.badEmail)
    .pipe(z.email(texts.badEmail));
  const name = required(texts.name)
    .trim()
    .min(1, texts.required(texts.name))
    .max(maxNameLength, texts.longName);
  const newPassword = required(texts.newPassword)
    .refine(
      (password) => Array.from(password.normalize('NFC')).length >= minPasswordLength,
      texts.shortPassword(minPasswordLength),
    )
    .refine(
      (password) => new TextEncoder().encode(password.normalize('NFC')).length <= maxPasswordBytes,
      texts.longPassword,
    );
  const password = required(texts.password);

  return {
    signIn: z.object({ email: required(texts.email).trim().max(maxEmailLength, texts.badEmail), password }),
    register: z.object({ name, email, password: newPassword }),
    forgot: z.object({ email }),
    reset: z.object({ code: required(texts.code), password: newPassword }),
    rename: z.object({ name }),
    changePassword: z.object({ currentPassword: required(texts.currentPassword), password: newPassword }),
    changeEmail: z.object({ email, currentPassword: required(texts.currentPassword) }),
    endSignIn: z.object({ session: required(texts.device) }),
    remove: z.object({
      sure: z.literal('ja', { error: texts.remove.confirmationMissing }),
      currentPassword: z.string().optional().default(''),
      /** Replaces the password for accounts at Firebase. */
      idToken: z.string().optional(),
    }),
    firebase: z.object({ idToken: z.string({ error: texts.incomplete }).min(1, texts.incomplete) }),
    nothing: z.object({}),
  };
}
