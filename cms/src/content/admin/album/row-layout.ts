import { styled } from 'styled-components';

const wide = '@media (min-width: 900px)';

export const Frame = styled.li<{ $isDragged: boolean }>`
  position: relative;
  display: grid;
  grid-template-columns: 11rem 1fr;
  gap: 1.2rem;
  align-items: start;
  padding: 1.6rem;
  border-bottom: 1px solid ${({ theme }) => theme.colors.neutral150};
  opacity: ${({ $isDragged }) => ($isDragged ? 0.4 : 1)};
  ${wide} {
    grid-template-columns: 4.8rem 20rem 1fr;
    gap: 2rem;
  }
  &:last-child {
    border-bottom: 0;
  }
  &[data-gap]::after {
    content: '';
    position: absolute;
    inset-inline: 0;
    height: 3px;
    border-radius: 2px;
    background: ${({ theme }) => theme.colors.primary600};
  }
  &[data-gap='before']::after {
    top: 0;
  }
  &[data-gap='after']::after {
    bottom: 0;
  }
`;

export const RemovedFrame = styled.li`
  display: flex;
  flex-wrap: wrap;
  gap: 1.2rem;
  align-items: center;
  justify-content: space-between;
  padding: 1.2rem 1.6rem;
  border-bottom: 1px solid ${({ theme }) => theme.colors.neutral150};
  background: ${({ theme }) => theme.colors.neutral100};
`;

export const Controls = styled.div`
  display: flex;
  flex-wrap: wrap;
  grid-row: 1;
  grid-column: 2;
  gap: 0.4rem;
  align-items: center;
  ${wide} {
    flex-direction: column;
    grid-column: 1;
  }
`;

/** The browser scrolls with a finger everywhere but here. */
export const Handle = styled.div`
  display: grid;
  place-items: center;
  width: 3.2rem;
  height: 3.2rem;
  border-radius: ${({ theme }) => theme.borderRadius};
  color: ${({ theme }) => theme.colors.neutral500};
  cursor: grab;
  touch-action: none;
  &:hover {
    background: ${({ theme }) => theme.colors.neutral100};
    color: ${({ theme }) => theme.colors.neutral700};
  }
`;

export const Thumbnail = styled.div`
  grid-row: 1;
  overflow: hidden;
  aspect-ratio: 3 / 2;
  border-radius: ${({ theme }) => theme.borderRadius};
  background: ${({ theme }) => theme.colors.neutral150};
  & img {
    display: block;
    width: 100%;
    height: 100%;
    object-fit: contain;
  }
`;

export const Fields = styled.div`
  display: grid;
  grid-column: 1 / -1;
  gap: 1.2rem 1.6rem;
  min-width: 0;
  ${wide} {
    grid-column: auto;
    grid-template-columns: 1fr 1fr;
  }
`;

export const Facts = styled.div`
  display: flex;
  gap: 1.2rem;
  align-items: end;
  justify-content: space-between;
  min-width: 0;
`;
