import { Box, Flex, Typography } from '@strapi/design-system';
import { Layouts, Page, useFetchClient } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';
import { ListTable } from '../../platform/admin/lists/list-table';
import { inWords } from '../../platform/admin/lists/moment';
import { Permitted } from '../../platform/admin/permissions/permitted';
import type { VisitorDetail, VisitorList } from '../organiser/shape';
import { visitorPermissions } from '../permissions';
import { BackButton } from './back-button';
import { BadgePanel } from './badge-panel';
import { registrationPath } from './paths';
import { RegistrationActions } from './registration-actions';
import { RegistrationFacts } from './registration-facts';
import { StateBadge } from './state-badge';
import { detailTexts } from './texts';

interface Props {
  id: string;
  counts: VisitorList['meta']['counts'];
  attempt: (work: () => Promise<string | null>) => Promise<void>;
  onBack: () => void;
}

export function RegistrationPage({ id, counts, attempt, onBack }: Props) {
  const { get } = useFetchClient();
  const [visitor, setVisitor] = useState<VisitorDetail | null>(null);
  const [failed, setFailed] = useState(false);
  /** Another number loads it again. */
  const [turn, setTurn] = useState(0);

  useEffect(() => {
    let current = true;
    get<VisitorDetail>(registrationPath(encodeURIComponent(id))).then(
      ({ data }) => current && setVisitor(data),
      () => current && setFailed(true),
    );
    return () => {
      current = false;
    };
  }, [get, id, turn]);

  const attemptAndLoad = async (work: () => Promise<string | null>) => {
    await attempt(work);
    // Also after a failure: somebody else may have changed it.
    setTurn((before) => before + 1);
  };

  if (failed) return <Page.Error />;
  if (!visitor) return <Page.Loading />;
  return (
    <Page.Main>
      <Page.Title>{visitor.name}</Page.Title>
      <Layouts.Header
        title={visitor.name}
        subtitle={visitor.organisation}
        navigationAction={<BackButton onBack={onBack} />}
        secondaryAction={<StateBadge state={visitor.state} />}
      />
      <Layouts.Content>
        <Flex direction="column" alignItems="stretch" gap={4}>
          {visitor.code !== null && (
            <BadgePanel visitor={visitor} code={visitor.code} attempt={attemptAndLoad} />
          )}
          <Permitted to={visitorPermissions.may('update')}>
            <RegistrationActions visitor={visitor} counts={counts} attempt={attemptAndLoad} />
          </Permitted>
          <RegistrationFacts visitor={visitor} />
          <Part title={detailTexts.mails} empty={visitor.mails.length === 0 ? detailTexts.noMails : null}>
            <ListTable
              columns={detailTexts.mailColumns}
              rows={visitor.mails}
              keyOf={(mail) => mail.id}
              cellsOf={({ title, recipient, state, at, error }) => [
                title,
                error === null ? state : `${state}: ${error}`,
                inWords(at),
                recipient,
              ]}
            />
          </Part>
          <Part title={detailTexts.scans} empty={visitor.scans.length === 0 ? detailTexts.noScans : null}>
            <ListTable
              columns={detailTexts.scanColumns}
              rows={visitor.scans}
              keyOf={({ day }) => day}
              cellsOf={({ day, at, crew }) => [day, inWords(Date.parse(at)), crew ?? detailTexts.none]}
            />
          </Part>
        </Flex>
      </Layouts.Content>
    </Page.Main>
  );
}

function Part({
  title,
  empty,
  children,
}: {
  title: string;
  empty: string | null;
  children: React.ReactNode;
}) {
  return (
    <Box tag="section" background="neutral0" padding={4} hasRadius shadow="tableShadow">
      <Typography tag="h2" variant="delta">
        {title}
      </Typography>
      <Box paddingTop={3}>{empty === null ? children : <Typography tag="p">{empty}</Typography>}</Box>
    </Box>
  );
}
