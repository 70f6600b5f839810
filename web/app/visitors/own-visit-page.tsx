import { useEffect, useMemo } from 'react';
import { useActionData } from 'react-router';
import { Blocks } from '../blocks/blocks';
import type { Block } from '../content/types/page/blocks';
import { responseTo, type FormResponse } from '../form-engine/form';
import { SiteForm } from '../form-engine/site-form';
import { useMessages } from '../messages/messages';
import type { Messages } from '../messages/nl';
import { ButtonLink } from '../ui/form/button';
import { Container } from '../ui/layout/container';
import { PageHeader } from '../ui/layout/page-header';
import { Section } from '../ui/layout/section';
import { Badge } from './badge';
import type { OwnVisitData } from './own-visit.server';
import { profilePath } from './paths';
import { profileForm, valuesOf } from './profile-form';
import { forgetBadge, storeBadge } from './stored-badge';
import VisitNotice from './visit-notice';
import { withdrawForm } from './withdraw-form';

type FoundVisit = Extract<OwnVisitData, { code: unknown }>;

export default function OwnVisitPage({ data }: { data: OwnVisitData }) {
  const m = useMessages().visitors;
  const crumbs = [{ label: m.title, to: profilePath }, { label: m.own.title }];
  return (
    <>
      <PageHeader title={m.own.title} breadcrumbs={crumbs} />
      {data.visit !== null ? (
        <Visit {...data} />
      ) : data.isCancelled ? (
        <CancelledVisit />
      ) : (
        <NoVisit isLink={data.link !== null} />
      )}
    </>
  );
}

function NoVisit({ isLink }: { isLink: boolean }) {
  // The badge of a registration that is gone lets nobody in.
  useEffect(forgetBadge, []);
  const m = useMessages().visitors;
  const { title, text } = isLink ? m.unusable : m.own.none;
  return (
    <Container width="text" className="py-section">
      <VisitNotice tone="info" title={title} text={text} />
      <ButtonLink to={profilePath} icon="ticket" className="mt-6">
        {m.register}
      </ButtonLink>
    </Container>
  );
}

function CancelledVisit() {
  useEffect(forgetBadge, []);
  const m = useMessages().visitors;
  return (
    <>
      <Container width="text" className="py-section">
        <VisitNotice tone="problem" title={m.own.cancelled.title} text={m.own.cancelled.text} />
      </Container>
      <WithdrawSection />
    </>
  );
}

function WithdrawSection() {
  const messages = useMessages();
  const m = messages.visitors;
  const response = useActionData<FormResponse>();
  const form = useMemo(() => withdrawForm(messages), [messages]);
  return (
    <Section
      title={m.withdraw.title}
      intro={m.withdraw.intro}
      width="text"
      tone="sunken"
      className="print:hidden"
    >
      <SiteForm
        form={form}
        response={responseTo(form.name, response)}
        submit={m.withdraw.submit}
        tone="danger"
      />
    </Section>
  );
}

function Visit({ visit, link, choices, done, code, sessions, exhibitors }: FoundVisit) {
  const messages = useMessages();
  const m = messages.visitors;
  const response = useActionData<FormResponse>();
  const change = useMemo(() => profileForm(choices, messages, { isChange: true }), [choices, messages]);
  const values = useMemo(() => valuesOf(visit), [visit]);
  useEffect(() => {
    if (code) storeBadge({ profile: visit.profile, code, link });
  }, [visit, code, link]);
  const fitting = useMemo(() => fittingBlocks(sessions, exhibitors, m.own), [sessions, exhibitors, m]);
  return (
    <>
      <Container width="text" className="grid gap-6 pt-section print:pt-0" data-hydrate-now>
        {(done === 'bevestigd' || done === 'gewijzigd') && (
          <VisitNotice key={done} tone="done" {...m.done[done]} />
        )}
        {code ? (
          <Badge profile={visit.profile} code={code} link={link} />
        ) : (
          <VisitNotice tone="info" text={m.own.unconfirmed(visit.email)} />
        )}
      </Container>
      <div className="print:hidden">
        <Blocks blocks={fitting} opening={false} />
      </div>
      <Section
        title={m.own.change}
        intro={m.own.changeIntro(visit.email)}
        width="text"
        className="print:hidden"
      >
        <SiteForm
          // A change of the registration renders the form anew, with its values.
          key={JSON.stringify(values)}
          form={change}
          response={responseTo(change.name, response)}
          defaultValues={values}
          submit={m.own.submit}
        />
      </Section>
      <WithdrawSection />
    </>
  );
}

function fittingBlocks(
  sessions: FoundVisit['sessions'],
  exhibitors: FoundVisit['exhibitors'],
  m: Messages['visitors']['own'],
): Block[] {
  return [
    {
      type: 'programme-highlights',
      key: 'sessions',
      title: m.sessions,
      text: m.sessionsIntro,
      link: { label: m.toProgramme, url: '/programma', icon: null },
      sessions,
    },
    {
      type: 'exhibitor-grid',
      kind: null,
      key: 'exhibitors',
      title: m.exhibitors,
      text: m.exhibitorsIntro,
      link: { label: m.toExhibitors, url: '/standhouders', icon: null },
      exhibitors,
    },
  ];
}
