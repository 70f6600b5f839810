import type { ImportChoices, ListPreview } from '../shape';

/** A part of the page that shows a preview, and changes its choices. */
export interface ChoicesProps {
  preview: ListPreview;
  isBusy: boolean;
  onChange: (next: Partial<ImportChoices>) => void;
}
