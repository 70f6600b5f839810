import { Box, Flex, Typography } from '@strapi/design-system';
import type { ReactNode } from 'react';

interface Props {
  title: string;
  action: ReactNode;
  children: ReactNode;
}

export function Panel({ title, action, children }: Props) {
  return (
    <Box tag="section" aria-label={title} background="neutral0" padding={5} hasRadius shadow="tableShadow">
      <Flex justifyContent="space-between" gap={3} wrap="wrap">
        <Typography tag="h2" variant="delta">
          {title}
        </Typography>
        {action}
      </Flex>
      {children}
    </Box>
  );
}
