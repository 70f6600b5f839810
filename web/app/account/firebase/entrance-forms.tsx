import { useState } from 'react';
import { useSubmit } from 'react-router';
import type { FirebaseMessages } from '../../messages/nl/firebase';
import { useMessages } from '../../messages/messages';
import { Button } from '../../ui/form/button';
import { Notice } from '../../ui/layout/notice';
import { PasswordField } from '../../ui/form/password-field';
import { SiteLink } from '../../ui/links/site-link';
import { TextField } from '../../ui/form/text-field';
import { FirebaseForm } from './firebase-form';
import { lackOf, useDemands } from './password-demands';
import type { Sdk } from './sdk.client';

export interface EntranceProps {
  m: FirebaseMessages;
  sdk: () => Promise<Sdk>;
  step: (name: string) => string;
}

export function SignInAtFirebase({
  m,
  sdk,
  step,
  serverProblem,
}: EntranceProps & { serverProblem?: string }) {
  const { account } = useMessages();
  const submit = useSubmit();
  const [unconfirmed, setUnconfirmed] = useState(false);
  const [resent, setResent] = useState(false);
  return (
    <div className="grid gap-6">
      {unconfirmed && (
        <Notice tone="info" role="status">
          <p>{resent ? m.resent : m.unconfirmed}</p>
          {!resent && (
            <Button
              tone="secondary"
              size="small"
              className="mt-3"
              onClick={() =>
                void sdk()
                  .then((opened) => opened.sendConfirmation())
                  .then(
                    () => setResent(true),
                    () => undefined,
                  )
              }
            >
              {m.resend}
            </Button>
          )}
        </Notice>
      )}
      <FirebaseForm
        submit={account.signIn.submit}
        icon="log-in"
        serverProblem={serverProblem}
        required={{ email: account.required(account.email), password: account.required(account.password) }}
        run={async ({ email = '', password = '' }) => {
          const opened = await sdk();
          const { confirmed, idToken } = await opened.signIn(email.trim(), password);
          setUnconfirmed(!confirmed);
          if (!confirmed) return null;
          opened.mark();
          await submit({ form: 'bewijs', idToken }, { method: 'post' });
          return null;
        }}
      >
        {(field) => (
          <>
            <EmailField {...field('email')} />
            <div>
              <PasswordField
                {...field('password')}
                label={account.password}
                autoComplete="current-password"
                required
              />
              <SiteLink
                to={step('vergeten')}
                className="mt-1.5 inline-block py-1 text-action-ink underline underline-offset-4"
              >
                {account.signIn.forgotten}
              </SiteLink>
            </div>
          </>
        )}
      </FirebaseForm>
    </div>
  );
}

export function RegisterAtFirebase({ m, sdk }: EntranceProps) {
  const { account } = useMessages();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const demands = useDemands(sdk, m);
  if (sentTo !== null) return <Done>{m.registered(sentTo)}</Done>;
  return (
    <FirebaseForm
      submit={account.register.submit}
      required={{
        name: account.required(account.name),
        email: account.required(account.email),
        password: account.required(account.password),
      }}
      run={async ({ name = '', email = '', password = '' }) => {
        const opened = await sdk();
        const lack = await lackOf(opened, password, m);
        if (lack !== null) return { problem: account.incomplete, errors: { password: lack } };
        await opened.register(name.trim(), email.trim(), password);
        setSentTo(email.trim());
        return null;
      }}
    >
      {(field) => (
        <>
          <TextField {...field('name')} label={account.name} autoComplete="name" required maxLength={100} />
          <EmailField {...field('email')} />
          <PasswordField
            {...field('password')}
            label={account.password}
            hint={demands}
            autoComplete="new-password"
            required
          />
        </>
      )}
    </FirebaseForm>
  );
}

export function ForgotAtFirebase({ m, sdk }: EntranceProps) {
  const { account } = useMessages();
  const [sentTo, setSentTo] = useState<string | null>(null);
  if (sentTo !== null) return <Done>{m.forgotSent(sentTo)}</Done>;
  return (
    <FirebaseForm
      submit={account.forgot.submit}
      icon="mail"
      required={{ email: account.required(account.email) }}
      run={async ({ email = '' }) => {
        await (await sdk()).forgot(email.trim());
        setSentTo(email.trim());
        return null;
      }}
    >
      {(field) => <EmailField {...field('email')} />}
    </FirebaseForm>
  );
}

export function ResetAtFirebase({ m, sdk, code }: EntranceProps & { code: string }) {
  const { account } = useMessages();
  const [done, setDone] = useState(false);
  const demands = useDemands(sdk, m);
  if (done) return <Done>{m.resetDone}</Done>;
  return (
    <FirebaseForm
      submit={account.reset.submit}
      required={{ password: account.required(account.newPassword) }}
      run={async ({ password = '' }) => {
        const opened = await sdk();
        const lack = await lackOf(opened, password, m);
        if (lack !== null) return { problem: account.incomplete, errors: { password: lack } };
        await opened.resetPassword(code, password);
        setDone(true);
        return null;
      }}
    >
      {(field) => (
        <PasswordField
          {...field('password')}
          label={account.newPassword}
          hint={demands}
          autoComplete="new-password"
          required
        />
      )}
    </FirebaseForm>
  );
}

/** Uses the code of a mailed link. It needs a click, because mail scanners open links too. */
export function ConfirmAtFirebase({ m, sdk, code }: EntranceProps & { code: string }) {
  const [done, setDone] = useState(false);
  if (done) return <Done>{m.confirmed}</Done>;
  return (
    <FirebaseForm
      submit={m.confirmSubmit}
      icon="check"
      run={async () => {
        await (await sdk()).useCode(code);
        setDone(true);
        return null;
      }}
    >
      {() => <p>{m.confirmText}</p>}
    </FirebaseForm>
  );
}

function EmailField(field: { name: string; error?: string }) {
  const { account } = useMessages();
  return (
    <TextField
      {...field}
      label={account.email}
      type="email"
      autoComplete="username"
      required
      maxLength={254}
    />
  );
}

function Done({ children }: { children: string }) {
  return (
    <Notice tone="done" role="status">
      {children}
    </Notice>
  );
}
