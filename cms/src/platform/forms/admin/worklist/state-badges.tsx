import { Badge, Flex } from '@strapi/design-system';
import type { SubmissionState } from '../../submissions/states';
import type { WorklistRow } from '../../worklist/shape';
import { submissionTexts } from '../texts';

const backgrounds: Record<SubmissionState, string> = {
  nieuw: 'primary100',
  'in behandeling': 'warning100',
  beantwoord: 'success100',
  afgehandeld: 'success100',
  geannuleerd: 'neutral150',
  spam: 'neutral150',
};

export function StateBadges({
  submission: { state, withoutCaptcha },
}: {
  submission: Pick<WorklistRow, 'state' | 'withoutCaptcha'>;
}) {
  return (
    <Flex gap={2} wrap="wrap">
      <Badge backgroundColor={backgrounds[state]} textColor="neutral800">
        {state}
      </Badge>
      {withoutCaptcha && (
        <Badge backgroundColor="neutral150" textColor="neutral800">
          {submissionTexts.withoutCaptcha}
        </Badge>
      )}
    </Flex>
  );
}
