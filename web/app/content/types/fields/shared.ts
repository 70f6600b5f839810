import { z } from 'zod';
import { flag, listOf, maybe, optionalText, requiredText } from '../../client/response/parse';
import { picture, pictureSelection } from './picture';
import type { Populate, Selection } from '../../client/query';
import { isSafeUrl } from './safe-url';
import { written } from './written';

const safeUrl = z.string().trim().refine(isSafeUrl, 'not a safe URL');

/** A URL that may be missing; one that is not safe counts as missing. */
export const optionalUrl = optionalText.transform((url) => (url !== null && isSafeUrl(url) ? url : null));

/** The full URL of a page on another site; anything else counts as missing. */
export const httpsUrl = optionalText.transform((url) =>
  url !== null && url.startsWith('https://') && isSafeUrl(url) ? url : null,
);

export const linkTo = z.object({ label: requiredText, url: safeUrl, icon: optionalText });
export type LinkTo = z.output<typeof linkTo>;
export const optionalLink = maybe('link', linkTo);

const buttonTone = z
  .enum(['Hoofdknop', 'Tweede knop', 'Tekstlink'])
  .catch('Hoofdknop')
  .transform(
    (tone) => (({ Hoofdknop: 'primary', 'Tweede knop': 'secondary', Tekstlink: 'text' }) as const)[tone],
  );
const buttonTo = z.object({ label: requiredText, url: safeUrl, tone: buttonTone });
export type ButtonTo = z.output<typeof buttonTo>;
export const buttons = listOf('button', buttonTo);

/** A file to take home; `extension` without its dot, for example `pdf`. */
const download = z
  .object({
    title: requiredText,
    file: z.object({
      url: safeUrl,
      name: z.string(),
      /** The media library counts in kilobytes of 1000 bytes, with decimals. */
      size: z.number().catch(0),
      ext: z.string().nullish(),
    }),
  })
  .transform(({ title, file: { url, name, size, ext } }) => ({
    title,
    url,
    name,
    sizeKb: Math.max(1, Math.round(size)),
    extension: (ext ?? '').replace(/^\./, '').toLowerCase(),
  }));
export const downloads = listOf('download', download);

const social = z.object({ platform: requiredText, url: safeUrl });
export const socials = listOf('social link', social);

const contact = z.object({ email: optionalText, phone: optionalText, address: optionalText });
export const optionalContact = maybe('contact', contact);

const seo = z.object({
  title: optionalText,
  description: optionalText,
  image: picture,
  noIndex: flag,
});
export type Seo = z.output<typeof seo>;
export const optionalSeo = maybe('seo', seo);

export const slugAndName = z.object({ slug: requiredText, name: requiredText, ...written });

export const theme = slugAndName.extend({ icon: optionalText.optional() });

export const themeSelection: Selection = { fields: ['slug', 'name', 'icon'] };
export const slugAndNameSelection: Selection = { fields: ['slug', 'name'] };
export const linkSelection: Selection = { fields: ['label', 'url', 'icon'] };
export const buttonSelection: Selection = { fields: ['label', 'url', 'tone'] };
export const socialSelection: Selection = { fields: ['platform', 'url'] };
export const contactSelection: Selection = { fields: ['email', 'phone', 'address'] };
export const seoSelection: Selection = {
  fields: ['title', 'description', 'noIndex'],
  populate: { image: pictureSelection },
};
export const downloadPopulate: Populate = { file: { fields: ['url', 'name', 'size', 'ext'] } };
