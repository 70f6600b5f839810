import { Box, Button, Field, Flex, TextInput, Typography } from '@strapi/design-system';
import { useFetchClient } from '@strapi/strapi/admin';
import { useState } from 'react';
import { testDeviceTexts } from './texts';

interface Props {
  count: number;
  /** Does something and loads the list again; what it returns is said. */
  attempt: (work: () => Promise<string | null>) => Promise<void>;
}

/** Makes a telephone one that gets tests, by a link that it opens itself. */
export function TestDevice({ count, attempt }: Props) {
  const { post, del } = useFetchClient();
  const [made, setMade] = useState<{ url: string; qr: string } | null>(null);

  const make = () =>
    attempt(async () => {
      const { data } = await post<{ url: string; qr: string }>('/announcements/test-device');
      setMade(data);
      return null;
    });
  const forget = () =>
    attempt(async () => {
      await del('/announcements/test-device');
      setMade(null);
      return testDeviceTexts.forgotten;
    });

  return (
    <Flex direction="column" alignItems="stretch" gap={3}>
      <Typography tag="h2" variant="delta">
        {testDeviceTexts.title}
      </Typography>
      <Typography tag="p" textColor="neutral600">
        {testDeviceTexts.count(count)}
      </Typography>
      {made && (
        <Flex gap={6} wrap="wrap" alignItems="flex-start">
          <img
            src={`data:image/svg+xml,${encodeURIComponent(made.qr)}`}
            alt={testDeviceTexts.qr}
            width={180}
            height={180}
          />
          <Box style={{ flex: '1 1 20rem' }}>
            <Field.Root name="test-device" hint={testDeviceTexts.hint}>
              <Field.Label>{testDeviceTexts.link}</Field.Label>
              <TextInput value={made.url} readOnly onFocus={(event) => event.target.select()} />
              <Field.Hint />
            </Field.Root>
          </Box>
        </Flex>
      )}
      <Flex gap={2} wrap="wrap">
        <Button variant="secondary" onClick={make}>
          {testDeviceTexts.add}
        </Button>
        {count > 0 && (
          <Button variant="danger-light" onClick={forget}>
            {testDeviceTexts.forget}
          </Button>
        )}
      </Flex>
    </Flex>
  );
}
