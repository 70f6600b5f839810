import { Form } from 'react-router';
import type { HostList } from '../content/types/session-place';
import { useMessages } from '../messages/messages';
import { Button } from '../ui/form/button';
import { Container } from '../ui/layout/container';
import { PageHeader } from '../ui/layout/page-header';
import { Heading } from '../ui/text/heading';
import { SessionLine } from './session-line';

export function HostListPage({ list }: { list: HostList | null }) {
  const m = useMessages().visitors.places.host;
  return (
    <>
      <PageHeader title={m.title} intro={list ? m.intro : undefined} breadcrumbs={[{ label: m.title }]} />
      <Container width="text" className="grid grid-cols-[minmax(0,1fr)] gap-8 py-section">
        {list ? (
          <Participants list={list} />
        ) : (
          <div>
            <Heading level={2}>{m.unusable.title}</Heading>
            <p className="mt-3 text-lead">{m.unusable.text}</p>
          </div>
        )}
      </Container>
    </>
  );
}

function Participants({ list: { session, capacity, waiting, isClosed, people } }: { list: HostList }) {
  const { places } = useMessages().visitors;
  const m = places.host;
  const present = people.filter(({ isPresent }) => isPresent).length;
  return (
    <>
      {session && <SessionLine session={session} />}
      <section aria-labelledby="wie-komt">
        <Heading level={2} size="heading" id="wie-komt">
          {m.count(people.length, capacity)}
        </Heading>
        <p role="status" className="mt-1 text-ink-soft">
          {m.present(present)}
        </p>
        {people.length === 0 && <p className="mt-4">{m.nobody}</p>}
        <ul className="mt-4 grid grid-cols-[minmax(0,1fr)]">
          {people.map((person) => (
            <li
              key={person.id}
              className="flex items-center justify-between gap-4 border-b border-line py-2 last:border-0"
            >
              <span className="min-w-0 font-semibold">{person.name}</span>
              <Form method="post" preventScrollReset>
                <input type="hidden" name="deelnemer" value={person.id} />
                <input type="hidden" name="aanwezig" value={person.isPresent ? 'nee' : 'ja'} />
                <Button
                  type="submit"
                  tone={person.isPresent ? 'primary' : 'secondary'}
                  icon={person.isPresent ? 'check' : undefined}
                  aria-pressed={person.isPresent}
                  aria-label={m.tick(person.name)}
                >
                  {m.tickShort}
                </Button>
              </Form>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="aanmelden">
        <Heading level={2} size="heading" id="aanmelden">
          {m.joining}
        </Heading>
        <p className="mt-1">{isClosed ? m.shut : m.open}</p>
        {waiting > 0 && <p className="mt-1 text-ink-soft">{places.waiting(waiting)}</p>}
        <Form method="post" preventScrollReset className="mt-4">
          <input type="hidden" name="vol" value={isClosed ? 'nee' : 'ja'} />
          <Button type="submit" tone={isClosed ? 'secondary' : 'danger'}>
            {isClosed ? m.reopen : m.close}
          </Button>
        </Form>
      </section>
    </>
  );
}
