import { Box, Typography } from '@strapi/design-system';
import { useId } from 'react';
import { styled } from 'styled-components';
import type { Journey } from '../../dashboard/shape';
import { partOf } from '../charts/scale';
import { journeyTexts } from '../texts';
import { changeOf, inUnit } from '../words';

export function JourneySteps({ journey: { title, steps } }: { journey: Journey }) {
  const id = useId();
  const highest = Math.max(0, ...steps.map(({ count }) => count ?? 0));
  return (
    <Box tag="section" aria-labelledby={id} background="neutral0" padding={5} hasRadius shadow="tableShadow">
      <Typography id={id} tag="h3" variant="delta">
        {title}
      </Typography>
      <Steps>
        {steps.map((step, index) => {
          const { label, count } = step;
          const previous = index === 0 ? null : (steps[index - 1]?.count ?? null);
          const part = count !== null && previous ? Math.round((count / previous) * 100) : null;
          const change = changeOf(step);
          return (
            <li key={label}>
              <Line>
                <span>{label}</span>
                <strong>{inUnit(count, 'count')}</strong>
              </Line>
              <Rail aria-hidden="true">
                <i style={{ width: `${partOf(count ?? 0, highest)}%` }} />
              </Rail>
              <Line>
                <small>
                  {part !== null && journeyTexts.part(part)}
                  {count === null && journeyTexts.unknown}
                </small>
                <small className={change.direction}>{change.text}</small>
              </Line>
            </li>
          );
        })}
      </Steps>
    </Box>
  );
}

const Steps = styled.ol`
  display: grid;
  gap: 1.2rem;
  margin-top: 1.2rem;
  color: ${({ theme }) => theme.colors.neutral800};
  font-size: 1.4rem;
`;
const Line = styled.div`
  display: flex;
  justify-content: space-between;
  gap: 1.2rem;
  small {
    min-height: 1.6rem;
    color: ${({ theme }) => theme.colors.neutral600};
    font-size: 1.2rem;
  }
  small.more {
    color: ${({ theme }) => theme.colors.success700};
  }
  small.less {
    color: ${({ theme }) => theme.colors.danger700};
  }
`;
const Rail = styled.div`
  height: 1.2rem;
  margin: 0.4rem 0;
  border-radius: 0.6rem;
  background: ${({ theme }) => theme.colors.neutral150};
  i {
    display: block;
    height: 100%;
    border-radius: 0.6rem;
    background: ${({ theme }) => theme.colors.primary600};
  }
`;
