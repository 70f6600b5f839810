import { useState } from 'react';
import { useInterface } from '../layouts/interface-state';
import { useMessages } from '../../messages/messages';
import { useEarlyPress } from '../../rendering/hydration/early-press';
import { Icon } from '../../ui/media/icon';
import { OnDemand } from '../../rendering/hydration/on-demand';
import { useHydrated } from '../../rendering/hydration/use-hydrated';
import { footerNavigationId } from '../element-ids';

const loadSheet = async () => (await import('./mobile-menu')).MobileMenu;

/** The menu button of narrow screens with the slide-over behind it; without JavaScript it leads to the footer's menu. */
export function MobileNavigation() {
  const m = useMessages();
  const hydrated = useHydrated();
  const early = useEarlyPress();
  const { showNavItems, setShowNavItems } = useInterface();
  // Once there it stays, so that it can slide away.
  const [opened, setOpened] = useState(false);
  if (showNavItems && !opened) setOpened(true);
  const buttonClasses =
    'flex min-h-11 items-center gap-2 rounded-control px-2 font-semibold whitespace-nowrap no-underline hover:bg-sunken xl:hidden';
  const content = (
    <>
      <Icon name="menu" className="size-6" />
      <span className="max-sm:sr-only">{m.shell.menu}</span>
    </>
  );
  if (!hydrated) {
    return (
      <a href={`#${footerNavigationId}`} className={buttonClasses} {...early}>
        {content}
      </a>
    );
  }
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-expanded={showNavItems}
        className={buttonClasses}
        onClick={() => setShowNavItems(true)}
        {...early}
      >
        {content}
      </button>
      {opened && (
        <OnDemand
          load={loadSheet}
          props={{}}
          onMissing={() => {
            window.location.hash = footerNavigationId;
          }}
        />
      )}
    </>
  );
}
