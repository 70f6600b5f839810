import { Box, Button, Flex, Typography } from '@strapi/design-system';
import { deliveryPermissions } from '../../../queue/permissions';
import type { FailedMail } from '../../worklist/shape';
import { Permitted } from '../../../admin/permissions/permitted';
import { failedMailTexts } from '../texts';
import { worklistPermissions } from './permissions';

interface Props {
  mails: FailedMail[];
  onRetry: (id: number) => void;
}

export function FailedMails({ mails, onRetry }: Props) {
  if (mails.length === 0) return null;
  return (
    <Box
      tag="section"
      aria-labelledby="failed-mails"
      background="danger100"
      borderColor="danger200"
      padding={4}
      hasRadius
    >
      <Typography tag="h2" variant="delta" id="failed-mails" textColor="danger700">
        {failedMailTexts.title(mails.length)}
      </Typography>
      <Flex tag="ul" direction="column" alignItems="stretch" gap={3} paddingTop={3}>
        {mails.map(({ id, receipt, recipient, error }) => (
          <Flex key={id} tag="li" justifyContent="space-between" gap={3} wrap="wrap">
            <Box flex="1 1 240px">
              <Typography tag="p" textColor="neutral800" style={{ overflowWrap: 'anywhere' }}>
                {failedMailTexts.about(receipt, recipient)}
              </Typography>
              <Typography tag="p" variant="pi" textColor="neutral700" style={{ overflowWrap: 'anywhere' }}>
                {error}
              </Typography>
            </Box>
            <Permitted to={[...worklistPermissions('update'), deliveryPermissions.may('update')]}>
              <Button
                variant="secondary"
                aria-label={failedMailTexts.retryOne(receipt, recipient)}
                onClick={() => onRetry(id)}
              >
                {failedMailTexts.retry}
              </Button>
            </Permitted>
          </Flex>
        ))}
      </Flex>
    </Box>
  );
}
