import type { BulkAction } from '../../admin/content-manager';
import { ChangeForm } from './change-form';
import { changeTexts } from './texts';
import { useListOf } from './use-lists';

/** Changes one field of all that is selected in a list of the content manager. */
export const ChangeAction: BulkAction = ({ model, documents }) => {
  const list = useListOf(model);
  if (!list?.mayChange) return null;
  return {
    variant: 'secondary',
    label: changeTexts.label,
    dialog: {
      type: 'modal',
      title: changeTexts.title(documents.length),
      content: ({ onClose }) => (
        <ChangeForm list={list} ids={documents.map(({ documentId }) => documentId)} onClose={onClose} />
      ),
    },
  };
};
ChangeAction.type = 'change';
