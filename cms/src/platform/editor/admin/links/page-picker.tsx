import { Box, Flex, TextButton } from '@strapi/design-system';
import { useRef, useState } from 'react';
import type { SitePage } from '../../links/shape';
import { linkTexts as texts } from '../texts';
import { PageSearch } from './page-search';

/** A button that opens a list of the pages of the site, and closes it again when one is chosen. */
export function PagePicker({ onChoose }: { onChoose: (page: SitePage) => void }) {
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <Flex direction="column" alignItems="stretch" gap={2}>
      <Box>
        <TextButton ref={button} aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {isOpen ? texts.close : texts.choose}
        </TextButton>
      </Box>
      {isOpen && (
        <PageSearch
          onChoose={(page) => {
            setIsOpen(false);
            onChoose(page);
          }}
          onClose={() => {
            setIsOpen(false);
            button.current?.focus();
          }}
        />
      )}
    </Flex>
  );
}
