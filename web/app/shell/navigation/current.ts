import { useLocation } from 'react-router';

export type Currency = 'page' | 'true' | undefined;

/** Says of a menu item's URL whether it is this page (`page`) or the section that this page is in (`true`). */
export function currencyOf(url: string, pathname: string): Currency {
  const path = url.replace(/[?#].*$/, '').replace(/(?<=.)\/$/, '');
  if (path === pathname) return 'page';
  return path !== '/' && pathname.startsWith(`${path}/`) ? 'true' : undefined;
}

export function useCurrency(): (url: string) => Currency {
  const { pathname } = useLocation();
  return (url) => currencyOf(url, pathname);
}
