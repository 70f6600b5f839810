import {
  Box,
  Button,
  Field,
  Flex,
  SingleSelect,
  SingleSelectOption,
  Textarea,
  Typography,
} from '@strapi/design-system';
import { ownPermission } from '../../../access/admin-permissions';
import { formFilePermissions } from '../../permissions';
import { submissionStates } from '../../submissions/states';
import { submissionLabels } from '../../texts';
import type { WorklistRow } from '../../worklist/shape';
import { submissionTexts } from '../texts';
import type { Change } from './filters';
import { usePermissions } from '../../../admin/permissions/permitted';

interface Props {
  submission: WorklistRow;
  /** As it was typed, also when it is not stored yet. */
  note: string;
  onNote: (note: string) => void;
  colleagues: { id: number; name: string }[];
  onChange: (change: Change) => void;
  onDownload: (file: { id: string; name: string }) => void;
}

export function SubmissionDetail({ submission, note, onNote, colleagues, onChange, onDownload }: Props) {
  const isPermitted = usePermissions();
  const isClosed = !isPermitted(ownPermission(submission.kind, 'update'));
  return (
    <Flex gap={8} wrap="wrap" alignItems="flex-start">
      <Box tag="dl" flex="2 1 320px">
        {submission.answers.map(({ label, text }) => (
          <Box key={label} paddingBottom={4}>
            <Typography tag="dt" variant="sigma" textColor="neutral600">
              {label}
            </Typography>
            <Typography tag="dd" style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
              {text}
            </Typography>
          </Box>
        ))}
        {submission.files.length > 0 && isPermitted(formFilePermissions.may('read')) && (
          <Flex gap={2} wrap="wrap">
            {submission.files.map((file) => (
              <Button key={file.id} variant="tertiary" onClick={() => onDownload(file)}>
                {submissionTexts.download(file.name)}
              </Button>
            ))}
          </Flex>
        )}
      </Box>
      <Flex direction="column" alignItems="stretch" gap={4} flex="1 1 260px">
        <Field.Root name={`state-${submission.id}`}>
          <Field.Label>{submissionLabels.state}</Field.Label>
          <SingleSelect
            disabled={isClosed}
            value={submission.state}
            onChange={(value) => {
              const state = submissionStates.find((one) => one === value);
              if (state) onChange({ state });
            }}
          >
            {submissionStates.map((state) => (
              <SingleSelectOption key={state} value={state}>
                {state}
              </SingleSelectOption>
            ))}
          </SingleSelect>
        </Field.Root>
        <Field.Root name={`assignee-${submission.id}`}>
          <Field.Label>{submissionLabels.assignee}</Field.Label>
          <SingleSelect
            disabled={isClosed}
            value={String(submission.assignee ?? '')}
            onChange={(value) => onChange({ assignee: value === '' ? null : Number(value) })}
          >
            <SingleSelectOption value="">{submissionTexts.nobody}</SingleSelectOption>
            {colleagues.map(({ id, name }) => (
              <SingleSelectOption key={id} value={String(id)}>
                {name}
              </SingleSelectOption>
            ))}
          </SingleSelect>
        </Field.Root>
        <Field.Root name={`note-${submission.id}`}>
          <Field.Label>{submissionLabels.note}</Field.Label>
          <Textarea
            disabled={isClosed}
            value={note}
            maxLength={4000}
            onChange={(event) => onNote(event.target.value)}
          />
        </Field.Root>
        <Button
          variant="secondary"
          disabled={isClosed || note === submission.note}
          onClick={() => onChange({ note })}
        >
          {submissionTexts.saveNote}
        </Button>
      </Flex>
    </Flex>
  );
}
