import { useEffect, useMemo } from 'react';
import { useActionData, useSearchParams } from 'react-router';
import { Blocks } from '../blocks/blocks';
import { FormGuard } from '../form-engine/guard/form-guard';
import { responseTo, type FormResponse } from '../form-engine/form';
import { SiteForm } from '../form-engine/site-form';
import { useLangOf, useMessages } from '../messages/messages';
import { useSite } from '../site/site-context';
import { splitIntro } from '../site/split-intro';
import { lazyHydrate } from '../rendering/hydration/lazy-hydrate';
import { ButtonLink } from '../ui/form/button';
import { PageHeader } from '../ui/layout/page-header';
import { Section } from '../ui/layout/section';
import { LeadText } from '../ui/text/lead-text';
import { doneParam } from './paths';
import { profileForm } from './profile-form';
import { forgetBadge } from './stored-badge';
import type { ProfileData } from './profile.server';

const VisitNotice = lazyHydrate(() => import('./visit-notice'));

/** The content backend's name of this form for captcha tokens. */
const captchaPurpose = 'visitor_profile';

export function ProfilePage({ data: { choices, page } }: { data: ProfileData }) {
  const messages = useMessages();
  const m = messages.visitors;
  const langOf = useLangOf();
  const response = useActionData<FormResponse>();
  const [query] = useSearchParams();
  const done = query.get(doneParam);
  const form = useMemo(() => profileForm(choices, messages), [choices, messages]);
  const title = page?.title ?? m.title;
  const lang = page ? langOf(page) : undefined;
  // In another language than the visitor's our own words are better.
  const { intro, rest } =
    page && lang === undefined ? splitIntro(page.blocks) : { intro: null, rest: page?.blocks ?? [] };
  useEffect(() => {
    if (done === 'afgemeld') forgetBadge();
  }, [done]);
  const isOver = useSite().phase === 'after';
  const sent = done === 'aangemeld' || done === 'afgemeld' ? done : null;
  return (
    <>
      <PageHeader
        title={title}
        // It asks to fill in the form.
        intro={isOver ? undefined : intro ? <LeadText value={intro} /> : m.intro}
        breadcrumbs={[{ label: title }]}
      />
      <Section width="text" id="aanmelden">
        {isOver && !sent ? (
          <>
            <VisitNotice tone="info" title={m.over.title} text={m.over.text} />
            <ButtonLink to="/nieuwsbrief" tone="secondary" className="mt-6">
              {m.over.action}
            </ButtonLink>
          </>
        ) : sent ? (
          <VisitNotice tone="done" {...m.done[sent]} />
        ) : (
          <SiteForm form={form} response={responseTo(form.name, response)} submit={m.submit} icon="ticket">
            {(field) => (
              <>
                {form.fields.map(({ name }) => field(name))}
                <FormGuard action={captchaPurpose} form={captchaPurpose} />
              </>
            )}
          </SiteForm>
        )}
      </Section>
      <Blocks blocks={rest} lang={lang} opening={false} />
    </>
  );
}
