import {
  Box,
  Button,
  Field,
  Flex,
  Link,
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
import { SubmissionHistory } from './submission-history';
import type { Change, Typed } from './filters';
import { usePermissions } from '../../../admin/permissions/permitted';

interface Props {
  submission: WorklistRow;
  typed: Typed;
  onType: (changed: Typed) => void;
  colleagues: { id: number; name: string }[];
  onChange: (change: Change) => void;
  onDownload: (file: { id: string; name: string }) => void;
}

export function SubmissionDetail({ submission, typed, onType, colleagues, onChange, onDownload }: Props) {
  const { email, formTitle, receipt } = submission;
  const { note = submission.note, reply = '' } = typed;
  const hasReply = reply.trim() !== '';
  const isPermitted = usePermissions();
  const isClosed = !isPermitted(ownPermission(submission.kind, 'update'));
  return (
    <Flex gap={8} wrap="wrap" alignItems="flex-start">
      <Box flex="2 1 320px">
        {email !== null && (
          <Box paddingBottom={4}>
            <Link href={mailTo(email, submissionTexts.mailSubject(formTitle, receipt))}>
              {submissionTexts.mailTo(email)}
            </Link>
          </Box>
        )}
        <Box tag="dl">
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
        </Box>
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
              if (state) onChange(state === 'beantwoord' && hasReply ? { state, reply } : { state });
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
            onChange={(event) =>
              onType({ note: event.target.value === submission.note ? undefined : event.target.value })
            }
          />
        </Field.Root>
        <Button
          variant="secondary"
          disabled={isClosed || note === submission.note}
          onClick={() => onChange({ note })}
        >
          {submissionTexts.saveNote}
        </Button>
        <Field.Root name={`reply-${submission.id}`} hint={submissionTexts.replyHint}>
          <Field.Label>{submissionTexts.reply}</Field.Label>
          <Textarea
            disabled={isClosed}
            value={reply}
            maxLength={4000}
            onChange={(event) => onType({ reply: event.target.value || undefined })}
          />
          <Field.Hint />
        </Field.Root>
        <Button variant="secondary" disabled={isClosed || !hasReply} onClick={() => onChange({ reply })}>
          {submissionTexts.keepReply}
        </Button>
        <SubmissionHistory submission={submission} />
      </Flex>
    </Flex>
  );
}

/** A sign of the address has no meaning in the link. */
const mailTo = (email: string, subject: string) =>
  `mailto:${encodeURIComponent(email).replace('%40', '@')}?subject=${encodeURIComponent(subject)}`;
