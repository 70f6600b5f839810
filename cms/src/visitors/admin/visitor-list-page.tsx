import { Box, Button, Flex, Typography } from '@strapi/design-system';
import { Layouts, Page } from '@strapi/strapi/admin';
import { useState } from 'react';
import { Downloads } from '../../platform/admin/lists/downloads';
import { EmptyList } from '../../platform/admin/lists/list-table';
import { Pages } from '../../platform/admin/lists/pages';
import { usePermissions } from '../../platform/admin/permissions/permitted';
import type { Count, VisitorFilters, VisitorList } from '../organiser/shape';
import { visitorPermissions } from '../permissions';
import { visitorLabels } from '../texts';
import { CountFilters } from './count-filters';
import { DaysPanel } from './days-panel';
import { daysTexts, listTexts } from './texts';
import { VisitorCard } from './visitor-card';

interface Props {
  list: VisitorList;
  filters: VisitorFilters;
  filter: (filters: VisitorFilters) => void;
  turnTo: (page: number) => void;
  attempt: (work: () => Promise<string | null>) => Promise<void>;
  download: (format: 'csv' | 'xlsx') => Promise<void>;
  selected: ReadonlySet<number>;
  onSelect: (selected: ReadonlySet<number>) => void;
  onOpen: (id: number) => void;
  onAdd: () => void;
}

export function VisitorListPage(props: Props) {
  const { list, filters, filter, turnTo, attempt, download, selected, onSelect, onOpen, onAdd } = props;
  const { total, confirmed, cancelled, page, pages, counts } = list.meta;
  const mayChange = usePermissions()(visitorPermissions.may('update'));
  const [isChangingDays, setIsChangingDays] = useState(false);
  const select = (id: number, isSelected: boolean) => {
    const others = [...selected].filter((one) => one !== id);
    onSelect(new Set(isSelected ? [...others, id] : others));
  };
  return (
    <Page.Main>
      <Page.Title>{visitorLabels.title}</Page.Title>
      <Layouts.Header
        title={visitorLabels.title}
        subtitle={listTexts.count(total, confirmed, cancelled)}
        primaryAction={
          <Flex gap={2} wrap="wrap">
            <Downloads to={visitorPermissions.may('export')} disabled={total === 0} onDownload={download} />
            {mayChange && <Button onClick={onAdd}>{listTexts.add}</Button>}
          </Flex>
        }
      />
      <Layouts.Content>
        <Flex direction="column" alignItems="stretch" gap={4}>
          <CountFilters filters={filters} counts={counts} onChange={filter} />
          {mayChange && (
            <Box>
              <Button
                variant="tertiary"
                disabled={total === 0}
                aria-expanded={isChangingDays}
                onClick={() => setIsChangingDays(!isChangingDays)}
              >
                {daysTexts.open(selected.size > 0 ? selected.size : total)}
              </Button>
            </Box>
          )}
          {isChangingDays && (
            <DaysPanel
              // A number that was counted holds for these alone.
              key={JSON.stringify([filters, [...selected]])}
              days={counts.days}
              filters={filters}
              selected={[...selected]}
              total={total}
              attempt={attempt}
              onClose={() => setIsChangingDays(false)}
              onChanged={() => {
                setIsChangingDays(false);
                onSelect(new Set());
              }}
            />
          )}
          {filters.q === '' && (
            <Flex gap={4} wrap="wrap" alignItems="stretch">
              <Counts title={listTexts.perDay} counts={counts.days} />
              <Counts title={listTexts.perAudience} counts={counts.audiences} />
              <Counts title={listTexts.perInterest} counts={counts.interests} />
            </Flex>
          )}
          {list.data.length === 0 ? (
            <EmptyList>{listTexts.empty}</EmptyList>
          ) : (
            <Flex tag="ul" direction="column" alignItems="stretch" gap={3}>
              {list.data.map((visitor) => (
                <VisitorCard
                  key={visitor.id}
                  visitor={visitor}
                  isSelected={mayChange ? selected.has(visitor.id) : null}
                  onSelect={(isSelected) => select(visitor.id, isSelected)}
                  onOpen={() => onOpen(visitor.id)}
                />
              ))}
            </Flex>
          )}
          <Pages page={page} pages={pages} onChange={turnTo} />
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
