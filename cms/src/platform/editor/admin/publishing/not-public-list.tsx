import { Box, Button, Flex, Typography } from '@strapi/design-system';
import { useAPIErrorHandler, useFetchClient, useNotification } from '@strapi/strapi/admin';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { NotPublic } from '../../remarks/shape';
import { publishTexts, remarkTexts } from '../texts';

const maxNames = 8;

interface ListProps {
  all: NotPublic[];
  isPublished: boolean;
  onPublish: () => void;
}

export function NotPublicList({ all, isPublished, onPublish }: ListProps) {
  const left = all.length - maxNames;
  return (
    <Flex direction="column" alignItems="stretch" gap={3} width="100%">
      <Typography variant="pi" textColor="neutral600">
        {isPublished ? remarkTexts.missing : remarkTexts.willBeMissing}
      </Typography>
      <Flex tag="ul" direction="column" alignItems="stretch" gap={3}>
        {all.slice(0, maxNames).map((one) => (
          <NotPublicItem key={one.documentId} one={one} onPublish={onPublish} />
        ))}
      </Flex>
      <Typography variant="pi" textColor="neutral600">
        {left > 0 && `${remarkTexts.more(left)} `}
        {remarkTexts.appears}
      </Typography>
    </Flex>
  );
}

function NotPublicItem({ one, onPublish }: { one: NotPublic; onPublish: () => void }) {
  const { post } = useFetchClient();
  const { toggleNotification } = useNotification();
  const { formatAPIError } = useAPIErrorHandler();
  const [isBusy, setIsBusy] = useState(false);
  const { uid, documentId, locale, title, type, mayPublish } = one;
  const path = `/content-manager/collection-types/${uid}/${documentId}`;
  const publish = async () => {
    setIsBusy(true);
    try {
      await post(`${path}/actions/publish${locale === null ? '' : `?locale=${locale}`}`, {});
      toggleNotification({ type: 'success', message: publishTexts.done(title) });
      onPublish();
    } catch (error) {
      const message = error instanceof Error ? formatAPIError(error as never) : publishTexts.unknownReason;
      toggleNotification({ type: 'danger', message: publishTexts.failed(title, message) });
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <Flex tag="li" direction="column" alignItems="stretch" gap={1}>
      <Box tag={Link} to={`${path}${locale === null ? '' : `?plugins[i18n][locale]=${locale}`}`}>
        <Typography textColor="primary600" style={{ overflowWrap: 'anywhere' }}>
          {title}
        </Typography>
      </Box>
      <Typography variant="pi" textColor="neutral600">
        {type}
      </Typography>
      {mayPublish && (
        <Button
          variant="secondary"
          size="S"
          onClick={publish}
          loading={isBusy}
          aria-label={publishTexts.publishNamed(title)}
        >
          {publishTexts.publish}
        </Button>
      )}
    </Flex>
  );
}

export function namesOf(all: NotPublic[]): string {
  const names = all.slice(0, maxNames).map(({ title, type }) => `“${title}” (${type})`);
  return [...names, ...(all.length > maxNames ? [remarkTexts.otherNames(all.length - maxNames)] : [])].join(
    ', ',
  );
}
