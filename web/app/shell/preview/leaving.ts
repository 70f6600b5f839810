import { previewParam } from '../../content/client/visitor/preview-param';

/** Whether a navigation begins, ends or changes a preview. */
export function changesPreview(from: URL, to: URL): boolean {
  return from.searchParams.get(previewParam) !== to.searchParams.get(previewParam);
}
