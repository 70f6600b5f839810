import { previewParam } from '../../content/client/preview-param';

/** Whether going from one address to the other begins a preview, ends it, or shows another. */
export function changesPreview(from: URL, to: URL): boolean {
  return from.searchParams.get(previewParam) !== to.searchParams.get(previewParam);
}
