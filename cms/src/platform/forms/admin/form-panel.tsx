import { Button, Flex, Typography } from '@strapi/design-system';
import { useAPIErrorHandler, useFetchClient, useNotification } from '@strapi/strapi/admin';
import { useState } from 'react';
import { organiserSubmissionPermissions, submissionPermissions } from '../permissions';
import type { PanelProps } from '../../admin/content-manager';
import { usePermissions } from '../../admin/permissions/permitted';

/** Beside a form in the content manager: a test to oneself, and what visitors sent with it. Nothing beside other types. */
export function FormPanel({ model, documentId, document }: PanelProps) {
  if (model !== 'api::form.form' || documentId === undefined) return null;
  const isPublished = document?.status === 'published' || document?.status === 'modified';
  const isMarked = document?.organiserOnly === true;
  return { title: 'Proberen', content: <TryForm {...{ documentId, isPublished, isMarked }} /> };
}

interface TryFormProps {
  documentId: string;
  isPublished: boolean;
  /** For the organiser alone. */
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
      const { receipt, email } = data.data;
      toggleNotification({
        type: 'success',
        message: `De test met nummer ${receipt} gaat naar ${email}.`,
      });
    } catch (error) {
      const message = error instanceof Error ? formatAPIError(error as never) : 'Er ging iets mis.';
      toggleNotification({ type: 'danger', message });
    } finally {
      setIsBusy(false);
    }
  };
  if (!isPermitted((isMarked ? organiserSubmissionPermissions : submissionPermissions).may('update')))
    return (
      <Typography variant="pi" textColor="neutral600">
        {isMarked
          ? 'Dit formulier is alleen voor de organisator: die stuurt zichzelf een test, en wijzigt de ontvangers, de bewaartermijn en “Alleen voor de organisator”.'
          : 'U hebt geen recht om inzendingen te wijzigen, en stuurt dus geen test.'}
      </Typography>
    );
  return (
    <Flex direction="column" alignItems="stretch" gap={2} width="100%">
      <Button variant="secondary" onClick={test} disabled={!isPublished} loading={isBusy} fullWidth>
        Stuur mij een test
      </Button>
      <Typography variant="pi" textColor="neutral600">
        {isPublished
          ? 'U krijgt de mails van een ingevuld voorbeeld van de gepubliceerde versie. Het komt niet in de werklijst.'
          : 'Publiceer het formulier eerst. Hoe het eruitziet, toont Voorbeeld openen.'}
      </Typography>
    </Flex>
  );
}
