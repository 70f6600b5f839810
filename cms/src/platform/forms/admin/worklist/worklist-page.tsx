import { Box, Button, Flex, Typography } from '@strapi/design-system';
import { Layouts, Page, useFetchClient, useIsMobile } from '@strapi/strapi/admin';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Worklist } from '../../worklist/shape';
import { Pages } from '../../../admin/lists/pages';
import { saveFile } from '../../../admin/lists/save-file';
import { useList } from '../../../admin/lists/use-list';
import { failedMailTexts, testTexts, worklistTexts } from '../texts';
import { worklistPermissions } from './permissions';
import { useUnsaved } from '../../../admin/unsaved/unsaved';
import { noFilters, type Change, type Filters, type Typed } from './filters';
import { FailedMails } from './failed-mails';
import { FilterBar } from './filter-bar';
import { SubmissionCards } from './submission-cards';
import { SubmissionTable } from './submission-table';
import { Downloads } from '../../../admin/lists/downloads';

const path = '/form-worklist';

export default function WorklistPage() {
  const { get, put, post } = useFetchClient();
  const [params] = useSearchParams();
  const linked = params.get('q') ?? '';
  const List = useIsMobile() ? SubmissionCards : SubmissionTable;
  const {
    list: worklist,
    failed,
    filters,
    filter,
    turnTo,
    attempt,
    download,
  } = useList<Worklist, Filters>(path, worklistTexts.downloads, { ...noFilters, q: linked });
  // The page stays when the search over everything leads to another submission.
  const [followed, follow] = useState(linked);
  if (linked !== followed) {
    follow(linked);
    filter({ ...noFilters, q: linked });
  }

  // Stored here and not in its row: the row may be closed, filtered away or on another page meanwhile.
  const [typed, setTyped] = useState<Readonly<Record<number, Typed>>>({});
  useUnsaved(Object.values(typed).some(({ note, reply }) => note !== undefined || reply !== undefined));
  const keep = (id: number, changed: Typed) =>
    setTyped((before) => ({ ...before, [id]: { ...before[id], ...changed } }));

  const change = (id: number, changed: Change) =>
    attempt(async () => {
      await put(`${path}/submissions/${id}`, changed);
      if (changed.note !== undefined) keep(id, { note: undefined });
      if (changed.reply !== undefined) keep(id, { reply: undefined });
      return worklistTexts.saved;
    });
  const retry = (id: number) =>
    attempt(async () => {
      await post(`${path}/mails/${id}/retry`);
      return failedMailTexts.retried;
    });
  const test = () =>
    attempt(async () => {
      const { data } = await post<{ data: { receipt: string; email: string } }>(
        `${path}/forms/${filters.form}/test`,
      );
      return testTexts.sent(data.data);
    });
  const downloadFile = ({ id, name }: { id: string; name: string }) =>
    attempt(async () => {
      const { data } = await get<Blob>(`/form-uploads/${id}`, { responseType: 'blob' });
      saveFile(data, name);
      return null;
    });

  if (!worklist) return failed ? <Page.Error /> : <Page.Loading />;
  const { total, pages, spam, forms, colleagues, failedMails } = worklist.meta;
  const canTest = forms.some(({ documentId, canTest: can }) => documentId === filters.form && can);
  return (
    <Page.Main>
      <Page.Title>{worklistTexts.title}</Page.Title>
      <Layouts.Header
        title={worklistTexts.title}
        subtitle={worklistTexts.count(total)}
        primaryAction={
          <Flex gap={2} wrap="wrap">
            <Button variant="tertiary" onClick={test} disabled={!canTest}>
              {testTexts.send}
            </Button>
            <Downloads to={worklistPermissions('export')} disabled={total === 0} onDownload={download} />
          </Flex>
        }
      />
      <Layouts.Content>
        <Flex direction="column" alignItems="stretch" gap={4}>
          <FailedMails mails={failedMails} onRetry={retry} />
          <FilterBar key={linked} filters={filters} forms={forms} onChange={filter} />
          {spam > 0 && (
            <Flex gap={3} wrap="wrap" role="status">
              <Typography>{worklistTexts.spam(spam)}</Typography>
              <Button variant="tertiary" size="S" onClick={() => filter({ ...filters, state: 'spam' })}>
                {worklistTexts.showSpam}
              </Button>
            </Flex>
          )}
          {worklist.data.length === 0 ? (
            <Box background="neutral0" padding={8} hasRadius shadow="tableShadow">
              <Typography>{worklistTexts.nothing}</Typography>
            </Box>
          ) : (
            <List
              submissions={worklist.data}
              typed={typed}
              onType={keep}
              colleagues={colleagues}
              onChange={change}
              onDownload={downloadFile}
            />
          )}
          <Pages page={worklist.meta.page} pages={pages} onChange={turnTo} />
        </Flex>
      </Layouts.Content>
    </Page.Main>
  );
}
