import { Box, Button, Flex, Typography } from '@strapi/design-system';
import { useFetchClient, useNotification } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';
import { mayPublish } from '../../access/admin-permissions';
import type { Panel } from '../../admin/content-manager';
import { useForgetDocument } from '../../admin/forget-document';
import { usePermissions } from '../../admin/permissions/permitted';
import { forgetUnsaved, mayDiscard } from '../../admin/unsaved/unsaved';
import { useAttempt } from '../../lists/admin/use-attempt';
import type { PreviousBrand } from '../shape';
import { previousTexts as texts } from '../texts';

const brandUid = 'api::brand.brand';

/** Beside the brand: puts the one before it back on the site, for who may publish it. */
export const PreviousBrandPanel: Panel = ({ model, document }) => {
  const isPermitted = usePermissions();
  // Strapi gives the id of a type that there is one of with its document alone.
  const documentId = document?.documentId;
  if (model !== brandUid || documentId === undefined || !isPermitted(mayPublish(brandUid))) return null;
  const version = `${document?.updatedAt} ${document?.status}`;
  return { title: texts.title, content: <PutBack key={version} documentId={documentId} /> };
};

function PutBack({ documentId }: { documentId: string }) {
  const forgetDocument = useForgetDocument();
  const { get, post } = useFetchClient();
  const { toggleNotification } = useNotification();
  const attempt = useAttempt();
  const [previous, setPrevious] = useState<PreviousBrand | null>(null);
  const [isBusy, setBusy] = useState(false);
  useEffect(() => {
    let isCurrent = true;
    get<PreviousBrand>('/brand/previous').then(
      ({ data }) => isCurrent && setPrevious(data),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [get]);
  if (!previous) return null;
  const { colour, letters } = previous;
  if (colour === null) return <Typography textColor="neutral600">{texts.none}</Typography>;

  async function putBack() {
    if (!mayDiscard()) return;
    setBusy(true);
    const done = await attempt(() => post<PreviousBrand>('/brand/previous'));
    setBusy(false);
    if (!done) return;
    toggleNotification({ type: 'success', message: texts.done });
    forgetUnsaved();
    forgetDocument(brandUid, documentId);
  }

  return (
    <Flex direction="column" alignItems="stretch" gap={2} width="100%">
      <Flex gap={2}>
        <Box style={{ background: colour, width: '2rem', height: '2rem' }} hasRadius aria-hidden />
        <Typography>{texts.about(colour, letters)}</Typography>
      </Flex>
      <Button variant="secondary" loading={isBusy} onClick={() => void putBack()} fullWidth>
        {texts.back}
      </Button>
    </Flex>
  );
}
