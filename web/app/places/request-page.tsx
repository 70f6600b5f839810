import { useMemo } from 'react';
import { useActionData, useSearchParams } from 'react-router';
import { FormGuard } from '../form-engine/guard/form-guard';
import type { Session } from '../content/types/session';
import { responseTo, type FormResponse } from '../form-engine/form';
import { SiteForm } from '../form-engine/site-form';
import { useLangOf, useMessages } from '../messages/messages';
import { lazyHydrate } from '../rendering/hydration/lazy-hydrate';
import { sessionPath } from '../site/detail-paths';
import { ButtonLink } from '../ui/form/button';
import { Container } from '../ui/layout/container';
import { PageHeader } from '../ui/layout/page-header';
import { SiteLink } from '../ui/links/site-link';
import { doneParam } from '../visitors/paths';
import { wordedPlaceForm } from './place-form';

const VisitNotice = lazyHydrate(() => import('../visitors/visit-notice'));

/** The content backend's name of this form for captcha tokens. */
const captchaPurpose = 'session_place';

export function RequestPage({ session, isOpen }: { session: Session; isOpen: boolean }) {
  const messages = useMessages();
  const { format } = messages;
  const m = messages.visitors.places;
  const lang = useLangOf()(session);
  const response = useActionData<FormResponse>();
  const isSent = useSearchParams()[0].get(doneParam) === 'aangevraagd';
  const form = useMemo(() => wordedPlaceForm(messages), [messages]);
  const { title, day, startTime, endTime, places } = session;
  const back = sessionPath(session);
  const seats = places && (places.left === 0 ? m.full : m.left(places.left, session.capacity ?? places.left));
  return (
    <>
      <PageHeader
        title={m.request.title}
        breadcrumbs={[{ label: title, to: back }, { label: m.request.title }]}
      />
      <Container width="text" className="grid gap-6 py-section">
        <div className="rounded-card border border-line bg-tint p-5">
          <p className="text-lead font-semibold" lang={lang}>
            <SiteLink to={back} className="underline-offset-4">
              {title}
            </SiteLink>
          </p>
          <p className="mt-1">{format.moment(day, startTime, endTime)}</p>
          {isOpen && <p className="mt-1 font-semibold">{seats}</p>}
        </div>
        {isSent && <VisitNotice tone="done" title={m.request.sentTitle} text={m.request.sentText} />}
        {!isOpen && !isSent && <VisitNotice tone="info" text={m.request.over} />}
        {isOpen && !isSent && (
          <>
            <p>{m.request.intro}</p>
            <SiteForm
              form={form}
              response={responseTo(form.name, response)}
              submit={m.request.submit}
              icon="mail"
              mayWait={{ action: captchaPurpose, form: captchaPurpose }}
              title={`${m.request.title}: ${title}`}
            >
              {(field) => (
                <>
                  {form.fields.map(({ name }) => field(name))}
                  <p className="text-sm text-ink-soft">{m.request.privacy}</p>
                  <FormGuard action={captchaPurpose} form={captchaPurpose} />
                </>
              )}
            </SiteForm>
          </>
        )}
        {(isSent || !isOpen) && (
          <p>
            <ButtonLink to={back} tone="secondary">
              {m.request.back}
            </ButtonLink>
          </p>
        )}
      </Container>
    </>
  );
}
