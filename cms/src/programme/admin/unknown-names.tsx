import { Box, Flex, Typography } from '@strapi/design-system';
import type { UnknownName } from 'beursvloer-domain/schedule';

const titles: Readonly<Record<UnknownName['kind'], string>> = {
  rooms: 'Zalen',
  speakers: 'Sprekers',
  themes: 'Thema’s',
  audiences: 'Doelgroepen',
  exhibitors: 'Standhouders',
  pavilions: 'Paviljoens',
};
const kinds = Object.keys(titles) as UnknownName['kind'][];

/** The names in the file that the fair does not have, and what happens with them. */
export function UnknownNames({ unknown }: { unknown: readonly UnknownName[] }) {
  if (unknown.length === 0) return null;
  return (
    <Box background="neutral0" padding={6} hasRadius shadow="tableShadow">
      <Flex direction="column" alignItems="stretch" gap={3}>
        <Typography tag="h2" variant="delta">
          Namen die nog niet in het beheer staan
        </Typography>
        {kinds.map((kind) => {
          const names = unknown.filter((one) => one.kind === kind);
          if (names.length === 0) return null;
          return (
            <div key={kind}>
              <Typography tag="h3" fontWeight="semiBold">
                {titles[kind]}: {names[0]?.isMade ? 'worden gemaakt' : 'hun onderdelen worden geweigerd'}
              </Typography>
              <Typography tag="p" style={{ overflowWrap: 'anywhere' }}>
                {names.map(({ name, count }) => (count === 1 ? name : `${name} (${count} keer)`)).join(', ')}
              </Typography>
            </div>
          );
        })}
      </Flex>
    </Box>
  );
}
