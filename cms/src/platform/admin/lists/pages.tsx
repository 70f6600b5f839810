import { Button, Flex, Typography } from '@strapi/design-system';
import { pageTexts } from '../texts';

interface Props {
  page: number;
  pages: number;
  onChange: (page: number) => void;
}

export function Pages({ page, pages, onChange }: Props) {
  if (pages <= 1) return null;
  return (
    <Flex justifyContent="center" gap={4} tag="nav" aria-label={pageTexts.name}>
      <Button variant="tertiary" disabled={page <= 1} onClick={() => onChange(page - 1)}>
        {pageTexts.previous}
      </Button>
      <Typography>{pageTexts.current(page, pages)}</Typography>
      <Button variant="tertiary" disabled={page >= pages} onClick={() => onChange(page + 1)}>
        {pageTexts.next}
      </Button>
    </Flex>
  );
}
