import { ColourModeChoice } from '../colour-mode/colour-mode-choice';
import { useInterface } from '../layouts/interface-state';
import { useSite } from '../../site/site-context';
import { useTicketButton } from './use-ticket-button';
import { useMessages } from '../../messages/messages';
import { ticketMark } from '../../counting/marks';
import { ButtonLink } from '../../ui/form/button';
import { SlideOver } from '../../ui/overlay/dialog';
import { EditorIcon } from '../../ui/media/editor-icon';
import { Icon } from '../../ui/media/icon';
import { SiteLink } from '../../ui/links/site-link';
import { useCurrency } from './current';
import { LanguageSwitch } from './language-switch';

export function MobileMenu() {
  const m = useMessages();
  const { showNavItems, setShowNavItems } = useInterface();
  return (
    <SlideOver open={showNavItems} onClose={() => setShowNavItems(false)} title={m.shell.menu}>
      <Everything />
    </SlideOver>
  );
}

/** Paths that visitors come for. Their words are those of the organiser's menu. */
const mostVisited = ['/programma', '/standhouders', '/plattegrond', '/mijn-programma', '/locatie'];

function Everything() {
  const m = useMessages();
  const { navigation } = useSite();
  const ticketButton = useTicketButton();
  const all = navigation.header.flatMap((item) => [{ ...item, icon: null }, ...item.children]);
  const leading = mostVisited.flatMap((url) => all.findLast((link) => link.url === url) ?? []);
  return (
    <div className="flex flex-col gap-7">
      {ticketButton && (
        <ButtonLink to={ticketButton.url} replace size="large" icon="ticket" {...ticketMark}>
          {ticketButton.label}
        </ButtonLink>
      )}
      <LanguageSwitch className="-my-3 flex min-h-11 items-center gap-3 rounded-tag px-2 py-1.5 font-medium no-underline hover:bg-action-soft hover:text-action-ink" />
      <nav aria-label={m.shell.mainNavigation}>
        <ul className="mb-5">
          {leading.map(({ url, icon, label }) => (
            <li key={url}>
              <MenuLink url={url} label={label} icon={icon} strong />
            </li>
          ))}
        </ul>
        <ul className="border-t border-line">
          {navigation.header.map(({ label, url, children }, index) => (
            <li key={index} className="border-b border-line">
              {children.length > 0 ? (
                <details>
                  <summary className="menu-group">
                    {label}
                    <Icon name="chevron-down" className="size-5" />
                  </summary>
                  <ul className="pb-3">
                    {/* The title unfolds its group, so the page that it names is a line of it. */}
                    {children.every((child) => child.url !== url) && (
                      <li>
                        <MenuLink url={url} label={label} />
                      </li>
                    )}
                    {children.map((child, childIndex) => (
                      <li key={childIndex}>
                        <MenuLink url={child.url} label={child.label} icon={child.icon} />
                      </li>
                    ))}
                  </ul>
                </details>
              ) : (
                <MenuLink url={url} label={label} />
              )}
            </li>
          ))}
        </ul>
      </nav>
      {navigation.exhibitorMenu.length > 0 && (
        <nav aria-label={m.shell.forExhibitors}>
          <p className="px-2 text-sm font-semibold text-ink-soft">{m.shell.forExhibitors}</p>
          <ul className="mt-1">
            {navigation.exhibitorMenu.map(({ label, url, icon }, index) => (
              <li key={index}>
                <MenuLink url={url} label={label} icon={icon} />
              </li>
            ))}
          </ul>
        </nav>
      )}
      <ColourModeChoice />
    </div>
  );
}

function MenuLink({
  url,
  label,
  icon,
  strong,
}: {
  url: string;
  label: string;
  icon?: string | null;
  strong?: boolean;
}) {
  const currency = useCurrency()(url);
  const { setShowNavItems } = useInterface();
  return (
    // The slide-over has a history entry of its own; the next page takes its place.
    <SiteLink
      to={url}
      replace
      onClick={() => {
        if (currency === 'page') setShowNavItems(false);
      }}
      aria-current={currency === 'page' ? 'page' : undefined}
      className={
        (strong ? 'font-display text-xl font-bold ' : 'font-medium ') +
        'flex min-h-11 items-center gap-3 rounded-tag px-2 py-1.5 no-underline hover:bg-action-soft hover:text-action-ink aria-[current]:bg-brand-soft aria-[current]:text-brand-ink'
      }
    >
      <EditorIcon name={icon} className="text-brand-ink" />
      {label}
    </SiteLink>
  );
}
