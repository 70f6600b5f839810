import { Form, useSearchParams } from 'react-router';
import { useMessages } from '../messages/messages';
import { Button, ButtonLink } from '../ui/form/button';
import { Container } from '../ui/layout/container';
import { PageHeader } from '../ui/layout/page-header';
import { Heading } from '../ui/text/heading';
import { profilePath } from './paths';
import { visitTokenName } from './visit-token';

export function ConfirmVisit({ failed }: { failed: boolean }) {
  const m = useMessages().authCallbacks.visit;
  const [query] = useSearchParams();
  const { heading, text } = failed ? m.unusable : m.confirm;
  return (
    <>
      <PageHeader title={m.title} breadcrumbs={[{ label: m.title }]} />
      <Container width="text" className="py-section">
        <div role={failed ? 'status' : undefined}>
          <Heading level={2}>{heading}</Heading>
          <p className="mt-3 text-lead">{text}</p>
        </div>
        {failed ? (
          <ButtonLink to={profilePath} icon="ticket" className="mt-6">
            {m.again}
          </ButtonLink>
        ) : (
          <Form method="post" className="mt-6">
            <input type="hidden" name={visitTokenName} value={query.get(visitTokenName) ?? ''} />
            <Button type="submit" size="large" icon="check">
              {m.confirm.submit}
            </Button>
          </Form>
        )}
      </Container>
    </>
  );
}
