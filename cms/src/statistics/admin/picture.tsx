import { Box, Flex, Typography } from '@strapi/design-system';
import { useState } from 'react';
import { styled } from 'styled-components';
import type { Dashboard, List } from '../dashboard/shape';
import { DaysFigure } from './days-figure';
import { groupLists } from './list-groups';
import { AddSearchWord } from './parts/add-search-word';
import { Annotations } from './parts/annotations';
import { FigureLinks } from './parts/figure-links';
import { JourneySteps } from './parts/journey-steps';
import { ListPanel } from './parts/list-panel';
import { Tiles, type Drawn } from './parts/tiles';
import { groupTitles, listTexts, periodTexts } from './texts';
import { WeekFigure } from './week-figure';
import { periodInWords } from './words';

interface Props {
  dashboard: Dashboard;
  filter: string;
  onFilter: (filter: string) => void;
  onDay: (day: string) => void;
  onChanged: () => void;
}

export function Picture({ dashboard, filter, onFilter, onDay, onChanged }: Props) {
  const [measure, setMeasure] = useState<Drawn>('visitors');
  const [word, setWord] = useState<string | null>(null);
  const isCompared = dashboard.compared !== null;
  const { period, listsFrom } = dashboard;
  const isIncomplete = listsFrom !== null && period.first < listsFrom;
  // Of such a period every list would say that there was nothing, which is not so.
  const hasLists = listsFrom === null || period.last >= listsFrom;
  const isEmpty = dashboard.totals.every(({ count }) => !count);
  return (
    <Flex direction="column" alignItems="stretch" gap={4}>
      {isEmpty && <Nothing filter={filter} />}
      {isIncomplete && <Deleted listsFrom={listsFrom} />}
      {dashboard.busyDays.map((busy) => (
        <Busy key={busy.day} {...busy} />
      ))}
      <Tiles totals={dashboard.totals} chosen={measure} onChoose={setMeasure} />
      <DaysFigure {...{ dashboard, measure, onDay }} />
      <Columns>
        {hasLists && <WeekFigure week={dashboard.week} />}
        <Annotations annotations={dashboard.annotations} day={period.last} onChanged={onChanged} />
      </Columns>
      {groupLists(hasLists ? dashboard.lists : []).map(({ title, lists }) => (
        <section key={title} aria-label={title}>
          <Box paddingBottom={3} paddingTop={3}>
            <Typography tag="h2" variant="beta">
              {title}
            </Typography>
          </Box>
          <Columns>
            {lists.filter(hasSomething).map((list) => (
              <ListPanel key={list.name} {...{ list, filter, isCompared, onFilter }} onAddWord={setWord} />
            ))}
          </Columns>
          <Empty lists={lists} />
        </section>
      ))}
      {word !== null && (
        <AddSearchWord
          word={word}
          pages={pagesIn(dashboard)}
          onAdded={onChanged}
          onClose={() => setWord(null)}
        />
      )}
      {hasLists && dashboard.journeys.length > 0 && (
        <section aria-label={groupTitles.journeys}>
          <Box paddingBottom={3} paddingTop={3}>
            <Typography tag="h2" variant="beta">
              {groupTitles.journeys}
            </Typography>
          </Box>
          <Columns>
            {dashboard.journeys.map((journey) => (
              <JourneySteps key={journey.name} journey={journey} />
            ))}
          </Columns>
        </section>
      )}
      <FigureLinks
        question={{ van: dashboard.period.first, tot: dashboard.period.last, filter }}
        filterLabel={dashboard.filter?.label ?? null}
      />
      {hasLists && dashboard.rawFrom !== null && dashboard.period.first < dashboard.rawFrom && (
        <Typography tag="p" textColor="neutral600">
          {periodTexts.folded(periodInWords(dashboard.rawFrom, dashboard.rawFrom))}
        </Typography>
      )}
    </Flex>
  );
}

/** Pages to choose from. Exhibitors, sessions and the like have a number in their address, and are found by their names. */
const pagesIn = ({ lists }: Dashboard) =>
  lists
    .filter(({ name }) => name === 'pages')
    .flatMap(({ lines }) => lines)
    .flatMap(({ label, filter }) =>
      filter && /^page:\/.*[^0-9]$/.test(filter) ? { label, path: filter.slice(5) } : [],
    );

const hasSomething = ({ lines, reason }: List) => lines.length > 0 || reason !== null;

function Empty({ lists }: { lists: List[] }) {
  const titles = lists.filter((list) => !hasSomething(list)).map(({ title }) => title);
  if (titles.length === 0) return null;
  return (
    <Box paddingTop={3}>
      <Typography tag="p" textColor="neutral600">
        {listTexts.empty(titles)}
      </Typography>
    </Box>
  );
}

/** A day on which somebody, or a crowd, did more than is stored one by one. */
function Busy({ day, folded }: { day: string; folded: number }) {
  return (
    <Typography tag="p" textColor="neutral600">
      {periodTexts.busy(periodInWords(day, day), folded.toLocaleString('nl-NL'))}
    </Typography>
  );
}

function Deleted({ listsFrom }: { listsFrom: string }) {
  return (
    <Box background="neutral0" padding={6} hasRadius shadow="tableShadow">
      <Typography tag="p" fontWeight="semiBold">
        {periodTexts.deleted(periodInWords(listsFrom, listsFrom))}
      </Typography>
      <Typography tag="p" textColor="neutral600">
        {periodTexts.deletedMeaning}
      </Typography>
    </Box>
  );
}

function Nothing({ filter }: { filter: string }) {
  return (
    <Box background="neutral0" padding={6} hasRadius shadow="tableShadow">
      <Typography tag="p" fontWeight="semiBold">
        {periodTexts.nothing}
      </Typography>
      <Typography tag="p" textColor="neutral600">
        {filter === '' ? periodTexts.nothingYet : periodTexts.nothingFiltered}
      </Typography>
    </Box>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 38rem), 1fr));
  align-items: start;
  gap: 1.6rem;
  > * {
    min-width: 0;
  }
  > :last-child:nth-child(odd) {
    grid-column: 1 / -1;
  }
`;
