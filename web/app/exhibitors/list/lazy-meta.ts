import { laterValue } from '../../rendering/hydration/later';
import { detailMeta } from '../detail/detail-meta';
import { listMeta } from './list-meta';

// The head comes from the server; the browser makes one when somebody goes on.
export const getListMeta = laterValue(
  import.meta.env.SSR ? listMeta : null,
  async () => (await import('./list-meta')).listMeta,
);
export const getDetailMeta = laterValue(
  import.meta.env.SSR ? detailMeta : null,
  async () => (await import('../detail/detail-meta')).detailMeta,
);
