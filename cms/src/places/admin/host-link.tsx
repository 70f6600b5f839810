import { Button, Field, Flex, TextInput, Typography } from '@strapi/design-system';
import { useFetchClient } from '@strapi/strapi/admin';
import { useState } from 'react';
import type { SessionWithPlaces } from '../shape';
import { hostLinkTexts } from './texts';

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
      if (hasHostLink && !window.confirm(hostLinkTexts.confirmAnother)) return null;
      const { data } = await post<{ url: string }>(path);
      setMade(data.url);
      return hostLinkTexts.made;
    });
  const remove = () =>
    attempt(async () => {
      if (!window.confirm(hostLinkTexts.confirmRemoval(title))) return null;
      await del(path);
      setMade(null);
      return hostLinkTexts.removed;
    });

  return (
    <Flex direction="column" alignItems="stretch" gap={3}>
      <Typography tag="h2" variant="delta">
        {hostLinkTexts.title}
      </Typography>
      <Typography tag="p" textColor="neutral600">
        {hostLinkTexts.explanation}
      </Typography>
      {made !== null && (
        <Field.Root name="link" hint={hostLinkTexts.hint}>
          <Field.Label>{hostLinkTexts.link}</Field.Label>
          <TextInput value={made} readOnly onFocus={(event) => event.target.select()} />
          <Field.Hint />
        </Field.Root>
      )}
      <Flex gap={2} wrap="wrap">
        <Button variant="secondary" onClick={make}>
          {hasHostLink ? hostLinkTexts.makeAnother : hostLinkTexts.make}
        </Button>
        {hasHostLink && (
          <Button variant="danger-light" onClick={remove}>
            {hostLinkTexts.remove}
          </Button>
        )}
      </Flex>
    </Flex>
  );
}
