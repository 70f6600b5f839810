import { useState, type ComponentType } from 'react';
import { useHref, useLocation } from 'react-router';
import { useSignIn } from '../../account/current-user';
import { signInPath } from '../../account/next-page';
import type { SignInSheetProps } from '../../account/sign-in-sheet';
import { useInterface } from '../layouts/interface-state';
import { useMessages } from '../../messages/messages';
import { Icon } from '../../ui/media/icon';
import { loadOnDemand, OnDemand } from '../../rendering/hydration/on-demand';
import { cx } from '../../ui/cx';
import { SiteLink } from '../../ui/links/site-link';
import { useDisclosure } from '../../ui/overlay/use-disclosure';
import { useEarlyPress } from '../../rendering/hydration/early-press';
import { useHydrated } from '../../rendering/hydration/use-hydrated';

const loadPanel = async () => (await import('./user-menu-panel')).UserMenuPanel;
const loadSheet = async () => (await import('../../account/sign-in-sheet')).SignInSheet;

const buttonClasses = 'icon-button in-data-signed-in:text-action-ink';

/** The visitor's own menu; without JavaScript it is a link to their account. */
export function UserMenu() {
  const m = useMessages();
  const { signedIn, user } = useSignIn();
  const { showUserMenu, setShowUserMenu } = useInterface();
  const { container, button } = useDisclosure({ open: showUserMenu, setOpen: setShowUserMenu });
  const [Sheet, setSheet] = useState<ComponentType<SignInSheetProps> | null>(null);
  const hydrated = useHydrated();
  const early = useEarlyPress({ kind: 'link' });
  const { pathname, search } = useLocation();
  const signInPage = useHref(signInPath(pathname + search));
  const accountPage = useHref('/account');
  // It has done its work, and must not come back when somebody signs out.
  if (Sheet && signedIn) setSheet(null);

  /** The form comes with the first press; when it cannot, its page is as good. */
  const openSheet = () => {
    setShowUserMenu(false);
    loadOnDemand(loadSheet).then(
      (sheet) => setSheet(() => sheet),
      () => window.location.assign(signInPage),
    );
  };
  // The page is the same for everybody: which of the two shows, and in which colour, is decided by the mark on the document.
  const icon = (
    <>
      <Icon name="user-round" className="in-data-signed-in:hidden" />
      <Icon name="circle-user-round" className="hidden in-data-signed-in:inline-block" />
    </>
  );
  if (!hydrated) {
    return (
      <SiteLink
        to="/account"
        aria-label={m.shell.userMenu}
        className={cx(buttonClasses, 'shrink-0')}
        {...early}
      >
        {icon}
      </SiteLink>
    );
  }
  return (
    <div {...container} className="relative shrink-0">
      <button type="button" {...button} {...early} aria-label={m.shell.userMenu} className={buttonClasses}>
        {icon}
      </button>
      {showUserMenu && (
        <OnDemand
          load={loadPanel}
          props={{ signedIn, user, onSignIn: openSheet }}
          onMissing={() => window.location.assign(accountPage)}
        />
      )}
      {Sheet && <Sheet onClose={() => setSheet(null)} />}
    </div>
  );
}
