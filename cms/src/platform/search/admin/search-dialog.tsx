import { Box, Field, Modal, TextInput, Typography } from '@strapi/design-system';
import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { maxSearchLength, minSearchLength, type SearchHit } from '../shape';
import { searchTexts } from './texts';
import { useSearch } from './use-search';

interface Props {
  onClose: () => void;
  /** Runs when the dialog is gone. */
  onReturnFocus: () => void;
}

/** One field over what it finds: a combobox whose options are links. */
export function SearchDialog({ onClose, onReturnFocus }: Props) {
  const navigate = useNavigate();
  const listId = useId();
  const field = useRef<HTMLInputElement>(null);
  const [words, setWords] = useState('');
  const search = words.trim();
  const found = useSearch(search);
  const groups = found?.groups ?? [];
  const hits = groups.flatMap((group) => group.hits);
  const isCurrent = found?.search === search;
  const [chosen, choose] = useState({ found, place: 0 });
  /** The first option of each answer; none while a newer one is on its way. */
  const place = !isCurrent || hits.length === 0 ? -1 : chosen.found === found ? chosen.place : 0;
  const optionId = (hit: SearchHit) => `${listId}-${hits.indexOf(hit)}`;

  const press = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (place === -1 || event.nativeEvent.isComposing || (step === undefined && event.key !== 'Enter'))
      return;
    event.preventDefault();
    const next = (place + (step ?? 0) + hits.length) % hits.length;
    const hit = hits[next];
    if (!hit) return;
    if (step === undefined) {
      onClose();
      navigate(hit.path);
    } else {
      choose({ found, place: next });
      document.getElementById(optionId(hit))?.scrollIntoView({ block: 'nearest' });
    }
  };

  return (
    <Modal.Root open onOpenChange={(isOpen) => isOpen || onClose()}>
      <Modal.Content
        aria-describedby={undefined}
        onOpenAutoFocus={(event) => {
          event.preventDefault();
          field.current?.focus();
        }}
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          onReturnFocus();
        }}
      >
        <Modal.Header closeLabel={searchTexts.close}>
          <Modal.Title>{searchTexts.title}</Modal.Title>
        </Modal.Header>
        <Box padding={5} paddingBottom={3}>
          <Field.Root name="search-everything">
            <Field.Label>{searchTexts.label}</Field.Label>
            <TextInput
              ref={field}
              role="combobox"
              aria-autocomplete="list"
              aria-expanded={hits.length > 0}
              aria-controls={hits.length > 0 ? listId : undefined}
              aria-activedescendant={place === -1 ? undefined : `${listId}-${place}`}
              autoComplete="off"
              spellCheck={false}
              maxLength={maxSearchLength}
              value={words}
              onChange={(event) => setWords(event.target.value)}
              onKeyDown={press}
            />
          </Field.Root>
          <Typography tag="p" role="status" variant="pi" textColor="neutral600" paddingTop={2}>
            {statusOf(search, isCurrent, found?.groups ?? null, hits.length)}
          </Typography>
        </Box>
        {hits.length > 0 && (
          <Results id={listId} role="listbox" aria-label={searchTexts.results}>
            {groups.map((group) => (
              <Box key={group.name} role="group" aria-label={group.title} paddingBottom={3}>
                <Typography tag="p" aria-hidden variant="sigma" textColor="neutral600" paddingLeft={3}>
                  {group.title}
                </Typography>
                {group.hits.map((hit) => (
                  <Option
                    key={hit.path}
                    id={optionId(hit)}
                    role="option"
                    aria-selected={hits[place] === hit}
                    tabIndex={-1}
                    to={hit.path}
                    onClick={onClose}
                  >
                    <Typography tag="span" fontWeight="semiBold" textColor="neutral800">
                      {hit.title}
                    </Typography>
                    {hit.about !== '' && (
                      <Typography tag="span" variant="pi" textColor="neutral600">
                        {hit.about}
                      </Typography>
                    )}
                  </Option>
                ))}
              </Box>
            ))}
          </Results>
        )}
      </Modal.Content>
    </Modal.Root>
  );
}

function statusOf(search: string, isCurrent: boolean, groups: object[] | null, count: number): string {
  if (search.length < minSearchLength) return searchTexts.tooShort(minSearchLength);
  if (!isCurrent) return searchTexts.searching;
  if (groups === null) return searchTexts.failed;
  return count === 0 ? searchTexts.nothing(search) : searchTexts.found(count);
}

const Results = styled.div`
  overflow-y: auto;
  padding: 0 1.2rem 1.2rem;
`;

const Option = styled(Link)`
  display: flex;
  flex-direction: column;
  gap: 0.2rem;
  padding: 0.8rem 1.2rem;
  border-radius: ${({ theme }) => theme.borderRadius};
  overflow-wrap: anywhere;
  text-decoration: none;

  &:hover {
    background: ${({ theme }) => theme.colors.neutral100};
  }

  &[aria-selected='true'] {
    background: ${({ theme }) => theme.colors.primary100};
  }
`;
