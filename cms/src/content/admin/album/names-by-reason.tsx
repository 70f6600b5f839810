import { Box, Button, Flex, Typography } from '@strapi/design-system';
import { styled } from 'styled-components';
import type { LeftOut } from '../../../platform/media/admin/pictures-in';

interface Props {
  title: string;
  all: readonly LeftOut[];
  action: { label: string; onPress: () => void };
}

/** Files that did not come in: each name, under the reason that it shares with others. */
export function NamesByReason({ title, all, action }: Props) {
  const reasons = [...new Set(all.map(({ why }) => why))];
  return (
    <Box background="warning100" padding={4} hasRadius>
      <Flex direction="column" alignItems="stretch" gap={3}>
        <Flex justifyContent="space-between" gap={3} wrap="wrap">
          <Typography tag="h2" variant="delta">
            {title}
          </Typography>
          <Button variant="tertiary" onClick={action.onPress}>
            {action.label}
          </Button>
        </Flex>
        <Names tabIndex={0} role="region" aria-label={title}>
          {reasons.map((reason) => (
            <div key={reason}>
              <Typography tag="p">{reason}</Typography>
              <ul>
                {all
                  .filter(({ why }) => why === reason)
                  .map(({ name }, index) => (
                    <li key={index}>
                      <Typography fontWeight="semiBold">
                        <bdi>{name}</bdi>
                      </Typography>
                    </li>
                  ))}
              </ul>
            </div>
          ))}
        </Names>
      </Flex>
    </Box>
  );
}

/** Of two hundred names nobody wants the page below them. */
const Names = styled.div`
  display: grid;
  gap: 1.2rem;
  max-height: 24rem;
  overflow: auto;
  overflow-wrap: anywhere;
  & ul {
    margin: 0.4rem 0 0;
    padding-inline-start: 2rem;
    list-style: disc;
  }
`;
