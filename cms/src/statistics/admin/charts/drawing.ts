import { styled } from 'styled-components';

export const Drawing = styled.svg`
  display: block;
  max-width: 100%;
  &:focus-visible {
    outline: 2px solid ${({ theme }) => theme.colors.primary600};
    outline-offset: 2px;
  }
  text {
    fill: ${({ theme }) => theme.colors.neutral600};
    font-size: 12px;
    font-variant-numeric: tabular-nums;
  }
`;
