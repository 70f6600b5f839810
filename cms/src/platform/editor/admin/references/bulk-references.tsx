import { Typography } from '@strapi/design-system';
import type { BulkAction, BulkProps } from '../../../admin/content-manager';
import { referenceTexts } from '../texts';
import { ReferenceList } from './references-panel';
import { useReferences } from './use-references';

/** Strapi's action that deletes all that is selected, and says in its dialog what points at that. */
export function namingReferences(stock: BulkAction): BulkAction {
  const DeleteNaming: BulkAction = (props) => {
    const action = stock(props);
    if (action?.dialog.type !== 'dialog') return action;
    const { dialog } = action;
    const content = (
      <>
        {dialog.content}
        <References {...props} />
      </>
    );
    return { ...action, dialog: { ...dialog, content } };
  };
  DeleteNaming.type = 'delete';
  return DeleteNaming;
}

function References({ model, documents }: BulkProps) {
  const { references, failed } = useReferences(
    model,
    documents.map(({ documentId }) => documentId),
  );
  if (failed) return <Typography textColor="danger600">{referenceTexts.failed}</Typography>;
  if (!references || references.count === 0) return null;
  return <ReferenceList about={referenceTexts.aboutAll(references.count)} references={references} />;
}
