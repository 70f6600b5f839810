import type { UID } from '@strapi/strapi';
import type { Subject } from '../access/admin-permissions';
import { fairDay } from '../domain/fair-day';

/**
 * Forms that are code and no content: what is sent with them has rules, prices and a table of its own, beside the row that
 * the worklist, mails, files and retention work with. Who sees them has a permission of its own.
 */
export const codeForms = {
  contract: {
    title: 'Contractformulier',
    uid: 'api::exhibitor-contract.exhibitor-contract',
    kind: 'contracts',
  },
  order: { title: 'Adverteren en signing', uid: 'api::catalogue-order.catalogue-order', kind: 'orders' },
} as const satisfies Record<string, { title: string; uid: UID.ContentType; kind: Subject }>;

export type CodeForm = keyof typeof codeForms;

export const isCodeForm = (form: string): form is CodeForm => Object.hasOwn(codeForms, form);

/** What the tax office may ask for, after the year in which it was sent: article 52 of the Algemene wet inzake rijksbelastingen. */
const retentionYears = 7;

/** The moment from which what was sent now is deleted, in ms since 1970. */
export function expiryOf(now: number): number {
  return Date.UTC(Number(fairDay(now).slice(0, 4)) + retentionYears + 1, 0, 1);
}
