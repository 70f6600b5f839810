import { Flex, LinkButton, Typography } from '@strapi/design-system';
import { Images } from '@strapi/icons';
import { Link } from 'react-router-dom';
import type { Panel } from '../../../platform/admin/content-manager';
import { usePermissions } from '../../../platform/admin/permissions/permitted';
import { mayChange } from '../../../platform/access/admin-permissions';
import { originalLocale } from '../../../platform/documents/original-locale';
import { mayUpload } from '../../../platform/media/permissions';
import { albumUid } from '../../albums/shape';
import { photosPath } from './paths';
import { panelTexts } from './texts';

/** Beside an album: the way to the page of its photos. */
export const AlbumPanel: Panel = ({ model, documentId, document }) => {
  const isPermitted = usePermissions();
  if (model !== albumUid || !isPermitted(mayChange(albumUid)) || !isPermitted(mayUpload)) return null;
  // In a language that it does not have yet there is no document either.
  if (documentId === undefined || !document?.documentId)
    return { title: panelTexts.title, content: <Typography>{panelTexts.saveFirst}</Typography> };
  const photos: unknown[] = Array.isArray(document.photos) ? document.photos : [];
  return {
    title: panelTexts.title,
    content: (
      <Flex direction="column" alignItems="stretch" gap={3} width="100%">
        <Typography>{photos.length === 0 ? panelTexts.none : panelTexts.count(photos.length)}</Typography>
        <LinkButton
          tag={Link}
          to={photosPath(documentId, document.locale ?? originalLocale)}
          variant="secondary"
          startIcon={<Images />}
          fullWidth
        >
          {panelTexts.open}
        </LinkButton>
      </Flex>
    ),
  };
};
