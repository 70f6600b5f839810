import { Box, Typography } from '@strapi/design-system';

interface Props {
  weight: 'error' | 'warning';
  title: string;
  children: string;
}

export function Warning({ weight, title, children }: Props) {
  const isError = weight === 'error';
  return (
    <Box
      role="status"
      padding={4}
      hasRadius
      background={isError ? 'danger100' : 'warning100'}
      borderColor={isError ? 'danger200' : 'warning200'}
    >
      <Typography tag="p" fontWeight="bold">
        {title}
      </Typography>
      <Typography tag="p">{children}</Typography>
    </Box>
  );
}
