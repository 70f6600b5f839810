import type { UserAction } from 'beursvloer-domain/statistics';
import { createContext, RouterContextProvider } from 'react-router';
import { environment } from '../../../environment.server';
import { localeOf, type Locale } from '../../../messages/locale';
import { nonceContext } from '../../../rendering/nonce';
import { openPreviewLink, type OpenedLink } from './preview-link.server';
import { previewParam } from './preview-param';
import type { HeldTokens } from './token-cookies';

export interface Visit {
  /** Null for a page that is rendered for everybody. */
  ip: string | null;
  isRobot: boolean;
  requestId: string;
  /** The visitor's tokens, renewed where that was due. */
  tokens: HeldTokens;
  /** The scripts of the page carry it; there is none during development. */
  nonce: string | null;
  /** Records what happened, for statistics; none where nothing is counted. */
  record?: (event: ServerEvent) => void;
  /**
   * For a page that is cached: the digest of the data that the one which is there was drawn from, null without one. With the
   * same data nothing is drawn.
   */
  lastData?: string | null;
}

type ServerEvent =
  { kind: `user.${UserAction}` } | { kind: 'emailLink'; /** The code of the short link. */ link: string };

export interface Visitor extends Omit<Visit, 'nonce'> {
  url: URL;
  locale: Locale;
  /** The preview link in the URL; null when there is none. */
  preview: OpenedLink | null;
  userAgent: string | null;
  signal: AbortSignal;
}

export const visitorContext = createContext<Visitor>();

/** The `context` of loaders, actions and middleware. */
export type RequestContext = Readonly<RouterContextProvider>;

/** Makes the context of a request. */
export function contextFor(request: Request, { nonce, ...visit }: Visit): RouterContextProvider {
  const url = new URL(request.url);
  const context = new RouterContextProvider(new Map([[nonceContext, nonce]]));
  context.set(visitorContext, {
    ...visit,
    url,
    locale: localeOf(url.pathname),
    preview: previewIn(url),
    userAgent: request.headers.get('user-agent'),
    signal: request.signal,
  });
  return context;
}

function previewIn(url: URL): OpenedLink | null {
  const signedLink = url.searchParams.get(previewParam);
  return signedLink === null ? null : openPreviewLink(signedLink, environment.previewSecret, Date.now());
}
