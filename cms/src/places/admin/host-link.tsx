import { Button, Field, Flex, TextInput, Typography } from '@strapi/design-system';
import { useFetchClient } from '@strapi/strapi/admin';
import { useState } from 'react';
import type { SessionWithPlaces } from '../shape';

interface Props {
  session: SessionWithPlaces;
  /** Does something and loads the list again; what it returns is said. */
  attempt: (work: () => Promise<string | null>) => Promise<void>;
}

/** Makes the link of the session's host, and takes it back. Its address is shown once: it cannot be read again. */
export function HostLink({ session: { session, title, hasHostLink }, attempt }: Props) {
  const { post, del } = useFetchClient();
  const [made, setMade] = useState<string | null>(null);
  const path = `/session-places/${session}/host-link`;

  const make = () =>
    attempt(async () => {
      if (hasHostLink && !window.confirm('Een nieuwe link maken? De vorige werkt dan niet meer.'))
        return null;
      const { data } = await post<{ url: string }>(path);
      setMade(data.url);
      return 'De link is gemaakt.';
    });
  const remove = () =>
    attempt(async () => {
      if (!window.confirm(`De link van de gastheer van "${title}" intrekken?`)) return null;
      await del(path);
      setMade(null);
      return 'De link is ingetrokken.';
    });

  return (
    <Flex direction="column" alignItems="stretch" gap={3}>
      <Typography tag="h2" variant="delta">
        Link voor de gastheer
      </Typography>
      <Typography tag="p" textColor="neutral600">
        Wie de link heeft, ziet zonder account de namen van de deelnemers, vinkt af wie er is en kan zeggen
        dat het vol is.
      </Typography>
      {made !== null && (
        <Field.Root name="link" hint="Kopieer de link nu: hij is niet opnieuw te lezen.">
          <Field.Label>De link</Field.Label>
          <TextInput value={made} readOnly onFocus={(event) => event.target.select()} />
          <Field.Hint />
        </Field.Root>
      )}
      <Flex gap={2} wrap="wrap">
        <Button variant="secondary" onClick={make}>
          {hasHostLink ? 'Nieuwe link maken' : 'Link maken'}
        </Button>
        {hasHostLink && (
          <Button variant="danger-light" onClick={remove}>
            Link intrekken
          </Button>
        )}
      </Flex>
    </Flex>
  );
}
