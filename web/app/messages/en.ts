import { accounts } from './en-account';
import { contracts } from './en-contracts';
import { fair } from './en-fair';
import { fileTexts } from './en-files';
import { formTexts } from './en-forms';
import { rest } from './en-rest';
import { start } from './en-start';
import { visit } from './en-visit';
import type { Messages } from './nl';

export const en: Messages = {
  ...start,
  ...fair,
  ...accounts,
  ...contracts,
  ...rest,
  ...visit,
  ...formTexts,
  ...fileTexts,
};
