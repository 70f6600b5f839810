import { createContext, useContext, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router';

/** Which parts of the frame are folded out. */
interface InterfaceState {
  showUserMenu: boolean;
  showNavItems: boolean;
  setShowUserMenu: (show: boolean) => void;
  setShowNavItems: (show: boolean) => void;
}

const nothing: InterfaceState = {
  showUserMenu: false,
  showNavItems: false,
  setShowUserMenu: () => {},
  setShowNavItems: () => {},
};
const InterfaceContext = createContext(nothing);

/** Holds the flags of the frame; both menus fold in on each route change. */
export function InterfaceProvider({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const [shownAt, setShownAt] = useState<{ userMenu?: string; navItems?: string }>({});
  // A flag belongs to the path it was set on, so that it is off on the next page without another render.
  const value: InterfaceState = {
    showUserMenu: shownAt.userMenu === pathname,
    showNavItems: shownAt.navItems === pathname,
    setShowUserMenu: (show) => setShownAt((flags) => ({ ...flags, userMenu: show ? pathname : undefined })),
    setShowNavItems: (show) => setShownAt((flags) => ({ ...flags, navItems: show ? pathname : undefined })),
  };
  return <InterfaceContext value={value}>{children}</InterfaceContext>;
}

/** The flags of the frame. */
export function useInterface(): InterfaceState {
  return useContext(InterfaceContext);
}
