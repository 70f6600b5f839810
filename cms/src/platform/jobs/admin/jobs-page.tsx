import { Badge, Box, Typography } from '@strapi/design-system';
import { Layouts, Page, useFetchClient } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';
import { ListTable } from '../../admin/lists/list-table';
import type { JobLine, JobState } from '../shape';
import { jobStates, jobTexts } from '../texts';
import { jobsPageTexts } from './texts';

const moment = new Intl.DateTimeFormat('nl', {
  timeZone: 'Europe/Amsterdam',
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
});
const shown = (at: number | null) => (at === null ? '–' : moment.format(at));
const seconds = new Intl.NumberFormat('nl', {
  maximumFractionDigits: 1,
  style: 'unit',
  unit: 'second',
  unitDisplay: 'narrow',
});

const backgrounds: Record<JobState, string> = {
  [jobStates.never]: 'neutral150',
  [jobStates.running]: 'secondary100',
  [jobStates.done]: 'success100',
  [jobStates.failed]: 'danger100',
  [jobStates.brokenOff]: 'warning100',
};

export default function JobsPage() {
  const { get } = useFetchClient();
  const [jobs, setJobs] = useState<JobLine[] | null>(null);
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    let current = true;
    get<{ data: JobLine[] }>('/timed-jobs').then(
      ({ data }) => current && setJobs(data.data),
      () => current && setFailed(true),
    );
    return () => {
      current = false;
    };
  }, [get]);

  if (failed) return <Page.Error />;
  if (!jobs) return <Page.Loading />;
  return (
    <Page.Main>
      <Page.Title>{jobTexts.title}</Page.Title>
      <Layouts.Header title={jobTexts.title} subtitle={jobsPageTexts.subtitle} />
      <Layouts.Content>
        <ListTable
          columns={jobsPageTexts.columns}
          rows={jobs}
          keyOf={({ name }) => name}
          cellsOf={(job) => [
            // Strapi keeps the text of a table on one line.
            <Box minWidth="16rem" style={{ whiteSpace: 'normal' }}>
              <Typography tag="p">{job.title}</Typography>
              {job.note !== null && (
                <Typography tag="p" textColor="neutral600">
                  {job.note}
                </Typography>
              )}
              {job.error !== null && (
                <Typography tag="p" textColor="danger600">
                  {job.error}
                </Typography>
              )}
            </Box>,
            <Badge backgroundColor={backgrounds[job.state]}>{job.state}</Badge>,
            shown(job.startedAt) +
              (job.durationMs === null ? '' : `, ${seconds.format(job.durationMs / 1000)}`),
            shown(job.nextAt),
          ]}
        />
      </Layouts.Content>
    </Page.Main>
  );
}
