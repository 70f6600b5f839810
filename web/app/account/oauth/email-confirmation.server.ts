import { data } from 'react-router';
import { anonymousCms } from '../../content/client/context.server';
import type { RequestContext } from '../../content/client/visitor/visitor.server';
import { confirmEmail } from '../../content/types/account';
import { rejectionIn } from '../../content/client/rejection';
import { authCallbackOf } from './auth-callback';
import { codeName } from './email-code';

export function loadEmailConfirmation(url: URL) {
  const code = url.searchParams.get(codeName) ?? '';
  if (/^[\w-]{1,200}$/.test(code)) return data({ state: 'confirm' as const, code });
  const usable = authCallbackOf(url.searchParams) === 'nothing';
  return data(
    { state: usable ? ('nothing' as const) : ('unusable' as const), code: '' },
    { status: usable ? 200 : 400 },
  );
}

export async function confirmAccountEmail(context: RequestContext, fields: FormData) {
  const code = fields.get(codeName);
  try {
    await confirmEmail(anonymousCms(context), typeof code === 'string' ? code : '');
    return data({ state: 'confirmed' as const });
  } catch (error) {
    return data({ state: 'unusable' as const }, { status: rejectionIn(error).status });
  }
}
