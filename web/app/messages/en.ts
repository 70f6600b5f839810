import { accounts } from './en-account';
import { contracts } from './en-contracts';
import { fair } from './en-fair';
import { fileTexts } from './en-files';
import { formTexts } from './en-forms';
import { orders } from './en-orders';
import { rest } from './en-rest';
import { start } from './en-start';
import { visit } from './en-visit';
import type { Messages } from './nl';

export const en: Messages = {
  ...start,
  ...fair,
  ...accounts,
  ...contracts,
  ...orders,
  ...rest,
  ...visit,
  ...formTexts,
  ...fileTexts,
};
