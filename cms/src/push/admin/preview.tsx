import { Box, Flex, Typography } from '@strapi/design-system';
import { fieldLabels } from '../texts';

interface Props {
  heading: string;
  lang: 'nl' | 'en';
  title: string;
  body: string;
}

/** Roughly what a phone shows of a message: each one draws it in its own way. */
export function Preview({ heading, lang, title, body }: Props) {
  return (
    <Flex direction="column" alignItems="stretch" gap={2}>
      <Typography variant="sigma" textColor="neutral600">
        {heading}
      </Typography>
      <Box background="neutral100" borderColor="neutral200" padding={4} hasRadius lang={lang}>
        <Typography tag="p" fontWeight="bold">
          {title || fieldLabels.title}
        </Typography>
        <Typography tag="p" style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          {body || fieldLabels.body}
        </Typography>
      </Box>
    </Flex>
  );
}
