import { Box, Flex, Typography } from '@strapi/design-system';
import { Link } from 'react-router-dom';
import type { PanelProps } from '../../../admin/content-manager';
import type { Reference, References } from '../../references/shape';
import { referenceTexts } from '../texts';
import { useReferences } from './use-references';

/** Beside a document: what points at it, and would lose that when the document is deleted. */
export function ReferencesPanel({ model, document }: PanelProps) {
  const { documentId } = document ?? {};
  const { references } = useReferences(model, documentId === undefined ? [] : [documentId]);
  // Nobody misses the panel where the document itself did not load.
  if (!references || references.count === 0) return null;
  return {
    title: referenceTexts.title,
    content: <ReferenceList about={referenceTexts.about} references={references} />,
  };
}

export function ReferenceList({ about, references }: { about: string; references: References }) {
  const left = references.count - references.found.length;
  return (
    <Flex direction="column" alignItems="stretch" gap={3} width="100%">
      <Typography variant="pi" textColor="neutral600">
        {about}
      </Typography>
      <Flex tag="ul" direction="column" alignItems="stretch" gap={3}>
        {references.found.map((one) => (
          <ReferenceItem key={`${one.uid} ${one.documentId}`} one={one} />
        ))}
      </Flex>
      {left > 0 && (
        <Typography variant="pi" textColor="neutral600">
          {referenceTexts.more(left)}
        </Typography>
      )}
    </Flex>
  );
}

function ReferenceItem({ one: { uid, kind, documentId, locale, title, type } }: { one: Reference }) {
  const path = kind === 'singleType' ? `single-types/${uid}` : `collection-types/${uid}/${documentId}`;
  const language = locale === null ? '' : `?plugins[i18n][locale]=${locale}`;
  return (
    <Flex tag="li" direction="column" alignItems="stretch" gap={1}>
      <Box tag={Link} to={`/content-manager/${path}${language}`}>
        <Typography textColor="primary600" style={{ overflowWrap: 'anywhere' }}>
          {title}
        </Typography>
      </Box>
      {title !== type && (
        <Typography variant="pi" textColor="neutral600">
          {type}
        </Typography>
      )}
    </Flex>
  );
}
