import { MenuItem, SimpleMenu } from '@strapi/design-system';
import { useFetchClient, useNotification, useQueryParams } from '@strapi/strapi/admin';
import { useParams } from 'react-router-dom';
import { saveFile } from '../../admin/lists/save-file';
import { listTexts } from '../../admin/texts';
import { downloadTexts } from './texts';
import { useListOf } from './use-lists';

/** Downloads what a list of the content manager shows, with its filters, in the columns in which it comes in. */
export function ListDownloads() {
  const { slug = '' } = useParams();
  const { get } = useFetchClient();
  const { toggleNotification } = useNotification();
  const [{ query }] = useQueryParams<{ filters?: object; _q?: string }>();
  const list = useListOf(slug);
  if (!list) return null;

  async function download(name: string, format: 'csv' | 'xlsx') {
    try {
      const { filters, _q } = query;
      const { data } = await get<Blob>(`/lists/${name}/export`, {
        params: { format, ...(filters && { filters }), ...(_q && { _q }) },
        responseType: 'blob',
      });
      saveFile(data, `${name}.${format}`);
    } catch {
      toggleNotification({ type: 'danger', message: listTexts.wentWrong });
    }
  }

  return (
    <SimpleMenu label={downloadTexts.label} variant="secondary">
      <MenuItem onSelect={() => void download(list.name, 'xlsx')}>{downloadTexts.excel}</MenuItem>
      <MenuItem onSelect={() => void download(list.name, 'csv')}>{downloadTexts.csv}</MenuItem>
    </SimpleMenu>
  );
}
