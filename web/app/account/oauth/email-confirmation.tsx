import { Form } from 'react-router';
import { useMessages } from '../../messages/messages';
import { Button, ButtonLink } from '../../ui/form/button';
import { Container } from '../../ui/layout/container';
import { PageHeader } from '../../ui/layout/page-header';
import { Heading } from '../../ui/text/heading';
import { codeName } from './email-code';

interface ConfirmEmailProps {
  state: 'confirm' | 'confirmed' | 'nothing' | 'unusable';
  code: string;
  isAnswered: boolean;
}

export function ConfirmEmail({ state, code, isAnswered }: ConfirmEmailProps) {
  const m = useMessages().authCallbacks.email;
  return (
    <>
      <PageHeader title={m.title} breadcrumbs={[{ label: m.title }]} />
      <Container width="text" className="py-section">
        <div role={isAnswered ? 'status' : undefined}>
          <Heading level={2}>{m[state].heading}</Heading>
          <p className="mt-3 text-lead">{m[state].text}</p>
        </div>
        {state === 'confirm' && (
          <Form method="post" className="mt-6">
            <input type="hidden" name={codeName} value={code} />
            <Button type="submit" size="large" icon="check">
              {m.confirm.submit}
            </Button>
          </Form>
        )}
        {state === 'confirmed' && (
          <ButtonLink to="/account" className="mt-6">
            {m.confirmed.account}
          </ButtonLink>
        )}
        {(state === 'nothing' || state === 'unusable') && <WhatToDo steps={m[state].steps} />}
      </Container>
    </>
  );
}

function WhatToDo({ steps }: { steps: readonly string[] }) {
  const m = useMessages().authCallbacks.email;
  return (
    <>
      <ul className="mt-5 grid list-disc gap-2 pl-5">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ul>
      <p className="mt-6">{m.help}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        <ButtonLink to="/contact" icon="mail">
          {m.contact}
        </ButtonLink>
        <ButtonLink to="/bezoekersprofiel" tone="secondary">
          {m.profile}
        </ButtonLink>
        <ButtonLink to="/" tone="quiet">
          {m.home}
        </ButtonLink>
      </div>
    </>
  );
}
