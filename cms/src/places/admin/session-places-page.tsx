import {
  Box,
  Button,
  Field,
  Flex,
  SingleSelect,
  SingleSelectOption,
  Typography,
} from '@strapi/design-system';
import { placesPermissions } from '../permissions';
import { Layouts, Page, useFetchClient } from '@strapi/strapi/admin';
import type { PlaceList, SessionWithPlaces } from '../shape';
import { EmptyList, ListTable } from '../../platform/admin/lists/list-table';
import { inWords } from '../../platform/admin/lists/moment';
import { Pages } from '../../platform/admin/lists/pages';
import { useList } from '../../platform/admin/lists/use-list';
import { HostLink } from './host-link';
import { Downloads } from '../../platform/admin/lists/downloads';
import { Permitted } from '../../platform/admin/permissions/permitted';
import { formatDay } from '../../platform/clock/format-day';
import { pageTitle, participantList } from '../texts';
import { PeopleSearch } from './people-search';
import { StateBadge } from './state-badge';
import { listTexts } from './texts';

const path = '/session-places';
const noFilters = { session: '', full: '' };

const columns = [...participantList.columns, listTexts.removal];

const seatsInWords = ({ capacity, taken, waiting, isClosed }: SessionWithPlaces) =>
  [
    listTexts.seats(taken, capacity),
    listTexts.waiting(waiting),
    ...(isClosed ? [listTexts.closed] : []),
  ].join(', ');

export default function SessionPlacesPage() {
  const { del } = useFetchClient();
  const { list, failed, filters, filter, turnTo, attempt, download } = useList<PlaceList, typeof noFilters>(
    path,
    participantList.file,
    noFilters,
  );
  if (!list) return failed ? <Page.Error /> : <Page.Loading />;
  const { session, sessions, total, page, pages } = list.meta;

  const remove = (id: number, name: string) =>
    attempt(async () => {
      if (!session || !window.confirm(listTexts.confirmRemoval(name))) return null;
      await del(`${path}/${session.session}/people/${id}`);
      return listTexts.removed(name);
    });

  const isFullOnly = filters.full !== '';
  const fullButton = (
    <Button
      variant={isFullOnly ? 'default' : 'tertiary'}
      size="L"
      aria-pressed={isFullOnly}
      onClick={() => filter({ ...noFilters, full: isFullOnly ? '' : 'ja' })}
    >
      {listTexts.full}
    </Button>
  );

  return (
    <Page.Main>
      <Page.Title>{pageTitle}</Page.Title>
      <Layouts.Header
        title={pageTitle}
        subtitle={session ? seatsInWords(session) : listTexts.subtitle}
        primaryAction={
          <Downloads to={placesPermissions.may('export')} disabled={total === 0} onDownload={download} />
        }
      />
      <Layouts.Content>
        {!session ? (
          <Flex direction="column" alignItems="stretch" gap={6}>
            <EmptyList>{isFullOnly ? listTexts.noFull : listTexts.noSessions}</EmptyList>
            {isFullOnly && <Box>{fullButton}</Box>}
          </Flex>
        ) : (
          <Flex direction="column" alignItems="stretch" gap={6}>
            <PeopleSearch list={list} onOpen={(one) => filter({ ...noFilters, session: one })} />
            <Flex gap={3} wrap="wrap" alignItems="flex-end">
              <Box flex="1 1 280px">
                <Field.Root name="session">
                  <Field.Label>{listTexts.session}</Field.Label>
                  <SingleSelect
                    value={session.session}
                    onChange={(value) => filter({ ...filters, session: String(value) })}
                  >
                    {sessions.map((one) => (
                      <SingleSelectOption key={one.session} value={one.session}>
                        {`${formatDay(one.day, 'nl')} ${one.startTime} – ${one.title} (${one.taken}/${one.capacity})`}
                      </SingleSelectOption>
                    ))}
                  </SingleSelect>
                </Field.Root>
              </Box>
              {fullButton}
            </Flex>
            {list.data.length === 0 ? (
              <EmptyList>{listTexts.nobody}</EmptyList>
            ) : (
              <ListTable
                columns={columns}
                rows={list.data}
                keyOf={({ id }) => id}
                cellsOf={({ id, name, email, state, since, isPresent }) => [
                  <Typography fontWeight="semiBold">{name}</Typography>,
                  email,
                  <StateBadge state={state} />,
                  inWords(since),
                  isPresent ? participantList.present : listTexts.absent,
                  <Permitted to={placesPermissions.may('update')}>
                    <Button
                      variant="danger-light"
                      aria-label={listTexts.removeNamed(name)}
                      onClick={() => remove(id, name)}
                    >
                      {listTexts.remove}
                    </Button>
                  </Permitted>,
                ]}
              />
            )}
            <Pages page={page} pages={pages} onChange={turnTo} />
            <Permitted to={placesPermissions.may('update')}>
              <Box background="neutral0" padding={6} hasRadius shadow="tableShadow">
                <HostLink key={session.session} session={session} attempt={attempt} />
              </Box>
            </Permitted>
          </Flex>
        )}
      </Layouts.Content>
    </Page.Main>
  );
}
