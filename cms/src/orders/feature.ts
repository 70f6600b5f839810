import { actionsOf } from '../platform/access/public-actions';
import type { Feature } from '../platform/feature';
import { todayLinesOf } from '../platform/forms/worklist/today-lines';
import { hourSeconds } from '../platform/limits/call-limits';
import { changeStockOf } from './change-stock';
import { orderCodeForm } from './order-form';
import { orderPermissions } from './permissions';
import { orderLabels, orderMailTexts, orderToday } from './texts';

export const orders: Feature = {
  siteTypes: [
    {
      uid: 'api::catalogue-category.catalogue-category',
      managedBy: 'editors',
      isStructure: true,
      isBinding: true,
      preview: '/adverteren-en-signing?groep={slug}',
    },
    {
      uid: 'api::catalogue-item.catalogue-item',
      managedBy: 'editors',
      isStructure: true,
      isBinding: true,
      preview: '/adverteren-en-signing',
    },
  ],
  sitePaths: { pagesOfRoutes: ['adverteren-en-signing'], neededPages: ['adverteren-en-signing'] },
  publicCalls: {
    // Categories come with their items: the site has no call for them.
    readableTypes: ['catalogue-category', 'catalogue-item'],
    everybody: actionsOf('api::catalogue-order.ordering', 'create'),
  },
  callLimits: { '/orders': { points: 60, duration: hourSeconds } },
  ownedTypes: {
    [orderCodeForm.uid]: {
      what: orderLabels.owned,
      whereOwnedBy: ({ email }) => (email === null ? null : { email }),
      fields: ['receipt', 'company', 'createdAt', 'values', 'lines', 'total'],
      onDelete: { retainedBecause: orderLabels.retainedBecause },
    },
  },
  permissions: [orderPermissions],
  mailTexts: orderMailTexts,
  codeForms: [{ ...orderCodeForm, onStateChange: changeStockOf }],
  todayLines: todayLinesOf(orderCodeForm, orderToday),
};
