import { Typography } from '@strapi/design-system';
import type { StrapiApp } from '@strapi/strapi/admin';
import type { ComponentType, ReactNode } from 'react';
import { numberTexts } from '../texts';
import { writeEuros } from './euros';

interface Header {
  name: string;
  attribute?: { customField?: string };
  cellFormatter?: (row: Record<string, unknown>) => ReactNode;
}
interface Table {
  displayedHeaders: Header[];
}

const euros = 'global::euros';
const publicNumber = 'global::public-number';

const inLists: Readonly<Record<string, (value: number) => string>> = {
  [euros]: (cents) => `€ ${writeEuros(cents)}`,
  [publicNumber]: String,
};

export function addNumberFields(app: StrapiApp): void {
  // The type of a custom field says nothing of the props that every field gets.
  app.customFields.register([
    {
      name: 'euros',
      type: 'integer',
      intlLabel: { id: 'beursvloer.fields.euros', defaultMessage: numberTexts.euros },
      intlDescription: { id: 'beursvloer.fields.euros.hint', defaultMessage: numberTexts.eurosHint },
      components: {
        Input: async () => ({ default: (await import('./euro-input')).default as ComponentType }),
      },
    },
    {
      name: 'public-number',
      type: 'integer',
      intlLabel: { id: 'beursvloer.fields.number', defaultMessage: numberTexts.publicNumber },
      intlDescription: { id: 'beursvloer.fields.number.hint', defaultMessage: numberTexts.publicNumberHint },
      components: {
        Input: async () => ({ default: (await import('./public-number')).default as ComponentType }),
      },
    },
  ]);
}

export function showNumbersInLists(app: Pick<StrapiApp, 'registerHook'>): void {
  app.registerHook('Admin/CM/pages/ListView/inject-column-in-table', (table: Table) => ({
    ...table,
    displayedHeaders: table.displayedHeaders.map((header) => {
      const write = inLists[header.attribute?.customField ?? ''];
      if (!write) return header;
      return {
        ...header,
        cellFormatter: (row: Record<string, unknown>) => {
          const value = row[header.name];
          return (
            <Typography textColor="neutral800">{typeof value === 'number' ? write(value) : '-'}</Typography>
          );
        },
      };
    }),
  }));
}
