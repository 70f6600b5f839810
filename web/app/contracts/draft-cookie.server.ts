import { parseCookie, stringifySetCookie } from 'cookie';
import { localePath, locales } from '../messages/locale';
import { contractPath } from './paths';

const cookieName = 'contract';
const tokenShape = /^[\w-]{43}$/;
/** As long as the content backend keeps a draft that nobody changes: cms/src/platform/forms/drafts/drafts.ts. */
const maxAgeSeconds = 30 * 24 * 60 * 60;

export function draftToken(request: Request): string | null {
  const token = parseCookie(request.headers.get('cookie') ?? '')[cookieName];
  return token !== undefined && tokenShape.test(token) ? token : null;
}

/** Set-Cookie values that store the token for the pages of the contract, in every language. */
export const draftCookies = (token: string, secure: boolean) => cookies(token, secure, maxAgeSeconds);

export const endedDraftCookies = (secure: boolean) => cookies('', secure, 0);

function cookies(value: string, secure: boolean, maxAge: number): string[] {
  return locales.map((locale) =>
    stringifySetCookie({
      name: cookieName,
      value,
      maxAge,
      secure,
      path: localePath(locale, contractPath),
      httpOnly: true,
      sameSite: 'lax',
    }),
  );
}
