import { Badge, Box, Flex, Typography } from '@strapi/design-system';
import { visitorPermissions } from '../permissions';
import { Layouts, Page } from '@strapi/strapi/admin';
import type { Count, VisitorFilters, VisitorList, VisitorRow } from '../organiser/shape';
import { EmptyList } from '../../platform/admin/lists/list-table';
import { inWords } from '../../platform/admin/lists/moment';
import { Pages } from '../../platform/admin/lists/pages';
import { useList } from '../../platform/admin/lists/use-list';
import { CountFilters } from './count-filters';
import { noFilters } from './filters';
import { Downloads } from '../../platform/admin/lists/downloads';
import { visitorLabels } from '../texts';
import { cardTexts, listTexts } from './texts';

const path = '/visitors-overview';

export default function VisitorsPage() {
  const {
    list: overview,
    failed,
    filters,
    filter,
    turnTo,
    download,
  } = useList<VisitorList, VisitorFilters>(path, 'bezoekers', noFilters);

  if (!overview) return failed ? <Page.Error /> : <Page.Loading />;
  const { total, confirmed, pages, counts } = overview.meta;
  return (
    <Page.Main>
      <Page.Title>{visitorLabels.title}</Page.Title>
      <Layouts.Header
        title={visitorLabels.title}
        subtitle={listTexts.count(total, confirmed)}
        primaryAction={
          <Downloads to={visitorPermissions.may('export')} disabled={total === 0} onDownload={download} />
        }
      />
      <Layouts.Content>
        <Flex direction="column" alignItems="stretch" gap={4}>
          <CountFilters filters={filters} counts={counts} onChange={filter} />
          <Flex gap={4} wrap="wrap" alignItems="stretch">
            <Counts title={listTexts.perDay} counts={counts.days} />
            <Counts title={listTexts.perAudience} counts={counts.audiences} />
            <Counts title={listTexts.perInterest} counts={counts.interests} />
          </Flex>
          {overview.data.length === 0 ? (
            <EmptyList>{listTexts.empty}</EmptyList>
          ) : (
            <Flex tag="ul" direction="column" alignItems="stretch" gap={3}>
              {overview.data.map((visitor) => (
                <VisitorCard key={visitor.id} visitor={visitor} />
              ))}
            </Flex>
          )}
          <Pages page={overview.meta.page} pages={pages} onChange={turnTo} />
        </Flex>
      </Layouts.Content>
    </Page.Main>
  );
}

function Counts({ title, counts }: { title: string; counts: Count[] }) {
  return (
    <Box background="neutral0" padding={4} hasRadius shadow="tableShadow" flex="1 1 220px">
      <Typography tag="h2" variant="delta">
        {title}
      </Typography>
      <Box tag="dl" paddingTop={2}>
        {counts.map(({ value, label, count }) => (
          <Flex key={value} justifyContent="space-between" gap={3}>
            <Typography tag="dt">{label}</Typography>
            <Typography tag="dd" fontWeight="semiBold">
              {count}
            </Typography>
          </Flex>
        ))}
      </Box>
    </Box>
  );
}

/** A card and not a row, so that it reads on a phone as well. */
function VisitorCard({ visitor }: { visitor: VisitorRow }) {
  const { name, email, organisation, role, audience, interests, days, isConfirmed, needs, needsNote } =
    visitor;
  const wrap = { overflowWrap: 'anywhere' } as const;
  return (
    <Box tag="li" background="neutral0" padding={4} hasRadius shadow="tableShadow">
      <Flex justifyContent="space-between" gap={3} wrap="wrap">
        <Typography tag="h2" variant="delta" style={wrap}>
          {name}
        </Typography>
        <Badge
          backgroundColor={isConfirmed ? 'success100' : 'neutral150'}
          textColor={isConfirmed ? 'success700' : 'neutral700'}
        >
          {isConfirmed ? cardTexts.confirmed : cardTexts.unconfirmed}
        </Badge>
      </Flex>
      <Typography tag="p" style={wrap}>
        {[organisation, role, audience].filter(Boolean).join(' · ')}
      </Typography>
      <Typography tag="p" style={wrap}>
        {email} · {days.join(', ')} · {cardTexts.registered(inWords(Date.parse(visitor.registeredAt)))}
      </Typography>
      {interests.length > 0 && (
        <Typography tag="p" textColor="neutral600" style={wrap}>
          {interests.join(', ')}
        </Typography>
      )}
      {(needs.length > 0 || needsNote !== '') && (
        <Box background="warning100" padding={3} marginTop={3} hasRadius>
          <Typography tag="p" fontWeight="semiBold" textColor="neutral800">
            {cardTexts.needs(needs)}
          </Typography>
          {needsNote !== '' && (
            <Typography tag="p" style={{ ...wrap, whiteSpace: 'pre-line' }}>
              {needsNote}
            </Typography>
          )}
        </Box>
      )}
    </Box>
  );
}
