import type { PavilionSlug } from '../venue/pavilions';
import { scene, type SceneName } from '../scenes';
import type { ThemeSlug } from '../themes';
import type { Download, ExhibitorSeed, Markdown, Social } from '../types';
import { provinceAt } from './provinces';
import type { roster, ExhibitorSlug } from './roster';

type RosterEntry = (typeof roster)[number];

/** Texts of one exhibitor that are written by hand; names, addresses and logos follow from the roster. */
export interface ExhibitorEntry {
  slug: ExhibitorSlug;
  place: string;
  summary: string;
  description: Markdown;
  phone: string;
  address?: string;
  themes: ThemeSlug[];
  products?: { name: string; text: string }[];
  downloads?: Download[];
  pavilion?: PavilionSlug;
  stands: string[];
  image?: SceneName;
  featured?: boolean;
  socials?: Social['platform'][];
  /** For the organiser; never public. */
  contactPerson?: { name: string; phone: string };
  internalNote?: string;
}

/** Turns an entry into the document that is loaded. Addresses end in `.example`, so that none can be real. */
export function toExhibitor({ name, kind, logo }: RosterEntry, entry: ExhibitorEntry): ExhibitorSeed {
  const { slug, place, phone, address, image, socials, contactPerson, ...rest } = entry;
  const domain = `${slug}.example`;
  return {
    ...rest,
    slug,
    name,
    kind,
    place,
    province: provinceAt(place),
    website: `https://${domain}`,
    contact: { email: `info@${domain}`, phone, ...(address ? { address } : {}) },
    ...(logo ? { logo: { key: `logos/${slug}`, alt: `Logo van ${name}` } } : {}),
    ...(image ? { image: scene(image) } : {}),
    ...(socials
      ? {
          socials: socials.map((platform) => ({
            platform,
            url: `https://${platform.toLowerCase()}.example/${slug}`,
          })),
        }
      : {}),
    ...(contactPerson ? { contactPerson: { ...contactPerson, email: `beurs@${domain}` } } : {}),
  };
}
