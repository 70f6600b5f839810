import { Typography } from '@strapi/design-system';
import type { StrapiApp } from '@strapi/strapi/admin';
import type { ReactNode } from 'react';
import type { ListCell, ListColumn } from '../../../admin/content-manager';
import { fieldCell } from './field-cell';

interface Header extends ListColumn {
  cellFormatter?: (row: Record<string, unknown>) => ReactNode;
}
interface Table {
  displayedHeaders: Header[];
}

/** Draws cells in the lists of the content manager; those of a feature come before those of a kind of field. */
export function drawListCells(app: Pick<StrapiApp, 'registerHook'>, ofFeatures: readonly ListCell[]): void {
  const cells = [...ofFeatures, fieldCell];
  app.registerHook('Admin/CM/pages/ListView/inject-column-in-table', (table: Table) => ({
    ...table,
    displayedHeaders: table.displayedHeaders.map((header) => {
      const write = cells.map((cell) => cell(header)).find((one) => one !== undefined);
      if (!write) return header;
      return {
        ...header,
        cellFormatter: (row: Record<string, unknown>) => (
          <Typography maxWidth="30rem" ellipsis textColor="neutral800">
            {write(row[header.name])}
          </Typography>
        ),
      };
    }),
  }));
}
