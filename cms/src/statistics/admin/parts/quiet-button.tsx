import { styled } from 'styled-components';

/** A button among figures: as small as the words around it, still 24 pixels high. */
export const QuietButton = styled.button`
  min-height: 2.8rem;
  padding: 0.3rem 0.8rem;
  border: 1px solid ${({ theme }) => theme.colors.neutral200};
  border-radius: ${({ theme }) => theme.borderRadius};
  background: transparent;
  color: ${({ theme }) => theme.colors.neutral800};
  font: inherit;
  font-size: 1.3rem;
  cursor: pointer;
  &:hover {
    background: ${({ theme }) => theme.colors.neutral100};
  }
  &:focus-visible {
    outline: 2px solid ${({ theme }) => theme.colors.primary600};
    outline-offset: 2px;
  }
  &[aria-pressed='true'] {
    border-color: ${({ theme }) => theme.colors.primary600};
    background: ${({ theme }) => theme.colors.primary100};
    color: ${({ theme }) => theme.colors.primary700};
    font-weight: 600;
  }
  &:disabled {
    opacity: 0.5;
    cursor: default;
  }
`;
