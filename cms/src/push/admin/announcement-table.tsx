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
import { audienceLabels, inDevices } from './audience-labels';
import { Permitted } from '../../platform/admin/permissions/permitted';

interface Props {
  announcements: Announcement[];
  choices: AudienceChoices;
  onEdit: (announcement: Announcement) => void;
  /** Writes another one with the same words. */
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
const columns = ['Bericht', 'Voor wie', 'Status', 'Wanneer', 'Wat ervan werd', 'Wijzigen'];

/** Called what they are: what the push service accepted was not seen by anybody yet. */
const figureLabels: [keyof AnnouncementFigures, string][] = [
  ['waiting', 'onderweg'],
  ['accepted', 'aangenomen'],
  ['shown', 'getoond'],
  ['pressed', 'geopend'],
  ['gone', 'toestel weg'],
  ['failed', 'mislukt'],
  ['stopped', 'gestopt'],
];

function results({ figures, receivers, skipped }: Announcement): string {
  if (!figures) return '–';
  const parts = figureLabels
    .filter(([name]) => figures[name] > 0)
    .map(([name, label]) => `${figures[name]} ${label}`);
  if (skipped) parts.push(`${skipped} kreeg die dag al genoeg`);
  return parts.length > 0 ? parts.join(', ') : inDevices(receivers ?? 0);
}

function audienceOf({ audience, audienceValue }: Announcement, choices: AudienceChoices): string {
  if (audience === 'everybody') return audienceLabels.everybody;
  const [, label] = choices[audience].find(([value]) => value === audienceValue) ?? [];
  return label ?? audienceLabels[audience];
}

export function AnnouncementTable({ announcements, choices, ...actions }: Props) {
  return (
    <ListTable
      columns={columns}
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
        <Button variant="tertiary" aria-label={`Wijzig ${title}`} onClick={() => onEdit(announcement)}>
          Wijzig
        </Button>
      ) : (
        <Button
          variant="tertiary"
          aria-label={`Gebruik opnieuw: ${title}`}
          onClick={() => onCopy(announcement)}
        >
          Gebruik opnieuw
        </Button>
      )}
      {state === 'concept' && (
        <Button
          variant="danger-light"
          aria-label={`Verwijder ${title}`}
          onClick={() => onRemove(announcement)}
        >
          Verwijder
        </Button>
      )}
      {(state === 'gepland' || (figures?.waiting ?? 0) > 0) && (
        <Button variant="danger-light" aria-label={`Stop ${title}`} onClick={() => onStop(announcement)}>
          Stop
        </Button>
      )}
    </Flex>
  );
}
