import { useState, type ComponentType } from 'react';
import { Form, useHref, useLocation } from 'react-router';
import { signInAddress } from '../account/next-page';
import { useOwnPages } from '../account/own-pages';
import type { SignInSheetProps } from '../account/sign-in-sheet';
import { importPart } from '../builds/missing-part';
import type { User } from '../cms/account';
import { useInterface } from '../layouts/interface-state';
import { useSite } from '../layouts/site-context';
import { useMessages } from '../messages/messages';
import { Button, ButtonLink } from '../ui/button';
import { EditorIcon } from '../ui/editor-icon';
import { Icon } from '../ui/icon';
import { SiteLink } from '../ui/site-link';
import { useDisclosure } from '../ui/use-disclosure';
import { useHydrated } from '../ui/use-hydrated';

/** The visitor's own menu; without JavaScript it is a link to their account. */
export function UserMenu() {
  const m = useMessages();
  const { user } = useSite();
  const { loggedIn, showUserMenu, setShowUserMenu } = useInterface();
  const { container, button } = useDisclosure({ open: showUserMenu, setOpen: setShowUserMenu });
  const [Sheet, setSheet] = useState<ComponentType<SignInSheetProps> | null>(null);
  const hydrated = useHydrated();
  const { pathname, search } = useLocation();
  const signInPage = useHref(signInAddress(pathname + search));
  // It has done its work, and must not come back when somebody signs out.
  if (Sheet && loggedIn) setSheet(null);

  /** The form comes with the first press; when it cannot, its page is as good. */
  const openSheet = () => {
    setShowUserMenu(false);
    importPart(() => import('../account/sign-in-sheet')).then(
      ({ SignInSheet }) => setSheet(() => SignInSheet),
      () => window.location.assign(signInPage),
    );
  };
  const icon = <Icon name={loggedIn ? 'circle-user-round' : 'user-round'} />;
  if (!hydrated) {
    return (
      <SiteLink to="/account" aria-label={m.shell.userMenu} className="icon-button shrink-0">
        {icon}
      </SiteLink>
    );
  }
  return (
    <div {...container} className="relative shrink-0">
      <button
        type="button"
        {...button}
        aria-label={m.shell.userMenu}
        className={loggedIn ? 'icon-button text-action-ink' : 'icon-button'}
      >
        {icon}
      </button>
      {showUserMenu && (
        <div className="popover -right-12 max-h-[calc(100dvh-10rem)] w-76 overflow-y-auto overscroll-contain p-2 sm:right-0">
          {user ? <OwnPages user={user} /> : <SignedOut onSignIn={openSheet} />}
          <ForExhibitors />
        </div>
      )}
      {Sheet && <Sheet onClose={() => setSheet(null)} />}
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

function OwnPages({ user: { name, email } }: { user: User }) {
  const { account: m } = useMessages();
  const { setShowUserMenu } = useInterface();
  return (
    <>
      <div className="px-3 py-2">
        <p className="text-sm text-ink-soft">{m.menu.signedInAs}</p>
        <p className="font-display font-bold wrap-anywhere">{name ?? email}</p>
        {name && <p className="text-sm wrap-anywhere text-ink-soft">{email}</p>}
      </div>
      <nav aria-label={m.title}>
        <ul>
          {useOwnPages().map(({ to, icon, label }) => (
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
