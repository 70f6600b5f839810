import { Badge, Button, Flex, Typography } from '@strapi/design-system';
import { announcementPermissions } from '../permissions';
import type {
  Announcement,
  AnnouncementFigures,
  AnnouncementState,
  AudienceChoices,
} from '../announcements/shape';
import { ListTable } from '../../platform/admin/lists/list-table';
import { inWords } from '../../platform/admin/lists/moment';
import { audienceTexts, inDevices, tableTexts } from './texts';
import { Permitted } from '../../platform/admin/permissions/permitted';

interface Props {
  announcements: Announcement[];
  choices: AudienceChoices;
  onEdit: (announcement: Announcement) => void;
  onCopy: (announcement: Announcement) => void;
  onRemove: (announcement: Announcement) => void;
  onStop: (announcement: Announcement) => void;
}

const backgrounds: Record<AnnouncementState, string> = {
  concept: 'neutral150',
  gepland: 'secondary100',
  verstuurd: 'success100',
  gestopt: 'warning100',
};
const figureNames = Object.keys(tableTexts.figures) as (keyof AnnouncementFigures)[];

function results({ figures, receivers, skipped }: Announcement): string {
  if (!figures) return tableTexts.noFigures;
  const parts = figureNames
    .filter((name) => figures[name] > 0)
    .map((name) => `${figures[name]} ${tableTexts.figures[name]}`);
  if (skipped) parts.push(tableTexts.skipped(skipped));
  return parts.length > 0 ? parts.join(', ') : inDevices(receivers ?? 0);
}

function audienceOf({ audience, audienceValue }: Announcement, choices: AudienceChoices): string {
  if (audience === 'everybody') return audienceTexts.audiences.everybody;
  const [, label] = choices[audience].find(([value]) => value === audienceValue) ?? [];
  return label ?? audienceTexts.audiences[audience];
}

export function AnnouncementTable({ announcements, choices, ...actions }: Props) {
  return (
    <ListTable
      columns={tableTexts.columns}
      rows={announcements}
      keyOf={({ id }) => id}
      cellsOf={(announcement) => [
        <Typography fontWeight="semiBold">{announcement.title}</Typography>,
        audienceOf(announcement, choices),
        <Badge backgroundColor={backgrounds[announcement.state]} textColor="neutral800">
          {announcement.state}
        </Badge>,
        inWords(announcement.sentAt ?? announcement.dueAt),
        results(announcement),
        <Permitted to={announcementPermissions.may('update')}>
          <Actions announcement={announcement} {...actions} />
        </Permitted>,
      ]}
    />
  );
}

type ActionsProps = Omit<Props, 'announcements' | 'choices'> & { announcement: Announcement };

function Actions({ announcement, onEdit, onCopy, onRemove, onStop }: ActionsProps) {
  const { title, state, figures } = announcement;
  return (
    <Flex gap={2} wrap="wrap">
      {state === 'concept' ? (
        <Button
          variant="tertiary"
          aria-label={tableTexts.editNamed(title)}
          onClick={() => onEdit(announcement)}
        >
          {tableTexts.edit}
        </Button>
      ) : (
        <Button
          variant="tertiary"
          aria-label={tableTexts.copyNamed(title)}
          onClick={() => onCopy(announcement)}
        >
          {tableTexts.copy}
        </Button>
      )}
      {state === 'concept' && (
        <Button
          variant="danger-light"
          aria-label={tableTexts.removeNamed(title)}
          onClick={() => onRemove(announcement)}
        >
          {tableTexts.remove}
        </Button>
      )}
      {(state === 'gepland' || (figures?.waiting ?? 0) > 0) && (
        <Button
          variant="danger-light"
          aria-label={tableTexts.stopNamed(title)}
          onClick={() => onStop(announcement)}
        >
          {tableTexts.stop}
        </Button>
      )}
    </Flex>
  );
}
