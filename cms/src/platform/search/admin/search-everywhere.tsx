import { Flex, IconButton } from '@strapi/design-system';
import { Search } from '@strapi/icons';
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Outlet } from 'react-router-dom';
import { SearchDialog } from './search-dialog';
import { searchTexts } from './texts';

const isMac = /Mac|iPhone|iPad/.test(navigator.platform);
const shortcut = isMac ? { aria: 'Meta+K', said: 'Cmd K' } : { aria: 'Control+K', said: 'Ctrl K' };

/** Lies around every page of the admin: the search over everything, by its keys or by the first button of the menu. */
export function SearchEverywhere() {
  const [isOpen, setIsOpen] = useState(false);
  const [menu, setMenu] = useState<Element | null>(null);
  const opener = useRef<Element | null>(null);

  // The menu has no place for buttons of others. It is drawn with this.
  useEffect(() => setMenu(document.querySelector('nav ul')), []);
  useEffect(() => {
    const open = (event: KeyboardEvent) => {
      const isHeld = isMac ? event.metaKey : event.ctrlKey;
      if (!isHeld || event.shiftKey || event.altKey || event.key.toLowerCase() !== 'k') return;
      // Browsers have a search of their own on these keys.
      event.preventDefault();
      if (isOpen) return;
      opener.current = document.activeElement;
      setIsOpen(true);
    };
    window.addEventListener('keydown', open);
    return () => window.removeEventListener('keydown', open);
  }, [isOpen]);

  return (
    <>
      {menu &&
        createPortal(
          <Flex tag="li" order={-1}>
            <IconButton
              label={searchTexts.button(shortcut.said)}
              aria-keyshortcuts={shortcut.aria}
              variant="ghost"
              onClick={(event) => {
                opener.current = event.currentTarget;
                setIsOpen(true);
              }}
            >
              <Search />
            </IconButton>
          </Flex>,
          menu,
        )}
      {isOpen && (
        <SearchDialog
          onClose={() => setIsOpen(false)}
          onReturnFocus={() => opener.current instanceof HTMLElement && opener.current.focus()}
        />
      )}
      <Outlet />
    </>
  );
}
