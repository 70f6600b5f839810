import type { Core } from '@strapi/strapi';
import type { AdminPermission } from '../access/admin-permissions';
import { isAllowed } from '../access/admin-routes';
import { createRegistry } from '../registry';

export interface HomeWidget {
  /** `global::` and its id in the admin. */
  uid: string;
  permission?: AdminPermission;
}

interface Layout {
  version: number;
  widgets: { uid: string; width: 6 | 12 }[];
  updatedAt: string;
}

/** Widgets with a row of their own, at the top. */
const wholeRows = ['global::today', 'global::directory'];
/** The widget that became part of another one; whoever arranged the home page has that one in its place. */
const former = new Map([['global::waiting', 'global::today']]);
const stockWidgets: readonly HomeWidget[] = [
  { uid: 'plugin::content-manager.last-edited-entries' },
  { uid: 'plugin::content-manager.last-published-entries' },
  { uid: 'plugin::content-manager.chart-entries' },
];

export const homeWidgets = createRegistry<HomeWidget>();

/**
 * Puts what there is to do and the directory on rows of their own at the top of the home page, for administrators who arranged
 * nothing. Strapi itself gives each widget half a row.
 */
export function arrangeHome(strapi: Core.Strapi): void {
  const service = strapi.service('admin::homepage');
  const arranged: (userId: number) => Promise<Layout | null> = service.getHomepageLayout;
  service.getHomepageLayout = async (userId: number): Promise<Layout> => {
    const layout = await arranged(userId);
    if (layout) return withoutFormer(layout);
    return {
      version: 1,
      widgets: inRows([...homeWidgets.all(), ...stockWidgets].filter(isShown)),
      updatedAt: new Date(0).toISOString(),
    };
  };

  function isShown({ permission }: HomeWidget): boolean {
    const context = strapi.requestContext.get();
    return !permission || (context !== undefined && isAllowed(context, permission));
  }
}

function withoutFormer(layout: Layout): Layout {
  return {
    ...layout,
    widgets: layout.widgets.map((one) => ({ ...one, uid: former.get(one.uid) ?? one.uid })),
  };
}

function inRows(widgets: readonly HomeWidget[]): Layout['widgets'] {
  const isAlone = (index: number) => index % 2 === 0 && index === widgets.length - 1;
  return [
    ...wholeRows.map((uid) => ({ uid, width: 12 as const })),
    ...widgets.map(({ uid }, index) => ({ uid, width: isAlone(index) ? (12 as const) : (6 as const) })),
  ];
}
