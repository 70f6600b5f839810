import { createContext, useContext, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useSignIn } from '../../account/current-user';

interface InterfaceState {
  loggedIn: boolean;
  showUserMenu: boolean;
  showNavItems: boolean;
  setShowUserMenu: (show: boolean) => void;
  setShowNavItems: (show: boolean) => void;
}

const nothing: InterfaceState = {
  loggedIn: false,
  showUserMenu: false,
  showNavItems: false,
  setShowUserMenu: () => {},
  setShowNavItems: () => {},
};
const InterfaceContext = createContext(nothing);

export function InterfaceProvider({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const { user } = useSignIn();
  const [flags, setFlags] = useState({ at: pathname, userMenu: false, navItems: false });
  // While rendering, so that the next page never stands with a flag of the last one.
  if (flags.at !== pathname) setFlags({ at: pathname, userMenu: false, navItems: false });
  const value: InterfaceState = {
    loggedIn: user !== null,
    showUserMenu: flags.userMenu,
    showNavItems: flags.navItems,
    setShowUserMenu: (show) => setFlags((now) => ({ ...now, userMenu: show })),
    setShowNavItems: (show) => setFlags((now) => ({ ...now, navItems: show })),
  };
  return <InterfaceContext value={value}>{children}</InterfaceContext>;
}

export function useInterface(): InterfaceState {
  return useContext(InterfaceContext);
}
