import { Box, Field, Flex, TextInput, Typography } from '@strapi/design-system';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import type { SitePage } from '../../links/shape';
import { linkTexts as texts } from '../texts';
import { useSitePages } from './use-site-pages';

interface Props {
  onChoose: (page: SitePage) => void;
  onClose: () => void;
}

/** A combobox over the pages of the site. Its list stands in the form, not over it: a form in a window would cut it off. */
export function PageSearch({ onChoose, onClose }: Props) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [words, setWords] = useState('');
  const [active, setActive] = useState(0);
  const { pages, hasFailed } = useSitePages(words);
  const found = pages?.found ?? [];
  const optionId = (index: number) => `${id}-${index}`;

  useEffect(() => input.current?.focus(), []);
  useEffect(() => setActive(0), [pages]);
  useEffect(() => {
    document.getElementById(optionId(active))?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  function press(event: KeyboardEvent) {
    const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };
    const step = steps[event.key];
    if (step !== undefined && found.length > 0) setActive((active + step + found.length) % found.length);
    else if (event.key === 'Enter') {
      const page = found[active];
      // The list of other words is not what the editor means.
      if (page && pages?.words === words) onChoose(page);
    } else if (event.key === 'Escape') onClose();
    else return;
    // Enter would send the form, and Escape close its window.
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    <Flex direction="column" alignItems="stretch" gap={2} padding={3} hasRadius borderColor="neutral200">
      <Field.Root>
        <Field.Label>{texts.search}</Field.Label>
        <TextInput
          ref={input}
          type="text"
          role="combobox"
          aria-expanded={found.length > 0}
          aria-autocomplete="list"
          aria-controls={found.length > 0 ? id : undefined}
          aria-activedescendant={found.length > 0 ? optionId(active) : undefined}
          autoComplete="off"
          spellCheck={false}
          value={words}
          onChange={(event) => setWords(event.currentTarget.value)}
          onKeyDown={press}
        />
      </Field.Root>
      <Typography variant="pi" textColor={hasFailed ? 'danger600' : 'neutral600'} role="status">
        {hasFailed ? texts.failed : pages && summaryOf(pages)}
      </Typography>
      {found.length > 0 && (
        <Box
          tag="ul"
          role="listbox"
          id={id}
          aria-label={texts.pages}
          style={{ maxHeight: '28rem', overflowY: 'auto' }}
        >
          {found.map((page, index) => (
            <Box
              key={`${page.kind} ${page.path}`}
              tag="li"
              role="option"
              id={optionId(index)}
              aria-selected={index === active}
              background={index === active ? 'primary100' : 'neutral0'}
              padding={2}
              hasRadius
              cursor="pointer"
              // The focus stays in the field.
              onMouseDown={(event: React.MouseEvent) => event.preventDefault()}
              onClick={() => onChoose(page)}
            >
              <PageName page={page} />
            </Box>
          ))}
        </Box>
      )}
    </Flex>
  );
}

const summaryOf = ({ found, count }: { found: readonly SitePage[]; count: number }) => {
  if (count === 0) return texts.none;
  return found.length < count ? texts.more(found.length, count) : texts.count(count);
};

function PageName({ page: { title, path, kind, isPublished } }: { page: SitePage }) {
  return (
    <Flex direction="column" alignItems="stretch" style={{ overflowWrap: 'anywhere' }}>
      <Typography textColor="neutral800">{title}</Typography>
      <Typography variant="pi" textColor="neutral600">
        {[path, kind, ...(isPublished ? [] : [texts.draft])].join(' · ')}
      </Typography>
    </Flex>
  );
}
