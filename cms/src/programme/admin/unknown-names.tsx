import { Box, Flex, Typography } from '@strapi/design-system';
import type { UnknownName } from 'beursvloer-domain/schedule';
import { unknownTexts } from './texts';

const kinds = Object.keys(unknownTexts.kinds) as UnknownName['kind'][];

export function UnknownNames({ unknown }: { unknown: readonly UnknownName[] }) {
  if (unknown.length === 0) return null;
  return (
    <Box background="neutral0" padding={6} hasRadius shadow="tableShadow">
      <Flex direction="column" alignItems="stretch" gap={3}>
        <Typography tag="h2" variant="delta">
          {unknownTexts.title}
        </Typography>
        {kinds.map((kind) => {
          const names = unknown.filter((one) => one.kind === kind);
          if (names.length === 0) return null;
          return (
            <div key={kind}>
              <Typography tag="h3" fontWeight="semiBold">
                {unknownTexts.kinds[kind]}: {names[0]?.isMade ? unknownTexts.made : unknownTexts.rejected}
              </Typography>
              <Typography tag="p" style={{ overflowWrap: 'anywhere' }}>
                {names.map(({ name, count }) => unknownTexts.times(name, count)).join(', ')}
              </Typography>
            </div>
          );
        })}
      </Flex>
    </Box>
  );
}
