import { Form } from 'react-router';
import type { Provider } from '../../content/types/account';
import { useMessages } from '../../messages/messages';
import { Button } from '../../ui/form/button';
import { Notice } from '../../ui/layout/notice';
import type { FormResponse } from '../../form-engine/form';

interface ProviderButtonsProps {
  providers: readonly Provider[];
  response: FormResponse | undefined;
  query: string;
}

export function ProviderButtons({ providers, response, query }: ProviderButtonsProps) {
  const m = useMessages().account.signIn;
  if (providers.length === 0) return null;
  return (
    <div>
      <p className="text-center text-sm text-ink-soft">{m.or}</p>
      {response && (
        <Notice tone="problem" role="alert" className="mt-3">
          {response.problem}
        </Notice>
      )}
      {/* The whole window goes to the other service. */}
      <Form method="post" action={`/inloggen${query}`} reloadDocument className="mt-3 grid gap-3">
        <input type="hidden" name="form" value="dienst" />
        {providers.map(({ name, label }) => (
          <Button key={name} type="submit" name="dienst" value={name} tone="secondary" icon="key-round">
            {m.with(label)}
          </Button>
        ))}
      </Form>
    </div>
  );
}
