import { Box, Typography } from '@strapi/design-system';
import { inWords } from '../../platform/admin/lists/moment';
import type { VisitorDetail } from '../organiser/shape';
import { detailTexts, fieldTexts, stateNames } from './texts';

const momentOf = (instant: string | null) => inWords(instant === null ? null : Date.parse(instant));

/** Everything that was chosen, in words. */
export function RegistrationFacts({ visitor }: { visitor: VisitorDetail }) {
  const { needs, needsNote, needsConsentedAt } = visitor;
  const facts: [string, string][] = [
    [detailTexts.number, String(visitor.id)],
    [detailTexts.state, stateNames[visitor.state]],
    [fieldTexts.days, visitor.days.join(', ')],
    [fieldTexts.email, visitor.email],
    [fieldTexts.name, visitor.name],
    [fieldTexts.organisation, visitor.organisation],
    [fieldTexts.role, visitor.role],
    [fieldTexts.audience, visitor.audience],
    [fieldTexts.interests, visitor.interests.join(', ')],
    [fieldTexts.purposes, visitor.purposes.join(', ')],
    [fieldTexts.needs, needs.join(', ')],
    [
      fieldTexts.needsNote,
      [needsNote, needsConsentedAt === null ? '' : detailTexts.consented(momentOf(needsConsentedAt))]
        .filter(Boolean)
        .join('\n'),
    ],
    [fieldTexts.language, fieldTexts.languages[visitor.language]],
    [detailTexts.registered, momentOf(visitor.registeredAt)],
    [detailTexts.confirmed, momentOf(visitor.confirmedAt)],
    [detailTexts.cancelled, momentOf(visitor.cancelledAt)],
  ];
  return (
    <Box tag="section" background="neutral0" padding={4} hasRadius shadow="tableShadow">
      <Typography tag="h2" variant="delta">
        {detailTexts.chosen}
      </Typography>
      <Box
        tag="dl"
        paddingTop={3}
        style={{ display: 'grid', gap: '1rem', gridTemplateColumns: 'repeat(auto-fill, minmax(220px, 1fr))' }}
      >
        {facts.map(([label, text]) => (
          <Box key={label}>
            <Typography tag="dt" variant="sigma" textColor="neutral600">
              {label}
            </Typography>
            <Typography tag="dd" style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
              {text || detailTexts.none}
            </Typography>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
