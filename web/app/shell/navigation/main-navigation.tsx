import { useRef, type PointerEvent } from 'react';
import type { Navigation } from '../../content/types/site';
import { useSite } from '../../site/site-context';
import { useMessages } from '../../messages/messages';
import { useEarlyPress } from '../../rendering/hydration/early-press';
import { EditorIcon } from '../../ui/media/editor-icon';
import { Icon } from '../../ui/media/icon';
import { SiteLink } from '../../ui/links/site-link';
import { useDisclosure } from '../../ui/overlay/use-disclosure';
import { useCurrency, type Currency } from './current';

type Item = Navigation['header'][number];

/** How long the pointer rests before a menu follows it, in ms: crossing the bar opens nothing, a slip closes nothing. */
const intent = { open: 120, close: 250 };

export function MainNavigation({ className }: { className?: string }) {
  const m = useMessages();
  const { navigation } = useSite();
  const currency = useCurrency();
  const items = navigation.header.map((item) => ({ item, current: currency(item.url) }));
  return (
    <nav aria-label={m.shell.mainNavigation} className={className}>
      <ul className="flex flex-wrap items-center gap-x-3">
        {items.map((item, index) => (
          <li key={index}>
            {item.item.children.length > 0 ? <ItemWithMenu {...item} /> : <TopLink {...item} />}
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface TopItem {
  item: Item;
  current: Currency;
}

function TopLink({ item, current }: TopItem) {
  return (
    <SiteLink to={item.url} aria-current={current} className="top-link">
      {item.label}
    </SiteLink>
  );
}

function ItemWithMenu({ item, current }: TopItem) {
  const m = useMessages();
  const { open, setOpen, container, button } = useDisclosure();
  const early = useEarlyPress();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const follow = (event: PointerEvent, show: boolean) => {
    if (event.pointerType !== 'mouse') return;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(show), show ? intent.open : intent.close);
  };
  return (
    <div
      {...container}
      className="relative flex"
      onPointerEnter={(event) => follow(event, true)}
      onPointerLeave={(event) => follow(event, false)}
    >
      <SiteLink
        to={item.url}
        aria-current={current}
        className="top-link pr-0.5"
        onClick={() => setOpen(false)}
      >
        {item.label}
      </SiteLink>
      <button
        type="button"
        {...button}
        {...early}
        aria-label={m.shell.subNavigation(item.label)}
        className="needs-js top-link-menu"
      >
        <Icon name="chevron-down" />
      </button>
      {open && <Menu items={item.children} onChosen={() => setOpen(false)} />}
    </div>
  );
}

function Menu({ items, onChosen }: { items: Item['children']; onChosen: () => void }) {
  const currency = useCurrency();
  return (
    <ul className="popover top-full left-0 w-76 p-2">
      {items.map(({ label, url, icon }, index) => (
        <li key={index}>
          <SiteLink
            to={url}
            aria-current={currency(url) === 'page' ? 'page' : undefined}
            onClick={onChosen}
            className="menu-link"
          >
            <EditorIcon name={icon ?? 'lucide:arrow-right'} className="text-brand-ink" />
            {label}
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}
