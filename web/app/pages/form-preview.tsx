import { ContentForm } from '../content-forms/content-form';
import { submitContentForm } from '../content-forms/submit-form.server';
import { cmsFor } from '../content/client/context.server';
import { findForm } from '../content/types/form/form';
import { visitorContext } from '../content/client/visitor/visitor.server';
import { notFound } from '../errors/page-errors';
import { useLangOf } from '../messages/messages';
import { pageMeta } from '../meta/page-meta';
import type { RouteHandle } from '../shell/layouts/handle';
import { Section } from '../ui/layout/section';
import { PageHeader } from '../ui/layout/page-header';
import type { Route } from './+types/form-preview';

export const handle: RouteHandle = { layout: 'default' };

/** A form by itself, for the preview of an editor alone: visitors meet it on the pages where it stands. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const isPreview = context.get(visitorContext).preview !== null;
  const form = isPreview ? await findForm(cmsFor(context), params.slug) : null;
  if (!form) throw notFound(url);
  return { form };
}

/** Tries the form: a preview stores nothing. */
export function action({ context, request, url }: Route.ActionArgs) {
  if (context.get(visitorContext).preview === null) throw notFound(url);
  return submitContentForm(context, request, url, findForm);
}

export function meta({ loaderData: { form }, matches }: Route.MetaArgs) {
  return pageMeta(
    { title: form.title, path: `/formulieren/${form.slug}`, noIndex: true },
    matches[0].loaderData,
  );
}

export default function FormPreview({ loaderData: { form } }: Route.ComponentProps) {
  const lang = useLangOf()(form);
  return (
    <>
      <PageHeader title={form.title} lang={lang} intro={form.intro} breadcrumbs={[{ label: form.title }]} />
      <Section tone="sunken">
        <ContentForm form={form} />
      </Section>
    </>
  );
}
