import { Flex, LinkButton, Typography } from '@strapi/design-system';
import { Link } from 'react-router-dom';
import { organiser } from '../../../platform/access/admin-permissions';
import type { Panel } from '../../../platform/admin/content-manager';
import { usePermissions } from '../../../platform/admin/permissions/permitted';
import { movePath } from './paths';
import { fairMoveTexts as texts } from './texts';

/** Beside the settings of the fair: leads to the page that moves it. */
export const MovePanel: Panel = ({ model }) => {
  const isPermitted = usePermissions();
  if (model !== organiser.subject || !isPermitted(organiser)) return null;
  const content = (
    <Flex direction="column" alignItems="stretch" gap={4} width="100%">
      <Typography>{texts.panel}</Typography>
      <LinkButton tag={Link} to={movePath} variant="secondary" fullWidth>
        {texts.title}
      </LinkButton>
    </Flex>
  );
  return { title: texts.title, content };
};
