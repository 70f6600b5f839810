import { Box, Button, Table, Tbody, Td, Th, Thead, Tr, Typography } from '@strapi/design-system';
import { Fragment, useState } from 'react';
import { submissionLabels as labels } from '../../texts';
import type { WorklistRow } from '../../worklist/shape';
import { submissionTexts } from '../texts';
import { nothingTyped, type Change, type Typed } from './filters';
import { inWords } from '../../../admin/lists/moment';
import { StateBadges } from './state-badges';
import { SubmissionDetail } from './submission-detail';

export interface SubmissionTableProps {
  submissions: WorklistRow[];
  typed: Readonly<Record<number, Typed>>;
  onType: (id: number, changed: Typed) => void;
  colleagues: { id: number; name: string }[];
  onChange: (id: number, change: Change) => void;
  onDownload: (file: { id: string; name: string }) => void;
}

const columns = [labels.receipt, labels.form, labels.sentAt, labels.email, labels.state, labels.assignee];

export function SubmissionTable({
  submissions,
  typed,
  onType,
  colleagues,
  onChange,
  onDownload,
}: SubmissionTableProps) {
  const [open, setOpen] = useState<number | null>(null);
  const nameOf = (id: number | null) => colleagues.find((colleague) => colleague.id === id)?.name ?? '–';
  return (
    <Table colCount={columns.length + 1} rowCount={submissions.length + 1}>
      <Thead>
        <Tr>
          {columns.map((column) => (
            <Th key={column}>
              <Typography variant="sigma">{column}</Typography>
            </Th>
          ))}
          <Th>
            <Typography variant="sigma">{labels.answers}</Typography>
          </Th>
        </Tr>
      </Thead>
      <Tbody>
        {submissions.map((submission) => {
          const { id, receipt, formTitle, sentAt, email, assignee } = submission;
          const isOpen = open === id;
          return (
            <Fragment key={id}>
              <Tr>
                <Td>
                  <Typography fontWeight="semiBold">{receipt}</Typography>
                </Td>
                <Td>
                  <Typography>{formTitle}</Typography>
                </Td>
                <Td>
                  <Typography>{inWords(sentAt)}</Typography>
                </Td>
                <Td>
                  <Typography>{email ?? '–'}</Typography>
                </Td>
                <Td>
                  <StateBadges submission={submission} />
                </Td>
                <Td>
                  <Typography>{nameOf(assignee)}</Typography>
                </Td>
                <Td>
                  <Button
                    variant="tertiary"
                    aria-expanded={isOpen}
                    aria-label={`${isOpen ? submissionTexts.close : submissionTexts.open} ${receipt}`}
                    onClick={() => setOpen(isOpen ? null : id)}
                  >
                    {isOpen ? submissionTexts.close : submissionTexts.open}
                  </Button>
                </Td>
              </Tr>
              {isOpen && (
                <tr>
                  <td colSpan={columns.length + 1}>
                    <Box padding={6} background="neutral100">
                      <SubmissionDetail
                        submission={submission}
                        typed={typed[id] ?? nothingTyped}
                        onType={(changed) => onType(id, changed)}
                        colleagues={colleagues}
                        onChange={(change) => onChange(id, change)}
                        onDownload={onDownload}
                      />
                    </Box>
                  </td>
                </tr>
              )}
            </Fragment>
          );
        })}
      </Tbody>
    </Table>
  );
}
