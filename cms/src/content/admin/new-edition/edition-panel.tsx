import { Flex, LinkButton, Typography } from '@strapi/design-system';
import { Link } from 'react-router-dom';
import { organiser } from '../../../platform/access/admin-permissions';
import type { Panel } from '../../../platform/admin/content-manager';
import { usePermissions } from '../../../platform/admin/permissions/permitted';
import { editionPath } from './paths';
import { newEditionTexts as texts } from './texts';

/** Beside the settings of the fair: leads to the page that begins the next edition. */
export const EditionPanel: Panel = ({ model }) => {
  const isPermitted = usePermissions();
  if (model !== organiser.subject || !isPermitted(organiser)) return null;
  const content = (
    <Flex direction="column" alignItems="stretch" gap={4} width="100%">
      <Typography>{texts.panel}</Typography>
      <LinkButton tag={Link} to={editionPath} variant="secondary" fullWidth>
        {texts.title}
      </LinkButton>
    </Flex>
  );
  return { title: texts.title, content };
};
