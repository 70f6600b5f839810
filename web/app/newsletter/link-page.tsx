import { Form } from 'react-router';
import { useMessages } from '../messages/messages';
import { Button, ButtonLink } from '../ui/form/button';
import { Container } from '../ui/layout/container';
import { PageHeader } from '../ui/layout/page-header';
import { Heading } from '../ui/text/heading';

export type LinkState = 'ready' | 'done' | 'unusable';

interface LinkPageProps {
  what: 'confirm' | 'leave';
  state: LinkState;
  /** The state follows a press of the button, so it is announced. */
  isAnswer: boolean;
}

/** The page of a mailed link: one button. Opening it does nothing, because mail scanners open links too. */
export function LinkPage({ what, state, isAnswer }: LinkPageProps) {
  const m = useMessages().newsletter;
  const texts = m[what];
  const { heading, text } = texts[state];
  return (
    <>
      <PageHeader
        title={texts.title}
        breadcrumbs={[{ label: m.breadcrumb, to: '/nieuwsbrief' }, { label: texts.title }]}
      />
      <Container width="text" className="py-section">
        <div role={isAnswer ? 'status' : undefined}>
          <Heading level={2}>{heading}</Heading>
          <p className="mt-3 text-lead">{text}</p>
        </div>
        {state === 'ready' ? (
          <Form method="post" className="mt-6">
            <Button type="submit" size="large" icon="check">
              {texts.submit}
            </Button>
          </Form>
        ) : (
          <div className="mt-6 flex flex-wrap gap-3">
            {state === 'unusable' && (
              <ButtonLink to="/contact" icon="mail">
                {m.contact}
              </ButtonLink>
            )}
            <ButtonLink to="/nieuwsbrief" tone="secondary">
              {texts.again}
            </ButtonLink>
            <ButtonLink to="/" tone="quiet">
              {m.home}
            </ButtonLink>
          </div>
        )}
      </Container>
    </>
  );
}
