import { Box, Flex, Typography } from '@strapi/design-system';
import { useId, type ReactNode } from 'react';

/** A part of a page with its heading. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Box background="neutral0" padding={6} hasRadius shadow="tableShadow" tag="section" aria-labelledby={id}>
      <Flex direction="column" alignItems="stretch" gap={4}>
        <Typography tag="h2" variant="delta" id={id}>
          {title}
        </Typography>
        {children}
      </Flex>
    </Box>
  );
}
