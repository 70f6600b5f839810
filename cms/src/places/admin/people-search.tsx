import { Box, Button, Field, Flex, TextInput, Typography } from '@strapi/design-system';
import { useFetchClient, useNotification } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';
import { EmptyList, ListTable } from '../../platform/admin/lists/list-table';
import { inWords } from '../../platform/admin/lists/moment';
import { listTexts } from '../../platform/admin/texts';
import { formatDay } from '../../platform/clock/format-day';
import type { FoundPlaces, PlaceList } from '../shape';
import { StateBadge } from './state-badge';
import { peopleTexts } from './texts';

interface Props {
  /** The list below. Who is found is looked up again with it: somebody may have been taken off. */
  list: PlaceList;
  onOpen: (session: string) => void;
}

/** Finds somebody over all sessions. */
export function PeopleSearch({ list, onOpen }: Props) {
  const { get } = useFetchClient();
  const { toggleNotification } = useNotification();
  const [words, setWords] = useState('');
  /** The words that were sent; a new object asks again. */
  const [asked, ask] = useState<{ q: string } | null>(null);
  const [found, setFound] = useState<FoundPlaces | null>(null);

  useEffect(() => {
    if (!asked) return;
    let current = true;
    get<FoundPlaces>('/session-places/people', { params: asked }).then(
      ({ data }) => current && setFound(data),
      () => current && toggleNotification({ type: 'danger', message: listTexts.notLoaded }),
    );
    return () => {
      current = false;
    };
  }, [get, asked, list, toggleNotification]);

  return (
    <Box
      tag="section"
      aria-labelledby="people"
      background="neutral0"
      padding={6}
      hasRadius
      shadow="tableShadow"
    >
      <Flex direction="column" alignItems="stretch" gap={4}>
        <Typography tag="h2" variant="delta" id="people">
          {peopleTexts.title}
        </Typography>
        <form
          role="search"
          onSubmit={(event) => {
            event.preventDefault();
            ask({ q: words });
          }}
        >
          <Flex gap={3} wrap="wrap" alignItems="flex-end">
            <Box flex="1 1 240px">
              <Field.Root name="q">
                <Field.Label>{peopleTexts.words}</Field.Label>
                <TextInput
                  type="search"
                  maxLength={100}
                  value={words}
                  onChange={(event) => setWords(event.target.value)}
                />
              </Field.Root>
            </Box>
            <Button type="submit" size="L">
              {peopleTexts.find}
            </Button>
          </Flex>
        </form>
        <Typography tag="p" role="status">
          {found && found.total > 0 ? peopleTexts.found(found.data.length, found.total) : ''}
        </Typography>
        {found && found.total === 0 && <EmptyList>{peopleTexts.nobody}</EmptyList>}
        {found && found.total > 0 && (
          <ListTable
            columns={peopleTexts.columns}
            rows={found.data}
            keyOf={({ id }) => id}
            cellsOf={({ name, email, session, title, day, startTime, state, since }) => [
              <Typography fontWeight="semiBold">{name}</Typography>,
              email,
              title === null
                ? peopleTexts.sessionGone
                : peopleTexts.session(day === null ? '' : formatDay(day, 'nl'), startTime ?? '', title),
              <StateBadge state={state} />,
              inWords(since),
              title !== null && (
                <Button
                  variant="tertiary"
                  aria-label={peopleTexts.openNamed(title)}
                  onClick={() => onOpen(session)}
                >
                  {peopleTexts.open}
                </Button>
              ),
            ]}
          />
        )}
      </Flex>
    </Box>
  );
}
