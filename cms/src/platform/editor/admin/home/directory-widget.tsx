import { Box, Typography } from '@strapi/design-system';
import { Widget } from '@strapi/strapi/admin';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { directoryTexts } from '../texts';
import type { DirectoryEntry } from './directory';
import { useDirectory } from './use-directory';
import { WholeHeight } from './whole-height';

export function DirectoryWidget() {
  const { groups, failed } = useDirectory();
  if (failed) return <Widget.Error />;
  if (!groups) return <Widget.Loading />;
  return (
    <WholeHeight>
      <Columns>
        {groups.map(({ group, entries }) => (
          <Group key={group} name={directoryTexts.groups[group]} entries={entries} />
        ))}
      </Columns>
    </WholeHeight>
  );
}

function Group({ name, entries }: { name: string; entries: readonly DirectoryEntry[] }) {
  const id = useId();
  return (
    <Box tag="section" aria-labelledby={id} paddingBottom={6}>
      <Typography id={id} tag="h3" variant="delta" fontWeight="bold">
        {name}
      </Typography>
      <Entries entries={entries} />
    </Box>
  );
}

export function Entries({ entries }: { entries: readonly DirectoryEntry[] }) {
  return (
    <Box tag="ul" paddingTop={2}>
      {entries.map(({ path, name, about }) => (
        <Box key={path} tag="li" paddingTop={1} paddingBottom={1}>
          <Typography tag={Link} to={path} fontWeight="semiBold" textColor="primary600">
            {name}
          </Typography>
          <Typography tag="p" variant="pi" textColor="neutral600">
            {about}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}

const Columns = styled.div`
  columns: 26rem;
  column-gap: 3.2rem;

  > section {
    break-inside: avoid;
  }
`;
