import { describedVariables } from 'beursvloer-domain/fair';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Knex } from 'knex';
import { organiser } from '../../access/admin-permissions';
import { addAdminRoutes, isAllowed, type AdminContext } from '../../access/admin-routes';
import { record } from '../../audit/audit';
import { ErrorResponse } from '../../http/error-responses';
import { findNamedFair, findVariables } from '../../variables/fair';
import { hasEnglish } from '../../documents/languages-of-fair';
import type { EmailContent, MailLanguage, Rendered } from '../layout';
import { compose, deliver } from '../send';
import { fillIn, textOf } from './fill-in';
import { mailTexts, type MailText } from './mail-texts';
import { readOwnText } from './read-own-text';
import type { ListedMail, MailDetail } from './shape';
import { deleteOwnText, findOwnText, listOwnTexts, storeOwnText } from './store';
import { ownTextAudit, ownTextErrors, testSubject } from './texts';

/** Adds the calls of the page on which the organiser changes the texts of mails. */
export function serveMailTexts(strapi: Core.Strapi): void {
  addAdminRoutes(strapi, '/mail-texts', null, {
    'GET /': async (context): Promise<{ data: ListedMail[] }> => {
      permit(context);
      const own = await listOwnTexts(strapi);
      const isEnglish = await hasEnglish(strapi);
      const data = mailTexts.all().map(({ name, title, group, languages: all }): ListedMail => {
        const languages = all.filter((language) => isEnglish || language === 'nl');
        const changed = languages.filter((language) =>
          own.some((row) => row.mail === name && row.language === language),
        );
        return { name, title, group, languages, changed };
      });
      return { data };
    },
    'GET /:name/:language': async (context) => detail(strapi, mailIn(context)),
    'PUT /:name/:language': async (context) => {
      const mail = mailIn(context);
      const sent = sentIn(context);
      const own = readOwnText(sent, namesOf(await variablesOf(strapi, mail)));
      const read = versionIn(sent);
      await change(strapi, context, ownTextAudit.changed, (trx) =>
        storeOwnText(strapi, trx, keyOf(mail), { ...own, read }),
      );
      return detail(strapi, mail);
    },
    'POST /:name/:language/reset': async (context) => {
      const mail = mailIn(context);
      const read = versionIn(sentIn(context));
      await change(
        strapi,
        context,
        ownTextAudit.reset,
        async (trx) => read !== null && deleteOwnText(strapi, trx, keyOf(mail), read),
      );
      return detail(strapi, mail);
    },
    'POST /:name/:language/preview': async (context): Promise<Pick<Rendered, 'subject' | 'html'>> => {
      const { subject, html } = await compose(strapi, await sampleOf(strapi, context));
      return { subject, html };
    },
    'POST /:name/:language/test': async (context): Promise<{ email: string }> => {
      const content = await sampleOf(strapi, context);
      const { email } = context.state.user;
      try {
        await deliver(strapi, email, { ...content, subject: testSubject(content.subject) });
      } catch (error) {
        strapi.log.error(`A test mail could not be sent: ${error instanceof Error ? error.message : error}`);
        throw new ErrorResponse(503, 'MailNotSent', ownTextErrors.notSent);
      }
      return { email };
    },
  });
}

interface MailAt {
  text: MailText;
  language: MailLanguage;
}

const keyOf = ({ text, language }: MailAt) => ({ mail: text.name, language });

function permit(context: AdminContext): void {
  if (!isAllowed(context, organiser)) throw new errors.ForbiddenError();
}

/** The mail of a call's path. @throws {errors.NotFoundError} for one that is not registered */
function mailIn(context: AdminContext): MailAt {
  permit(context);
  const text = mailTexts.all().find(({ name }) => name === context.params.name);
  const language = text?.languages.find((one) => one === context.params.language);
  if (!text || !language) throw new errors.NotFoundError(ownTextErrors.noMail);
  return { text, language };
}

async function detail(strapi: Core.Strapi, mail: MailAt): Promise<MailDetail> {
  const { text, language } = mail;
  const named = Object.fromEntries(Object.keys(text.variables).map((name) => [name, `{${name}}`]));
  const own = await findOwnText(strapi, keyOf(mail));
  return {
    variables: await variablesOf(strapi, mail),
    standard: textOf(text.content(language, named)),
    own: own && { subject: own.subject, text: own.text },
    version: own?.version ?? null,
  };
}

const namesOf = (variables: MailDetail['variables']) => variables.map(({ name }) => name);

/** The variables of a mail, and then those that every text may hold. */
async function variablesOf(
  strapi: Core.Strapi,
  { text, language }: MailAt,
): Promise<MailDetail['variables']> {
  const own = Object.entries(text.variables).map(([name, { label }]) => ({ name, label }));
  const ofFair = describedVariables(await findNamedFair(strapi, language), language);
  return [
    ...own,
    ...ofFair.filter(({ name }) => !(name in text.variables)).map(({ name, label }) => ({ name, label })),
  ];
}

/** Does one change and records it. @throws a 409 when somebody else was first */
async function change(
  strapi: Core.Strapi,
  context: AdminContext,
  what: string,
  work: (trx: Knex.Transaction) => Promise<boolean>,
): Promise<void> {
  const { text, language } = mailIn(context);
  await strapi.db.transaction(async ({ trx }) => {
    if (!(await work(trx))) throw new ErrorResponse(409, 'ChangedMeanwhile', ownTextErrors.changedMeanwhile);
    await record(strapi, { who: context.state.user, what, about: `${text.title} (${language})` });
  });
}

/** The mail with the words that were sent, and with sample values. Its links lead to the site. */
async function sampleOf(strapi: Core.Strapi, context: AdminContext): Promise<EmailContent> {
  const mail = mailIn(context);
  const { text, language } = mail;
  const own = readOwnText(sentIn(context), namesOf(await variablesOf(strapi, mail)));
  const samples = Object.entries(text.variables).map(([name, { sample }]) => [name, sample[language]]);
  const { button, unsubscribe, ...content } = text.content(language, Object.fromEntries(samples));
  const url: string = strapi.config.get('site.url');
  return fillIn(
    {
      ...content,
      ...(button && { button: { ...button, url } }),
      ...(unsubscribe && { unsubscribe: { ...unsubscribe, url } }),
    },
    own,
    await findVariables(strapi, language),
  );
}

function sentIn({ request }: AdminContext): Record<string, unknown> {
  const body: unknown = request.body;
  return typeof body === 'object' && body !== null ? { ...body } : {};
}

const versionIn = ({ version }: Record<string, unknown>): string | null =>
  typeof version === 'string' ? version : null;
