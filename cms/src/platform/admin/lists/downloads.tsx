import { Button, Flex } from '@strapi/design-system';
import type { AdminPermission } from '../../access/admin-permissions';
import { Permitted } from '../permissions/permitted';
import { listTexts } from '../texts';

interface Props {
  to: AdminPermission | AdminPermission[];
  disabled: boolean;
  onDownload: (format: 'csv' | 'xlsx') => void;
}

export function Downloads({ to, disabled, onDownload }: Props) {
  return (
    <Permitted to={to}>
      <Flex gap={2} wrap="wrap">
        <Button variant="secondary" onClick={() => onDownload('csv')} disabled={disabled}>
          {listTexts.downloadCsv}
        </Button>
        <Button variant="secondary" onClick={() => onDownload('xlsx')} disabled={disabled}>
          {listTexts.downloadExcel}
        </Button>
      </Flex>
    </Permitted>
  );
}
