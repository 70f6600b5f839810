import { Badge, Box, Flex, Typography } from '@strapi/design-system';
import type { RowState } from 'beursvloer-domain/import';
import { ListTable } from '../../admin/lists/list-table';
import { lineTexts } from './texts';

/** The changes that one row of a file makes. */
export interface PreviewLine {
  where: string;
  title: string;
  state: RowState;
  problems: readonly string[];
  notes: readonly string[];
  changes: readonly { label: string; from: string; to: string }[];
}

interface Props {
  /** The label of the name, which stands in a column of its own. */
  titleLabel: string;
  /** Unchanged lines are only counted, unless they have notes. */
  lines: readonly PreviewLine[];
}

const backgrounds: Readonly<Record<RowState, string>> = {
  new: 'success100',
  changed: 'warning100',
  same: 'neutral150',
  rejected: 'danger100',
};
/** Lines that need attention come first. */
const order: readonly RowState[] = ['rejected', 'changed', 'new', 'same'];

export function PreviewLines({ titleLabel, lines }: Props) {
  const shown = order.flatMap((state) =>
    lines.filter((line) => line.state === state && (state !== 'same' || line.notes.length > 0)),
  );
  if (shown.length === 0) return null;
  return (
    <ListTable
      columns={lineTexts.columns}
      rows={shown.map((line, index) => ({ ...line, index }))}
      keyOf={({ index }) => index}
      cellsOf={(line) => [
        line.where,
        <Box maxWidth="32rem">
          <Typography fontWeight="semiBold" tag="p" style={wrapped}>
            {line.title || lineTexts.untitled}
          </Typography>
        </Box>,
        <Badge backgroundColor={backgrounds[line.state]} textColor="neutral800">
          {lineTexts.states[line.state]}
        </Badge>,
        <Details line={line} titleLabel={titleLabel} />,
      ]}
    />
  );
}

const wrapped = { whiteSpace: 'pre-line', overflowWrap: 'anywhere' } as const;

function Details({
  line: { state, problems, notes, changes },
  titleLabel,
}: {
  line: PreviewLine;
  titleLabel: string;
}) {
  return (
    <Flex
      direction="column"
      alignItems="flex-start"
      gap={1}
      paddingTop={2}
      paddingBottom={2}
      maxWidth="40rem"
    >
      {problems.map((problem) => (
        <Typography key={problem} tag="p" textColor="danger700" style={wrapped}>
          {problem}
        </Typography>
      ))}
      {state !== 'rejected' &&
        notes.map((note) => (
          <Typography key={note} tag="p" textColor="neutral800" style={wrapped}>
            {note}
          </Typography>
        ))}
      {state === 'new' && (
        <Typography tag="p" style={wrapped}>
          {changes
            .filter(({ label }) => label !== titleLabel)
            .map(({ label, to }) => `${label}: ${brief(to)}`)
            .join(' · ')}
        </Typography>
      )}
      {state === 'changed' &&
        changes.map(({ label, from, to }) => (
          <Typography key={label} tag="p" style={wrapped}>
            <Typography fontWeight="semiBold">{label}: </Typography>
            <Typography tag="del" textColor="neutral600">
              {brief(from)}
            </Typography>
            {' → '}
            <Typography tag="ins" style={{ textDecoration: 'none' }}>
              {brief(to)}
            </Typography>
          </Typography>
        ))}
    </Flex>
  );
}

const maxLength = 160;

function brief(text: string): string {
  if (text === '') return lineTexts.empty;
  return text.length > maxLength ? `${text.slice(0, maxLength)}…` : text;
}
