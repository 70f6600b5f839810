import { useInterface } from '../layouts/interface-state';
import { useSite } from '../layouts/site-context';
import { useMessages } from '../messages/messages';
import { EditorIcon } from '../ui/editor-icon';
import { Icon } from '../ui/icon';
import { SiteLink } from '../ui/site-link';
import { useDisclosure } from '../ui/use-disclosure';

/** The visitor's own menu. Nobody can sign in yet, so it says so and shows what exhibitors come for. */
export function UserMenu() {
  const m = useMessages();
  const { exhibitorMenu } = useSite().navigation;
  const { showUserMenu, setShowUserMenu } = useInterface();
  const { container, button } = useDisclosure({ open: showUserMenu, setOpen: setShowUserMenu });
  return (
    <div {...container} className="needs-js relative">
      <button type="button" {...button} aria-label={m.shell.userMenu} className="icon-button">
        <Icon name="user-round" />
      </button>
      {showUserMenu && (
        <div className="popover -right-12 w-76 p-2 sm:right-0">
          <div className="px-3 py-2">
            <p className="font-display font-bold">{m.shell.notSignedIn}</p>
            <p className="text-sm text-ink-soft">{m.shell.notSignedInText}</p>
          </div>
          {exhibitorMenu.length > 0 && (
            <nav aria-label={m.shell.forExhibitors}>
              <hr className="perforation my-1.5" />
              <p className="px-3 pt-1 text-sm font-semibold text-ink-soft">{m.shell.forExhibitors}</p>
              <ul>
                {exhibitorMenu.map(({ label, url, icon }, index) => (
                  <li key={index}>
                    <SiteLink
                      to={url}
                      onClick={() => setShowUserMenu(false)}
                      className="flex min-h-11 items-center gap-3 rounded-tag px-3 py-2 font-medium no-underline hover:bg-action-soft hover:text-action-ink"
                    >
                      <EditorIcon name={icon ?? 'lucide:arrow-right'} className="text-brand-ink" />
                      {label}
                    </SiteLink>
                  </li>
                ))}
              </ul>
            </nav>
          )}
        </div>
      )}
    </div>
  );
}
