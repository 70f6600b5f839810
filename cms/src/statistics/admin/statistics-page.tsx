import { Box, Button, Flex, Typography } from '@strapi/design-system';
import { statisticsPermissions } from '../permissions';
import {
  isFetchError,
  Layouts,
  Page,
  useAPIErrorHandler,
  useFetchClient,
  useNotification,
} from '@strapi/strapi/admin';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { saveFile } from '../../platform/admin/lists/save-file';
import { parametersOf, questionOf, todayAt, withFilter, type Question } from './address';
import { Picture } from './picture';
import { QuestionBar } from './parts/question-bar';
import { pageTitle } from '../texts';
import { pageTexts } from './texts';
import { useDashboard } from './use-dashboard';
import { numberInWords, periodInWords } from './words';
import { Downloads } from '../../platform/admin/lists/downloads';

export default function StatisticsPage() {
  const [address, setAddress] = useSearchParams();
  const { get } = useFetchClient();
  const { toggleNotification } = useNotification();
  const { formatAPIError } = useAPIErrorHandler();
  const today = todayAt(new Date());
  const question = questionOf(address, today);
  const { dashboard, problem, isLoading, reload } = useDashboard(question);
  const [isSaving, setSaving] = useState(false);
  const ask = (changed: Question) => setAddress(parametersOf(changed));

  async function download(format: 'csv' | 'xlsx') {
    setSaving(true);
    try {
      const params = { ...parametersOf(question), lijst: 'alles', als: format };
      const { data } = await get<Blob>('/statistics/export', { params, responseType: 'blob' });
      saveFile(data, `${pageTexts.file(question.van, question.tot)}.${format}`);
    } catch (error) {
      const message = isFetchError(error) ? formatAPIError(error) : pageTexts.notDownloaded;
      toggleNotification({ type: 'danger', message });
    }
    setSaving(false);
  }

  return (
    <Page.Main aria-busy={isLoading}>
      <Page.Title>{pageTitle}</Page.Title>
      <Layouts.Header
        title={pageTitle}
        subtitle={subtitleOf(question, dashboard?.compared ?? null)}
        primaryAction={
          <Downloads
            to={statisticsPermissions.may('export')}
            disabled={!dashboard || isSaving}
            onDownload={download}
          />
        }
      />
      <Layouts.Content>
        <Flex direction="column" alignItems="stretch" gap={4}>
          {dashboard && dashboard.now !== null && (
            <Typography tag="p">
              <Typography textColor="success600" aria-hidden="true">
                ●{' '}
              </Typography>
              {pageTexts.now} <strong>{numberInWords(dashboard.now)}</strong>
            </Typography>
          )}
          <QuestionBar {...{ question, today, dashboard, onChange: ask }} />
          {problem !== null && (
            <Box role="alert" background="danger100" padding={4} hasRadius>
              <Flex gap={3} wrap="wrap" justifyContent="space-between">
                <Typography textColor="danger700">{problem}</Typography>
                <Button variant="tertiary" onClick={reload}>
                  {pageTexts.retry}
                </Button>
              </Flex>
            </Box>
          )}
          {dashboard ? (
            <Box style={{ opacity: isLoading ? 0.6 : 1 }}>
              <Picture
                dashboard={dashboard}
                filter={question.filter}
                onFilter={(filter) => ask(withFilter(question, filter))}
                onDay={(day) => ask({ ...question, van: day, tot: day })}
                onChanged={reload}
              />
            </Box>
          ) : (
            problem === null && <Page.Loading />
          )}
        </Flex>
      </Layouts.Content>
    </Page.Main>
  );
}

function subtitleOf({ van, tot }: Question, compared: { first: string; last: string } | null): string {
  const period = periodInWords(van, tot);
  return compared ? pageTexts.compared(period, periodInWords(compared.first, compared.last)) : period;
}
