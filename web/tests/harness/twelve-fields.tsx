import { renderAt } from '../../app/programme/list/render.fixture';
import { SiteForm } from '../../app/form-engine/site-form';
import type { FormField } from '../../app/form-engine/form';

/** The fields of bench/twelve-fields/fields.mjs as the site draws them, for `npm run bench -- forms`. */
export const render = (fields: readonly FormField[]): string =>
  renderAt('/', <SiteForm form={{ name: 'proef', fields }} response={undefined} submit="Versturen" />);
