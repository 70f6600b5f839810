import { slugFieldController } from '../../editor/slug-field';

interface Plugin {
  controllers: Record<string, unknown>;
}

/** What differs from the stock content manager. */
export default function extend(plugin: Plugin): Plugin {
  plugin.controllers.uid = slugFieldController;
  return plugin;
}
