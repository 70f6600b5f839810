import { Box, Flex, Typography } from '@strapi/design-system';
import { useNotification } from '@strapi/strapi/admin';
import { useEffect, useRef } from 'react';
import type { PanelProps } from '../../../admin/content-manager';
import { remarkTexts } from '../texts';
import { namesOf, NotPublicList } from './not-public-list';
import { useRemarks } from './use-remarks';

/** Beside a document: what is not on the site yet, and what is probably wrong. Said in a notification as well after a save. */
export function RemarksPanel(props: PanelProps) {
  const { remarks, version, state, isCurrent, publishedAt, askAgain } = useRemarks(props);
  const { notPublic, warnings } = remarks;
  const { toggleNotification } = useNotification();
  const seen = useRef({ version, state, publishedAt });

  useEffect(() => {
    if (!isCurrent || seen.current.state === state) return;
    const before = seen.current;
    seen.current = { version, state, publishedAt };
    // Opening a document is no save.
    if (before.version !== version) return;
    const isPublication = before.publishedAt !== publishedAt && publishedAt !== null;
    const messages =
      isPublication && notPublic.length > 0
        ? [remarkTexts.notPublicNames(namesOf(notPublic)), ...warnings]
        : warnings;
    if (messages.length > 0) toggleNotification({ type: 'warning', message: messages.join(' ') });
  }, [isCurrent, version, state, publishedAt, notPublic, warnings, toggleNotification]);

  if (notPublic.length === 0 && warnings.length === 0) return null;
  return {
    title: notPublic.length > 0 && warnings.length === 0 ? remarkTexts.notPublic : remarkTexts.title,
    content: (
      <Flex direction="column" alignItems="stretch" gap={4} width="100%">
        {warnings.map((warning) => (
          <Box key={warning} background="warning100" padding={3} hasRadius>
            <Typography style={{ overflowWrap: 'anywhere' }}>{warning}</Typography>
          </Box>
        ))}
        {notPublic.length > 0 && (
          <NotPublicList all={notPublic} isPublished={publishedAt !== null} onPublish={askAgain} />
        )}
      </Flex>
    ),
  };
}
