import { Button, Flex, Typography } from '@strapi/design-system';

interface Props {
  page: number;
  pages: number;
  onChange: (page: number) => void;
}

/** To the next and the previous page of a list; nothing for a list of one page. */
export function Pages({ page, pages, onChange }: Props) {
  if (pages <= 1) return null;
  return (
    <Flex justifyContent="center" gap={4} tag="nav" aria-label="Bladzijden">
      <Button variant="tertiary" disabled={page <= 1} onClick={() => onChange(page - 1)}>
        Vorige
      </Button>
      <Typography>
        Bladzijde {page} van {pages}
      </Typography>
      <Button variant="tertiary" disabled={page >= pages} onClick={() => onChange(page + 1)}>
        Volgende
      </Button>
    </Flex>
  );
}
