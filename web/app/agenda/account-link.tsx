import { useEffect } from 'react';
import { useSignIn } from '../account/current-user';
import { signInPath } from '../account/next-page';
import { useMessages } from '../messages/messages';
import { useAccountLink, type MergeAnswer } from '../saved/account-merge';
import { mergeNow } from '../saved/saved';
import { Button } from '../ui/form/button';
import { Notice } from '../ui/layout/notice';
import { SiteLink } from '../ui/links/site-link';
import { path } from './paths';

const merge = (answer?: MergeAnswer) => void mergeNow(answer).catch(() => {});

/** Asks what to do with what another account saved here, or left here when it was signed out: others may use this device. */
export function AccountQuestion() {
  const { ownProgramme } = useMessages();
  const m = ownProgramme.account;
  const { signedIn } = useSignIn();
  const link = useAccountLink();
  useEffect(() => merge(), [signedIn]);
  if (link !== 'other' && link !== 'left') return null;
  return (
    <Notice tone="info" className="mb-8 max-w-3xl print:hidden">
      <p>{m[link]}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        {link === 'other' ? (
          <>
            <Button onClick={() => merge('replace')}>{m.replace}</Button>
            <Button tone="secondary" onClick={() => merge('join')}>
              {m.join}
            </Button>
          </>
        ) : (
          <Button tone="secondary" onClick={() => merge('replace')}>
            {m.clear}
          </Button>
        )}
      </div>
    </Notice>
  );
}

export function AccountLine() {
  const { ownProgramme } = useMessages();
  const m = ownProgramme.account;
  const link = useAccountLink();
  if (link === 'other' || link === 'left') return null;
  return (
    <p className="mt-8 text-sm text-ink-soft print:hidden" role="status">
      {m[link]}
      {link === 'none' && (
        <>
          {' '}
          <SiteLink
            to={signInPath(path)}
            className="font-semibold text-action-ink underline underline-offset-4"
          >
            {m.signIn}
          </SiteLink>
        </>
      )}
    </p>
  );
}
