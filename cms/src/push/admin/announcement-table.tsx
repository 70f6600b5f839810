import { Badge, Button, Flex, Table, Tbody, Td, Th, Thead, Tr, Typography } from '@strapi/design-system';
import { announcementPermissions } from '../permissions';
import type {
  Announcement,
  AnnouncementFigures,
  AnnouncementState,
  AudienceChoices,
} from '../announcements/shape';
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

const moment = new Intl.DateTimeFormat('nl', {
  timeZone: 'Europe/Amsterdam',
  dateStyle: 'medium',
  timeStyle: 'short',
});
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

export function AnnouncementTable({ announcements, choices, onEdit, onCopy, onRemove, onStop }: Props) {
  return (
    <Table colCount={columns.length} rowCount={announcements.length + 1}>
      <Thead>
        <Tr>
          {columns.map((column) => (
            <Th key={column}>
              <Typography variant="sigma">{column}</Typography>
            </Th>
          ))}
        </Tr>
      </Thead>
      <Tbody>
        {announcements.map((announcement) => {
          const { id, title, state, dueAt, sentAt, figures } = announcement;
          const when = sentAt ?? dueAt;
          return (
            <Tr key={id}>
              <Td>
                <Typography fontWeight="semiBold">{title}</Typography>
              </Td>
              <Td>
                <Typography>{audienceOf(announcement, choices)}</Typography>
              </Td>
              <Td>
                <Badge backgroundColor={backgrounds[state]} textColor="neutral800">
                  {state}
                </Badge>
              </Td>
              <Td>
                <Typography>{when === null ? '–' : moment.format(when)}</Typography>
              </Td>
              <Td>
                <Typography>{results(announcement)}</Typography>
              </Td>
              <Td>
                <Permitted to={announcementPermissions.may('update')}>
                  <Flex gap={2} wrap="wrap">
                    {state === 'concept' ? (
                      <Button
                        variant="tertiary"
                        aria-label={`Wijzig ${title}`}
                        onClick={() => onEdit(announcement)}
                      >
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
                      <Button
                        variant="danger-light"
                        aria-label={`Stop ${title}`}
                        onClick={() => onStop(announcement)}
                      >
                        Stop
                      </Button>
                    )}
                  </Flex>
                </Permitted>
              </Td>
            </Tr>
          );
        })}
      </Tbody>
    </Table>
  );
}
