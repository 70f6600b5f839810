import { Box, Flex, Typography } from '@strapi/design-system';
import { useFetchClient, Widget } from '@strapi/strapi/admin';
import { useEffect, useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { Today, TodayLink } from '../../../today/shape';
import { todayTexts } from '../texts';
import { StorageWarning } from './storage-warning';
import { Warning } from './warning';
import { WholeHeight } from './whole-height';

export function TodayWidget() {
  const { get } = useFetchClient();
  const [today, setToday] = useState<Today | null>(null);
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    let current = true;
    get<Today>('/editor/today').then(
      ({ data }) => current && setToday(data),
      () => current && setFailed(true),
    );
    return () => {
      current = false;
    };
  }, [get]);

  if (failed) return <Widget.Error />;
  if (!today) return <Widget.Loading />;
  const { facts, lines, finding, storage } = today;
  return (
    <WholeHeight>
      <Flex direction="column" alignItems="stretch" gap={4}>
        <StorageWarning storage={storage} />
        {facts.map(({ text, link }, index) => (
          <Typography key={text} tag="p" variant={index === 0 ? 'beta' : 'omega'}>
            {text}
            {link && (
              <>
                {' '}
                <TextLink {...link} />
              </>
            )}
          </Typography>
        ))}
        {lines.length === 0 ? <Typography tag="p">{todayTexts.nothing}</Typography> : <ToDo lines={lines} />}
        {finding && (
          <Warning weight={finding.weight} title={todayTexts[finding.weight]}>
            {`${finding.text} ${todayTexts.advice(finding.others)}`}
          </Warning>
        )}
      </Flex>
    </WholeHeight>
  );
}

function ToDo({ lines }: Pick<Today, 'lines'>) {
  const id = useId();
  return (
    <Box tag="section" aria-labelledby={id}>
      <Typography id={id} tag="h3" variant="delta" fontWeight="bold">
        {todayTexts.toDo}
      </Typography>
      <Columns>
        {lines.map((line) => (
          <Box key={line.to} tag="li" paddingTop={1} paddingBottom={1}>
            <TextLink {...line} />
          </Box>
        ))}
      </Columns>
    </Box>
  );
}

function TextLink({ text, to }: TodayLink) {
  return (
    <Typography tag={Link} to={to} fontWeight="semiBold" textColor="primary600">
      {text}
    </Typography>
  );
}

const Columns = styled.ul`
  columns: 26rem;
  column-gap: 3.2rem;
  padding-top: 0.8rem;

  > li {
    break-inside: avoid;
  }
`;
