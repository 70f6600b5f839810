import { Box, Flex } from '@strapi/design-system';
import { announcementPermissions } from '../permissions';
import { Layouts, Page, useFetchClient } from '@strapi/strapi/admin';
import { useState } from 'react';
import type { Announcement, AnnouncementList } from '../announcements/shape';
import { EmptyList } from '../../platform/admin/lists/list-table';
import { Pages } from '../../platform/admin/lists/pages';
import { useList } from '../../platform/admin/lists/use-list';
import { mayDiscard } from '../../platform/admin/unsaved/unsaved';
import { AnnouncementForm, type Draft } from './announcement-form';
import { AnnouncementTable } from './announcement-table';
import { TestDevice } from './test-device';
import { Permitted } from '../../platform/admin/permissions/permitted';
import { pageTitle } from '../texts';
import { pageTexts } from './texts';

const path = '/announcements';
const noFilters = {};

export default function AnnouncementsPage() {
  const { post, del } = useFetchClient();
  const { list, failed, turnTo, attempt } = useList<AnnouncementList, typeof noFilters>(
    path,
    'berichten',
    noFilters,
  );
  /** The draft that is being written. Another number begins the form anew. */
  const [{ draft, turn }, setWritten] = useState<{ draft: Draft | null; turn: number }>({
    draft: null,
    turn: 0,
  });
  const write = (next: Draft | null) => setWritten(({ turn }) => ({ draft: next, turn: turn + 1 }));
  const writeOther = (next: Draft) => {
    if (mayDiscard()) write(next);
  };
  if (!list) return failed ? <Page.Error /> : <Page.Loading />;
  const { devices, isSetUp, ownDevices, page, pages, choices } = list.meta;

  const remove = ({ id, title }: Announcement) =>
    attempt(async () => {
      if (!window.confirm(pageTexts.confirmRemoval(title))) return null;
      await del(`${path}/${id}`);
      if (draft?.id === id) write(null);
      return pageTexts.removed;
    });
  const stop = ({ id, title }: Announcement) =>
    attempt(async () => {
      if (!window.confirm(pageTexts.confirmStop(title))) return null;
      await post(`${path}/${id}/stop`);
      return pageTexts.stopped;
    });

  return (
    <Page.Main>
      <Page.Title>{pageTitle}</Page.Title>
      <Layouts.Header
        title={pageTitle}
        subtitle={isSetUp ? pageTexts.subtitle(devices) : pageTexts.notSetUp}
      />
      <Layouts.Content>
        <Flex direction="column" alignItems="stretch" gap={6}>
          <Permitted to={announcementPermissions.may('update')}>
            <Box background="neutral0" padding={6} hasRadius shadow="tableShadow">
              <AnnouncementForm
                key={turn}
                draft={draft}
                meta={list.meta}
                attempt={attempt}
                onDone={() => write(null)}
              />
            </Box>
          </Permitted>
          {list.data.length === 0 ? (
            <EmptyList>{pageTexts.none}</EmptyList>
          ) : (
            <AnnouncementTable
              announcements={list.data}
              choices={choices}
              onEdit={writeOther}
              onCopy={(announcement) => writeOther({ ...announcement, id: null })}
              onRemove={remove}
              onStop={stop}
            />
          )}
          <Pages page={page} pages={pages} onChange={turnTo} />
          <Permitted to={announcementPermissions.may('update')}>
            <Box background="neutral0" padding={6} hasRadius shadow="tableShadow">
              <TestDevice count={ownDevices} attempt={attempt} />
            </Box>
          </Permitted>
        </Flex>
      </Layouts.Content>
    </Page.Main>
  );
}
