import { createContext as createReactContext } from 'react';
import { createContext } from 'react-router';

/** Where the answer to a request finds the nonce that the server made for it; there is none during development. */
export const nonceContext = createContext<string | null>(null);

/** Where the parts of a page find it while the server renders. In a browser it is not known, and nobody needs it. */
export const Nonce = createReactContext<string | undefined>(undefined);
