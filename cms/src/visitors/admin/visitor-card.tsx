import { Box, Button, Checkbox, Flex, Typography } from '@strapi/design-system';
import { inWords } from '../../platform/admin/lists/moment';
import type { VisitorRow } from '../organiser/shape';
import { StateBadge } from './state-badge';
import { cardTexts } from './texts';

interface Props {
  visitor: VisitorRow;
  /** Null for who may not change registrations. */
  isSelected: boolean | null;
  onSelect: (isSelected: boolean) => void;
  onOpen: () => void;
}

/** A card and not a row, so that it reads on a phone as well. */
export function VisitorCard({ visitor, isSelected, onSelect, onOpen }: Props) {
  const { name, email, organisation, role, audience, interests, days, state, needs, needsNote } = visitor;
  const wrap = { overflowWrap: 'anywhere' } as const;
  return (
    <Box tag="li" background="neutral0" padding={4} hasRadius shadow="tableShadow">
      <Flex justifyContent="space-between" gap={3} wrap="wrap">
        <Flex gap={3}>
          {isSelected !== null && (
            <Checkbox
              aria-label={cardTexts.select(name)}
              checked={isSelected}
              onCheckedChange={(checked) => onSelect(checked === true)}
            />
          )}
          <Typography tag="h2" variant="delta" style={wrap}>
            {name}
          </Typography>
        </Flex>
        <Flex gap={3}>
          <StateBadge state={state} />
          <Button variant="secondary" aria-label={cardTexts.openNamed(name)} onClick={onOpen}>
            {cardTexts.open}
          </Button>
        </Flex>
      </Flex>
      <Typography tag="p" style={wrap}>
        {[organisation, role, audience].filter(Boolean).join(' · ')}
      </Typography>
      <Typography tag="p" style={wrap}>
        {email} · {days.join(', ')} · {cardTexts.registered(inWords(Date.parse(visitor.registeredAt)))}
      </Typography>
      {interests.length > 0 && (
        <Typography tag="p" textColor="neutral600" style={wrap}>
          {interests.join(', ')}
        </Typography>
      )}
      {(needs.length > 0 || needsNote !== '') && (
        <Box background="warning100" padding={3} marginTop={3} hasRadius>
          <Typography tag="p" fontWeight="semiBold" textColor="neutral800">
            {cardTexts.needs(needs)}
          </Typography>
          {needsNote !== '' && (
            <Typography tag="p" style={{ ...wrap, whiteSpace: 'pre-line' }}>
              {needsNote}
            </Typography>
          )}
        </Box>
      )}
    </Box>
  );
}
