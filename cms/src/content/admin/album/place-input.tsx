import { useEffect, useState } from 'react';
import { styled } from 'styled-components';

interface Props {
  label: string;
  /** The first is 0; people count from 1. */
  place: number;
  total: number;
  onPlace: (to: number) => void;
}

/** The number of a photo, to type another one: the quick way to the other end of a long album. */
export function PlaceInput({ label, place, total, onPlace }: Props) {
  const [typed, setTyped] = useState(String(place + 1));
  useEffect(() => setTyped(String(place + 1)), [place]);

  function settle() {
    const number = Math.round(Number(typed));
    const to = Math.min(Math.max(number, 1), total) - 1;
    if (typed.trim() === '' || Number.isNaN(number) || to === place) setTyped(String(place + 1));
    else onPlace(to);
  }

  return (
    <Input
      data-press="place"
      aria-label={label}
      inputMode="numeric"
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      onFocus={(event) => event.target.select()}
      onBlur={settle}
      onKeyDown={(event) => event.key === 'Enter' && settle()}
    />
  );
}

const Input = styled.input`
  width: 4.4rem;
  padding: 0.4rem;
  border: 1px solid ${({ theme }) => theme.colors.neutral200};
  border-radius: ${({ theme }) => theme.borderRadius};
  background: ${({ theme }) => theme.colors.neutral0};
  color: ${({ theme }) => theme.colors.neutral800};
  font: inherit;
  font-size: 1.4rem;
  text-align: center;
  font-variant-numeric: tabular-nums;
  &:focus-visible {
    outline: 2px solid ${({ theme }) => theme.colors.primary600};
    outline-offset: 1px;
  }
`;
