import { Box, Button, Flex, Typography } from '@strapi/design-system';
import {
  Layouts,
  Page,
  useAPIErrorHandler,
  useIsMobile,
  useFetchClient,
  useNotification,
} from '@strapi/strapi/admin';
import { useCallback, useEffect, useState } from 'react';
import { Pages } from '../lists/pages';
import { saveFile } from '../lists/save-file';
import { noFilters, type Change, type Filters, type Worklist } from './data';
import { FailedMails } from './failed-mails';
import { FilterBar } from './filter-bar';
import { SubmissionCards } from './submission-cards';
import { SubmissionTable } from './submission-table';

const path = '/form-worklist';

/** What visitors sent with forms: who takes it, what became of it, and mail that could not be sent. */
export default function WorklistPage() {
  const { get, put, post } = useFetchClient();
  const { toggleNotification } = useNotification();
  const { formatAPIError } = useAPIErrorHandler();
  const List = useIsMobile() ? SubmissionCards : SubmissionTable;
  const [filters, setFilters] = useState<Filters>(noFilters);
  const [page, setPage] = useState(1);
  const [worklist, setWorklist] = useState<Worklist | null>(null);
  const [failed, setFailed] = useState(false);

  const load = useCallback(async () => {
    const { data } = await get<Worklist>(path, { params: { ...filters, page: String(page) } });
    return data;
  }, [get, filters, page]);

  useEffect(() => {
    let current = true;
    load().then(
      (data) => current && (setWorklist(data), setFailed(false)),
      () => current && setFailed(true),
    );
    return () => {
      current = false;
    };
  }, [load]);

  const attempt = async (work: () => Promise<string | null>) => {
    try {
      const message = await work();
      if (message !== null) toggleNotification({ type: 'success', message });
      setWorklist(await load());
    } catch (error) {
      const message = error instanceof Error ? formatAPIError(error as never) : 'Er ging iets mis.';
      toggleNotification({ type: 'danger', message });
    }
  };
  const change = (id: number, changed: Change) =>
    attempt(async () => {
      await put(`${path}/submissions/${id}`, changed);
      return 'Opgeslagen.';
    });
  const retry = (id: number) =>
    attempt(async () => {
      await post(`${path}/mails/${id}/retry`);
      return 'De mail wordt opnieuw verstuurd.';
    });
  const test = () =>
    attempt(async () => {
      const { data } = await post<{ data: { receipt: string; email: string } }>(
        `${path}/forms/${filters.form}/test`,
      );
      return `De test met nummer ${data.data.receipt} gaat naar ${data.data.email}.`;
    });
  const download = (format: 'csv' | 'xlsx') =>
    attempt(async () => {
      const { data } = await get<Blob>(`${path}/export`, {
        params: { ...filters, format },
        responseType: 'blob',
      });
      saveFile(data, `inzendingen.${format}`);
      return null;
    });

  const downloadFile = ({ id, name }: { id: string; name: string }) =>
    attempt(async () => {
      const { data } = await get<Blob>(`/form-uploads/${id}`, { responseType: 'blob' });
      saveFile(data, name);
      return null;
    });

  if (failed) return <Page.Error />;
  if (!worklist) return <Page.Loading />;
  const { total, pages, forms, colleagues, failedMails } = worklist.meta;
  const canTest = forms.some(({ documentId, canTest: can }) => documentId === filters.form && can);
  return (
    <Page.Main>
      <Page.Title>Inzendingen</Page.Title>
      <Layouts.Header
        title="Inzendingen"
        subtitle={total === 1 ? '1 inzending' : `${total} inzendingen`}
        primaryAction={
          <Flex gap={2} wrap="wrap">
            <Button variant="tertiary" onClick={test} disabled={!canTest}>
              Stuur mij een test
            </Button>
            <Button variant="secondary" onClick={() => download('csv')} disabled={total === 0}>
              Download CSV
            </Button>
            <Button variant="secondary" onClick={() => download('xlsx')} disabled={total === 0}>
              Download Excel
            </Button>
          </Flex>
        }
      />
      <Layouts.Content>
        <Flex direction="column" alignItems="stretch" gap={4}>
          <FailedMails mails={failedMails} onRetry={retry} />
          <FilterBar
            filters={filters}
            forms={forms}
            onChange={(changed) => {
              setFilters(changed);
              setPage(1);
            }}
          />
          {worklist.data.length === 0 ? (
            <Box background="neutral0" padding={8} hasRadius shadow="tableShadow">
              <Typography>Er zijn geen inzendingen die hierbij passen.</Typography>
            </Box>
          ) : (
            <List
              submissions={worklist.data}
              colleagues={colleagues}
              onChange={change}
              onDownload={downloadFile}
            />
          )}
          <Pages page={worklist.meta.page} pages={pages} onChange={setPage} />
        </Flex>
      </Layouts.Content>
    </Page.Main>
  );
}
