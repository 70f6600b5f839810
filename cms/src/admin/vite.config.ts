import { hintsBesideErrors } from '../platform/editor/admin/fields/hints-beside-errors';
import { dutchFixedWords } from './translations/fixed-words';

export default function extend<Config extends { plugins?: unknown[] }>(config: Config): Config {
  return { ...config, plugins: [...(config.plugins ?? []), dutchFixedWords(), hintsBesideErrors()] };
}
