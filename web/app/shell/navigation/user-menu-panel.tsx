import { Form } from 'react-router';
import { useOwnPages } from '../../account/own-pages';
import type { CurrentUser } from '../../account/current-user';
import { useInterface } from '../layouts/interface-state';
import { useSite } from '../../site/site-context';
import { useMessages } from '../../messages/messages';
import { Button, ButtonLink } from '../../ui/form/button';
import { EditorIcon } from '../../ui/media/editor-icon';
import { Icon } from '../../ui/media/icon';
import { SiteLink } from '../../ui/links/site-link';
import { typeset } from '../../ui/text/typeset';

interface UserMenuPanelProps {
  signedIn: boolean;
  /** Null while they are loading, or when they could not be loaded. */
  user: CurrentUser | null;
  onSignIn: () => void;
}

export function UserMenuPanel({ signedIn, user, onSignIn }: UserMenuPanelProps) {
  return (
    <div className="popover -right-12 max-h-[calc(100dvh-10rem)] w-76 overflow-y-auto overscroll-contain p-2 sm:right-0">
      <OwnProgramme />
      {signedIn ? <OwnPages user={user} /> : <SignedOut onSignIn={onSignIn} />}
      <ForExhibitors />
    </div>
  );
}

function SignedOut({ onSignIn }: { onSignIn: () => void }) {
  const m = useMessages();
  const { setShowUserMenu } = useInterface();
  return (
    <div className="px-3 py-2">
      <p className="font-display font-bold">{m.shell.notSignedIn}</p>
      <p className="text-sm text-ink-soft">{m.shell.notSignedInText}</p>
      <div className="mt-3 grid gap-2">
        <Button icon="log-in" onClick={onSignIn}>
          {m.account.signIn.submit}
        </Button>
        <ButtonLink to="/registreren" tone="secondary" onClick={() => setShowUserMenu(false)}>
          {m.account.signIn.register}
        </ButtonLink>
      </div>
    </div>
  );
}

const item =
  'flex min-h-11 w-full items-center gap-3 rounded-tag px-3 py-2 text-left font-medium no-underline ' +
  'hover:bg-action-soft hover:text-action-ink';

function OwnProgramme() {
  const { ownProgramme: m } = useMessages();
  const { setShowUserMenu } = useInterface();
  return (
    <>
      <SiteLink to="/mijn-programma" onClick={() => setShowUserMenu(false)} className={item}>
        <Icon name="bookmark" className="text-brand-ink" />
        {m.title}
      </SiteLink>
      <hr className="perforation my-1.5" />
    </>
  );
}

function OwnPages({ user }: { user: CurrentUser | null }) {
  const { account: m } = useMessages();
  const { setShowUserMenu } = useInterface();
  const pages = useOwnPages().filter(({ forExhibitors }) => !forExhibitors);
  return (
    <>
      {user && (
        <div className="px-3 py-2">
          <p className="text-sm text-ink-soft">{m.menu.signedInAs}</p>
          <p className="font-display font-bold">{typeset(user.name ?? user.email)}</p>
          {user.name && <p className="text-sm text-ink-soft">{typeset(user.email)}</p>}
        </div>
      )}
      <nav aria-label={m.title}>
        <ul>
          {pages.map(({ to, icon, label }) => (
            <li key={to}>
              <SiteLink to={to} onClick={() => setShowUserMenu(false)} className={item}>
                <Icon name={icon} className="text-brand-ink" />
                {label}
              </SiteLink>
            </li>
          ))}
        </ul>
      </nav>
      <Form method="post" action="/uitloggen" onSubmit={() => setShowUserMenu(false)}>
        <button type="submit" className={item}>
          <Icon name="log-out" className="text-brand-ink" />
          {m.signOut.submit}
        </button>
      </Form>
    </>
  );
}

function ForExhibitors() {
  const m = useMessages();
  const { exhibitorMenu } = useSite().navigation;
  const { setShowUserMenu } = useInterface();
  if (exhibitorMenu.length === 0) return null;
  return (
    <nav aria-label={m.shell.forExhibitors}>
      <hr className="perforation my-1.5" />
      <p className="px-3 pt-1 text-sm font-semibold text-ink-soft">{m.shell.forExhibitors}</p>
      <ul>
        {exhibitorMenu.map(({ label, url, icon }, index) => (
          <li key={index}>
            <SiteLink to={url} onClick={() => setShowUserMenu(false)} className={item}>
              <EditorIcon name={icon ?? 'lucide:arrow-right'} className="text-brand-ink" />
              {label}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
