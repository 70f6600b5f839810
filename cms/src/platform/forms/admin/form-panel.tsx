import { Button, Flex, Typography } from '@strapi/design-system';
import { useAPIErrorHandler, useFetchClient, useNotification } from '@strapi/strapi/admin';
import { useState } from 'react';
import { organiserSubmissionPermissions, submissionPermissions } from '../permissions';
import type { PanelProps } from '../../admin/content-manager';
import { usePermissions } from '../../admin/permissions/permitted';
import { testTexts } from './texts';

export function FormPanel({ model, documentId, document }: PanelProps) {
  if (model !== 'api::form.form' || documentId === undefined) return null;
  const isPublished = document?.status === 'published' || document?.status === 'modified';
  const isMarked = document?.organiserOnly === true;
  return {
    title: testTexts.title,
    content: <TryForm documentId={documentId} isPublished={isPublished} isMarked={isMarked} />,
  };
}

interface TryFormProps {
  documentId: string;
  isPublished: boolean;
  isMarked: boolean;
}

function TryForm({ documentId, isPublished, isMarked }: TryFormProps) {
  const { post } = useFetchClient();
  const { toggleNotification } = useNotification();
  const { formatAPIError } = useAPIErrorHandler();
  const [isBusy, setIsBusy] = useState(false);
  const isPermitted = usePermissions();
  const test = async () => {
    setIsBusy(true);
    try {
      const { data } = await post<{ data: { receipt: string; email: string } }>(
        `/form-worklist/forms/${documentId}/test`,
      );
      toggleNotification({ type: 'success', message: testTexts.sent(data.data) });
    } catch (error) {
      const message = error instanceof Error ? formatAPIError(error as never) : testTexts.failed;
      toggleNotification({ type: 'danger', message });
    } finally {
      setIsBusy(false);
    }
  };
  if (!isPermitted((isMarked ? organiserSubmissionPermissions : submissionPermissions).may('update')))
    return (
      <Typography variant="pi" textColor="neutral600">
        {isMarked ? testTexts.forOrganiser : testTexts.mayNot}
      </Typography>
    );
  return (
    <Flex direction="column" alignItems="stretch" gap={2} width="100%">
      <Button variant="secondary" onClick={test} disabled={!isPublished} loading={isBusy} fullWidth>
        {testTexts.send}
      </Button>
      <Typography variant="pi" textColor="neutral600">
        {isPublished ? testTexts.help : testTexts.notPublished}
      </Typography>
    </Flex>
  );
}
