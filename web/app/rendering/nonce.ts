import { createContext as createReactContext } from 'react';
import { createContext } from 'react-router';

/** The nonce that the server made for a request; null during development. */
export const nonceContext = createContext<string | null>(null);

/** The same for components while the server renders. Undefined in browsers, where nothing needs it. */
export const Nonce = createReactContext<string | undefined>(undefined);
