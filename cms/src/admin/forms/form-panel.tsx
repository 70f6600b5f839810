import { Button, Flex, Typography } from '@strapi/design-system';
import { useAPIErrorHandler, useFetchClient, useNotification } from '@strapi/strapi/admin';
import { useState } from 'react';

interface PanelProps {
  model: string;
  documentId?: string;
  /** The published version, when there is one. */
  meta?: { availableStatus?: { publishedAt?: string | null }[] };
  document?: { publishedAt?: string | null; status?: string };
}

/** Beside a form in the content manager: a test to oneself, and what visitors sent with it. Nothing beside other types. */
export function FormPanel({ model, documentId, document }: PanelProps) {
  if (model !== 'api::form.form' || documentId === undefined) return null;
  const isPublished = document?.status === 'published' || document?.status === 'modified';
  return { title: 'Proberen', content: <TryForm documentId={documentId} isPublished={isPublished} /> };
}

function TryForm({ documentId, isPublished }: { documentId: string; isPublished: boolean }) {
  const { post } = useFetchClient();
  const { toggleNotification } = useNotification();
  const { formatAPIError } = useAPIErrorHandler();
  const [isBusy, setIsBusy] = useState(false);
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
