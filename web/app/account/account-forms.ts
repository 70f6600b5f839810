import { useMemo } from 'react';
import type { FormField, WordedForm } from '../form-engine/form';
import { useMessages } from '../messages/messages';
import type { Messages } from '../messages/nl';

/** In characters. The same rule as in the content backend: cms/src/accounts/passwords/passwords.ts. */
export const minPasswordLength = 12;
/** Characters in front of and after the @ together (RFC 5321). */
const maxEmailLength = 254;
const maxNameLength = 100;

/** The forms of the account, in the language of the page. The content backend has the last word on passwords and names. */
export function accountForms({ account: m }: Messages) {
  const required = { name: 'required' } as const;
  const name: FormField<'name'> = {
    name: 'name',
    kind: 'text',
    label: m.name,
    autoComplete: 'name',
    rules: [required, { name: 'length', args: ['0', `${maxNameLength}`] }],
    messages: { length: m.longName },
  };
  const email: FormField<'email'> = {
    name: 'email',
    kind: 'email',
    label: m.email,
    autoComplete: 'username',
    rules: [required, { name: 'email' }],
  };
  const password = <Name extends string>(name: Name, label: string): FormField<Name> => ({
    name,
    kind: 'password',
    label,
    autoComplete: 'current-password',
    rules: [required],
  });
  const newPassword = (label: string): FormField<'password'> => ({
    ...password('password', label),
    rules: [required, { name: 'length', args: [`${minPasswordLength}`] }],
    messages: { length: m.shortPassword(minPasswordLength) },
    autoComplete: 'new-password',
    help: m.passwordHint(minPasswordLength),
  });
  const hidden = <Name extends string>(name: Name, label: string): FormField<Name> => ({
    name,
    kind: 'hidden',
    label,
    rules: [required],
  });
  /** A token of Firebase is as good as a password: scripts send it, no form draws it, and it is never shown again. */
  const idToken = password('idToken', '');
  const appleToken = password('appleToken', '');
  const currentPassword = password('currentPassword', m.currentPassword);
  const username: FormField<'username'> = {
    name: 'username',
    kind: 'hidden',
    label: m.email,
    rules: [],
    autoComplete: 'username',
  };
  const sure: FormField<'sure'> = {
    name: 'sure',
    kind: 'consent',
    label: m.remove.confirmation,
    rules: [{ name: 'accepted' }],
    messages: { accepted: m.remove.confirmationMissing },
  };
  const optional = <Name extends string>(field: FormField<Name>) => ({ ...field, rules: [] });

  return {
    signIn: {
      name: 'inloggen',
      fields: [
        {
          ...email,
          rules: [required, { name: 'length', args: ['0', `${maxEmailLength}`] }],
          messages: { length: m.badEmail },
        },
        password('password', m.password),
      ],
    },
    provider: { name: 'dienst', fields: [hidden('dienst', '')] },
    register: {
      name: 'registreren',
      fields: [{ ...name, help: m.register.nameHint }, email, newPassword(m.password)],
    },
    forgot: { name: 'vergeten', fields: [email] },
    reset: { name: 'herstellen', fields: [hidden('code', m.code), newPassword(m.newPassword)] },
    confirm: { name: 'bevestigen', fields: [] },
    rename: { name: 'profiel', fields: [name] },
    changePassword: {
      name: 'wachtwoord',
      fields: [username, currentPassword, newPassword(m.newPassword)],
    },
    changeEmail: {
      name: 'adres',
      fields: [
        { ...email, label: m.security.newEmail, help: m.security.emailHint, autoComplete: 'email' },
        currentPassword,
      ],
    },
    endSignIn: { name: 'apparaat', fields: [hidden('session', m.device)] },
    signOutEverywhere: { name: 'overal', fields: [optional(idToken), optional(appleToken)] },
    /** Visitors without a password here prove who they are with a token of Firebase. */
    remove: {
      name: 'verwijderen',
      fields: [username, optional(currentPassword), optional(idToken), optional(appleToken), sure],
    },
    firebase: {
      name: 'bewijs',
      fields: [{ ...idToken, messages: { required: m.incomplete } }],
    },
  } as const satisfies Record<string, WordedForm>;
}

type AccountForms = ReturnType<typeof accountForms>;

export function useAccountForms(): AccountForms {
  const messages = useMessages();
  return useMemo(() => accountForms(messages), [messages]);
}
