import { Box, Button, Flex, Typography } from '@strapi/design-system';
import { useState } from 'react';
import { inWords } from '../../../admin/lists/moment';
import { submissionLabels } from '../../texts';
import { submissionTexts } from '../texts';
import { nothingTyped } from './filters';
import { StateBadges } from './state-badges';
import { SubmissionDetail } from './submission-detail';
import type { SubmissionTableProps } from './submission-table';

/** The same as the table, for a screen on which a table would have to be moved sideways. */
export function SubmissionCards({
  submissions,
  typed,
  onType,
  colleagues,
  onChange,
  onDownload,
}: SubmissionTableProps) {
  const [open, setOpen] = useState<number | null>(null);
  return (
    <Flex tag="ul" direction="column" alignItems="stretch" gap={3}>
      {submissions.map((submission) => {
        const { id, receipt, formTitle, sentAt, email, assignee } = submission;
        const isOpen = open === id;
        const name = colleagues.find((colleague) => colleague.id === assignee)?.name;
        return (
          <Box key={id} tag="li" background="neutral0" padding={4} hasRadius shadow="tableShadow">
            <Flex direction="column" alignItems="stretch" gap={2}>
              <Flex justifyContent="space-between" gap={2} wrap="wrap">
                <Typography fontWeight="semiBold">{receipt}</Typography>
                <StateBadges submission={submission} />
              </Flex>
              <Typography>{formTitle}</Typography>
              <Typography textColor="neutral600">{inWords(sentAt)}</Typography>
              {email !== null && <Typography style={{ overflowWrap: 'anywhere' }}>{email}</Typography>}
              {name !== undefined && <Typography>{`${submissionLabels.assignee} ${name}`}</Typography>}
              <Button
                variant="tertiary"
                aria-expanded={isOpen}
                aria-label={`${isOpen ? submissionTexts.close : submissionTexts.open} ${receipt}`}
                onClick={() => setOpen(isOpen ? null : id)}
              >
                {isOpen ? submissionTexts.close : submissionTexts.open}
              </Button>
              {isOpen && (
                <SubmissionDetail
                  submission={submission}
                  typed={typed[id] ?? nothingTyped}
                  onType={(changed) => onType(id, changed)}
                  colleagues={colleagues}
                  onChange={(change) => onChange(id, change)}
                  onDownload={onDownload}
                />
              )}
            </Flex>
          </Box>
        );
      })}
    </Flex>
  );
}
