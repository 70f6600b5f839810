import { Field, Typography } from '@strapi/design-system';
import { styled } from 'styled-components';
import { fileTexts } from './texts';

interface Props {
  /** The choice in words; null when there is none. */
  chosen: string | null;
  /** As the attribute `accept` of HTML has it. */
  accept: string;
  isDisabled?: boolean;
  multiple?: boolean;
  onFiles: (files: File[]) => void;
}

/**
 * A field for a file in our own words: browsers write theirs in the language of the browser. Theirs lies over it unseen, so
 * it is pressed, dropped on and read aloud as always. The field's label and hint are those of the element with its id.
 */
export function FileInput({ chosen, accept, isDisabled = false, multiple = false, onFiles }: Props) {
  return (
    <Frame>
      <Field.Input
        type="file"
        accept={accept}
        multiple={multiple}
        disabled={isDisabled}
        onChange={(event: React.ChangeEvent<HTMLInputElement>) => onFiles([...(event.target.files ?? [])])}
      />
      <div aria-hidden="true">
        <Typography variant="omega" fontWeight="bold" textColor="primary700">
          {chosen === null ? fileTexts.choose(multiple) : fileTexts.chooseOther(multiple)}
        </Typography>
        <Typography variant="omega" textColor="neutral600" ellipsis>
          {chosen ?? fileTexts.drop}
        </Typography>
      </div>
    </Frame>
  );
}

const Frame = styled.div`
  position: relative;
  border: 1px dashed ${({ theme }) => theme.colors.neutral500};
  border-radius: ${({ theme }) => theme.borderRadius};
  & > div:first-child {
    position: absolute;
    inset: 0;
    opacity: 0;
  }
  & input {
    width: 100%;
    height: 100%;
    cursor: pointer;
  }
  & > div:last-child {
    display: flex;
    flex-wrap: wrap;
    gap: 0.4rem 1.2rem;
    padding: 1.2rem 1.6rem;
  }
  &:hover {
    background: ${({ theme }) => theme.colors.neutral100};
  }
  &:focus-within {
    outline: 2px solid ${({ theme }) => theme.colors.primary600};
    outline-offset: 2px;
  }
`;
