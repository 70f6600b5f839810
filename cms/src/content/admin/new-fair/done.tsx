import { Box, Flex, Typography } from '@strapi/design-system';
import { Link } from 'react-router-dom';
import { Part } from '../../../platform/lists/admin/part';

interface Props {
  title: string;
  /** Sentences about what was done. */
  lines: readonly string[];
  /** Pages of the admin to go on to. */
  next: readonly { to: string; text: string }[];
}

/** The end of a page that changed the whole fair. */
export function Done({ title, lines, next }: Props) {
  return (
    <Box role="status">
      <Part title={title}>
        {lines.map((line) => (
          <Typography key={line} tag="p">
            {line}
          </Typography>
        ))}
        <Flex tag="ul" direction="column" alignItems="stretch" gap={2}>
          {next.map(({ to, text }) => (
            <li key={to}>
              <Typography tag={Link} to={to} fontWeight="semiBold" textColor="primary600">
                {text}
              </Typography>
            </li>
          ))}
        </Flex>
      </Part>
    </Box>
  );
}
