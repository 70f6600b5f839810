import { Box, Flex, Typography, VisuallyHidden } from '@strapi/design-system';
import { useFetchClient, Widget } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import type { Yesterday } from '../dashboard/shape';
import { measureLabels } from '../texts';
import { widgetTexts } from './texts';
import { changeOf, dayInWords, numberInWords } from './words';

const colours = {
  more: 'success600',
  less: 'danger600',
  same: 'neutral600',
  unknown: 'neutral600',
} as const;

export function YesterdayWidget() {
  const { get } = useFetchClient();
  const [yesterday, setYesterday] = useState<Yesterday | null>(null);
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    let current = true;
    get<Yesterday>('/statistics/yesterday').then(
      ({ data }) => current && setYesterday(data),
      () => current && setFailed(true),
    );
    return () => {
      current = false;
    };
  }, [get]);

  if (failed) return <Widget.Error />;
  if (!yesterday) return <Widget.Loading />;
  const { day, visitors, views, weekBefore } = yesterday;
  const numbers = [
    { label: measureLabels.visitors, count: visitors, before: weekBefore.visitors },
    { label: measureLabels.views, count: views, before: weekBefore.views },
  ];
  return (
    <Flex direction="column" alignItems="stretch" gap={4}>
      <Typography tag="p" textColor="neutral600">
        {widgetTexts.days(dayInWords(day), dayInWords(weekBefore.day))}
      </Typography>
      <Flex tag="dl" gap={6} wrap="wrap">
        {numbers.map(({ label, count, before }) => {
          const { direction, text, spoken } = changeOf({ count, before });
          return (
            <Box key={label}>
              <Typography tag="dt" textColor="neutral600">
                {label}
              </Typography>
              <Typography tag="dd" variant="alpha">
                {numberInWords(count)}{' '}
                <Typography variant="omega" textColor={colours[direction]} aria-hidden="true">
                  {text}
                </Typography>
                <VisuallyHidden tag="span">{spoken}</VisuallyHidden>
              </Typography>
            </Box>
          );
        })}
      </Flex>
      <Box tag={Link} to="/statistics" color="primary600">
        <Typography textColor="primary600" fontWeight="semiBold">
          {widgetTexts.more}
        </Typography>
      </Box>
    </Flex>
  );
}
