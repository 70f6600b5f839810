import { Box, Flex, Typography } from '@strapi/design-system';
import { inWords } from '../../../admin/lists/moment';
import type { WorklistRow } from '../../worklist/shape';
import { submissionTexts } from '../texts';

interface Props {
  submission: Pick<WorklistRow, 'id' | 'sentAt' | 'history'>;
}

/** Everything that happened with a submission, the oldest first. */
export function SubmissionHistory({ submission: { id, sentAt, history } }: Props) {
  const heading = `history-${id}`;
  return (
    <Box tag="section" aria-labelledby={heading}>
      <Typography tag="h3" variant="sigma" textColor="neutral600" id={heading}>
        {submissionTexts.history}
      </Typography>
      <Flex tag="ol" direction="column" alignItems="stretch" gap={2} paddingTop={2}>
        <Entry at={sentAt} what={submissionTexts.received} reply={null} />
        {history.map(({ at, who, state, reply }, index) => (
          // Two may have come in one millisecond, and none ever moves.
          <Entry key={index} at={at} what={submissionTexts.setBy(state, who)} reply={reply} />
        ))}
      </Flex>
    </Box>
  );
}

function Entry({ at, what, reply }: { at: number; what: string; reply: string | null }) {
  return (
    <Box tag="li">
      <Typography tag="p" variant="pi" style={{ overflowWrap: 'anywhere' }}>
        {`${inWords(at)}: ${what}`}
      </Typography>
      {reply !== null && (
        <Typography tag="p" style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          {reply}
        </Typography>
      )}
    </Box>
  );
}
