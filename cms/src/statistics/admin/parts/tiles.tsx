import { VisuallyHidden } from '@strapi/design-system';
import { styled } from 'styled-components';
import type { Total } from '../../dashboard/shape';
import { tileTexts } from '../texts';
import { changeOf, inUnit, type Change } from '../words';

export const drawn = ['visitors', 'visits', 'views'] as const;
export type Drawn = (typeof drawn)[number];
const isDrawn = (name: string): name is Drawn => drawn.some((known) => known === name);

interface Props {
  totals: Total[];
  chosen: Drawn;
  onChoose: (name: Drawn) => void;
}

export function Tiles({ totals, chosen, onChoose }: Props) {
  return (
    <Row>
      {totals.map((total) => {
        const { name } = total;
        return (
          <li key={name}>
            {isDrawn(name) ? (
              <Press type="button" aria-pressed={name === chosen} onClick={() => onChoose(name)}>
                <Content total={total} />
              </Press>
            ) : (
              <Plain>
                <Content total={total} />
              </Plain>
            )}
          </li>
        );
      })}
    </Row>
  );
}

function Content({ total }: { total: Total }) {
  const change = changeOf(total);
  return (
    <>
      <Name>{total.label}</Name>
      <Value>{inUnit(total.count, total.unit)}</Value>
      {change.direction !== 'unknown' && (
        <Small>
          <span className={verdictOf(total.name, change.direction)}>
            <span aria-hidden="true">{change.text}</span>
            <VisuallyHidden tag="span">{change.spoken}</VisuallyHidden>
          </span>
          {change.direction !== 'same' && tileTexts.before(inUnit(total.before, total.unit))}
        </Small>
      )}
    </>
  );
}

/** Of these less is better; of robots it does not matter. */
const lessIsBetter = new Set(['searchesWithoutResult', 'notFound']);
const isNeither = new Set(['robots']);

function verdictOf(name: string, direction: Change['direction']): 'better' | 'worse' | undefined {
  if (isNeither.has(name) || (direction !== 'more' && direction !== 'less')) return undefined;
  return (direction === 'less') === lessIsBetter.has(name) ? 'better' : 'worse';
}

const Row = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(18rem, 50% - 0.6rem), 1fr));
  gap: 1.2rem;
`;
const Plain = styled.div`
  display: flex;
  flex-direction: column;
  gap: 0.4rem;
  width: 100%;
  height: 100%;
  padding: 1.6rem;
  border: 2px solid transparent;
  border-radius: ${({ theme }) => theme.borderRadius};
  background: ${({ theme }) => theme.colors.neutral0};
  box-shadow: ${({ theme }) => theme.shadows.tableShadow};
  text-align: left;
  font: inherit;
`;
const Press = styled(Plain).attrs({ as: 'button' })<{ type: 'button' }>`
  cursor: pointer;
  &:hover {
    border-color: ${({ theme }) => theme.colors.primary200};
  }
  &[aria-pressed='true'] {
    border-color: ${({ theme }) => theme.colors.primary600};
  }
  &:focus-visible {
    outline: 2px solid ${({ theme }) => theme.colors.primary600};
    outline-offset: 2px;
  }
`;
const Name = styled.span`
  color: ${({ theme }) => theme.colors.neutral600};
  font-size: 1.3rem;
`;
const Value = styled.span`
  color: ${({ theme }) => theme.colors.neutral800};
  font-size: 2.6rem;
  font-weight: 700;
  line-height: 1.2;
  font-variant-numeric: tabular-nums;
`;
const Small = styled.span`
  color: ${({ theme }) => theme.colors.neutral600};
  font-size: 1.2rem;
  .better {
    color: ${({ theme }) => theme.colors.success700};
    font-weight: 600;
  }
  .worse {
    color: ${({ theme }) => theme.colors.danger700};
    font-weight: 600;
  }
`;
