import { redirect } from 'react-router';
import { hiddenIn } from '../captcha/hidden-fields';
import { anonymousCms, cmsFor } from '../content/client/context.server';
import type { RequestContext } from '../content/client/visitor/visitor.server';
import { findPage } from '../content/types/page/page';
import { registerVisitor } from '../content/types/visitor';
import { localeOf, withoutLocale } from '../messages/locale';
import { messagesFor } from '../messages/messages';
import { ownWords } from '../site/own-words';
import { loadChoices } from './choices.server';
import { profilePath } from './paths';
import { profileForm } from './profile-form';
import { sendProfile } from './send.server';

export async function loadProfile(context: RequestContext) {
  const cms = cmsFor(context);
  const [choices, page] = await Promise.all([loadChoices(context), findPage(cms, profilePath.slice(1))]);
  return {
    choices,
    page: page && { ...ownWords(page, cms.locale), blocks: page.blocks, locale: page.locale },
  };
}

export type ProfileData = Awaited<ReturnType<typeof loadProfile>>;

/** Registers who sent the form. The response is the same for an address that is registered already. */
export async function registerFrom(context: RequestContext, url: URL, fields: FormData) {
  const locale = localeOf(url.pathname);
  const m = messagesFor(locale);
  const form = profileForm(await loadChoices(context), m);
  return sendProfile(context, {
    form,
    fields,
    m,
    send: async (values) => {
      await registerVisitor(anonymousCms(context), { ...values, ...hiddenIn(fields), language: locale });
      return redirect(`${withoutLocale(url.pathname)}?gedaan=aangemeld`, 303);
    },
  });
}
