import { longest, longRichText } from './longest';
import { models, type Attribute } from './models';

/**
 * Values for fields that have to fit other fields, the days of the fair or the moment of the test; undefined
 * leaves a field out. `at` is the place in a list of components.
 */
const exceptions: Readonly<Record<string, (at: number) => unknown>> = {
  'api::session.session day': () => '2027-02-09',
  // Documents of a past edition are in no list of the coming one.
  'api::session.session edition': () => null,
  'api::exhibitor.exhibitor edition': () => null,
  'api::speaker.speaker edition': () => null,
  'api::edition.edition year': () => 2025,
  'api::calendar-item.calendar-item date': () => '2027-02-09',
  'api::calendar-item.calendar-item endDate': () => '2027-02-10',
  'api::photo-album.photo-album date': () => '2025-02-11',
  'api::page.page photosOfYear': () => '2025',
  'api::site-setting.site-setting mailReplyTo': () => 'antwoord@beurs.example',
  'api::exhibitor-kind.exhibitor-kind key': () => kindKey,
  'api::session-kind.session-kind key': () => kindKey,
  'api::exhibitor.exhibitor kvkNumber': () => '12345678',
  'album.photo takenAt': () => '2025-02-11T10:00:00.000Z',
  'api::vacancy.vacancy closes': () => '2027-03-01',
  'api::catalogue-item.catalogue-item deadline': () => '2027-01-31',
  'api::catalogue-item.catalogue-item soldOut': () => false,
  'api::rules-version.rules-version effective': () => '2099-12-31',
  // Of no kind with rules of its own, and for everybody.
  'api::form.form captchaAction': () => 'Anders',
  'api::form.form organiserOnly': () => false,
  'site.day date': (at) => `2027-02-${at === 0 ? '09' : '10'}`,
  'site.day opens': () => '09:00:00.000',
  'site.day closes': () => '18:00:00.000',
  'form.field rules': () => [{ rule: 'Verplicht' }],
  'form.field showField': () => undefined,
  'form.field showValue': () => undefined,
  'form.recipient field': () => undefined,
  'form.recipient value': () => undefined,
  'contract.stand-kind code': standKind,
  'contract.building-type code': (at) => `${'bouw'.repeat(9)}${at}`,
  'contract.building-type kinds': () => standKind(0),
};
/** The key of the only kind of exhibitors and of sessions, which those hold. */
const kindKey = 'soort';

export function standKind(at: number): string {
  return `${'soort'.repeat(7)}${at}`;
}
/** A news article of a later day is not on the site yet. */
const usualDate = '2026-11-19';
const times: Readonly<Record<string, string>> = { startTime: '12:00:00.000', endTime: '13:00:00.000' };
/** The numbers that a page shows, or is ordered by. */
const integers: Readonly<Record<string, number>> = {
  capacity: 9_999_999,
  area: 9_999_999,
  rank: 1,
  minSquareMetres: 1,
  maxSquareMetres: 10_000,
};

/** The word for every text, and the documents and files to point to. */
export interface Material {
  word: string;
  /** The id of a file of each kind. */
  media: Readonly<Record<string, number>>;
  /** The documents that are there, by uid. */
  documents: ReadonlyMap<string, { documentId: string }>;
  locale: string;
}

/** A value for each field of a type or component. */
export function valuesOf(
  uid: string,
  attributes: Record<string, Attribute>,
  material: Material,
  at = 0,
): Record<string, unknown> {
  const values = Object.entries(attributes)
    .filter(([, { writable }]) => writable !== false)
    .map(([name, attribute]): [string, unknown] => {
      const exception = exceptions[`${uid} ${name}`];
      return [name, exception ? exception(at) : valueOf(name, attribute, material, at)];
    });
  return Object.fromEntries(values.filter(([, value]) => value !== undefined));
}

function valueOf(name: string, attribute: Attribute, material: Material, at: number): unknown {
  const { type, customField } = attribute;
  switch (type) {
    case 'string':
    case 'text':
    case 'email':
      return told(longest(name, attribute, material.word), name, at);
    case 'blocks':
      return longRichText(material.word);
    case 'enumeration':
      return attribute.enum?.[at % attribute.enum.length];
    case 'boolean':
      return true;
    case 'date':
      return usualDate;
    case 'time':
      return times[name];
    case 'integer':
      return integers[name];
    case 'float':
      return undefined;
    case 'customField':
      if (customField === 'global::link') return told(longest(name, attribute, material.word), name, at);
      if (customField === 'global::choice') return kindKey;
      return customField === 'global::euros' ? attribute.max : undefined;
    case 'media':
      return mediaFor(attribute, material);
    case 'relation':
      return relationTo(attribute, material);
    case 'component':
      return componentsOf(attribute, material);
    case 'dynamiczone':
      return (attribute.components ?? []).flatMap((component) =>
        Array.from({ length: variantsOf(component) }, (_, place) => ({
          __component: component,
          ...valuesOf(component, componentNamed(component), material, place),
        })),
      );
    // The content backend derives it from the title, and numbers it.
    case 'uid':
      return undefined;
    default:
      throw new Error(`No value is known for "${name}", which is of the type ${type}.`);
  }
}

/** Texts that name a row of a list differ from those of the others. */
function told(value: string, name: string, at: number): string {
  const isName = ['code', 'label', 'name', 'value'].includes(name);
  const end = String(at);
  return isName && at > 0 ? value.slice(0, -end.length) + end : value;
}

function mediaFor({ multiple, allowedTypes = [] }: Attribute, { media }: Material): unknown {
  const [id] = allowedTypes.flatMap((type) => media[type] ?? []);
  return multiple ? [id] : id;
}

function relationTo({ target = '', mappedBy }: Attribute, { documents, locale }: Material): unknown {
  const document = documents.get(target);
  if (!document || mappedBy !== undefined) return undefined;
  const isLocalised = models.types.get(target)?.isLocalised;
  return { connect: [{ documentId: document.documentId, ...(isLocalised && { locale }) }] };
}

function componentsOf({ component = '', repeatable, max = 12 }: Attribute, material: Material): unknown {
  const row = (at: number) => valuesOf(component, componentNamed(component), material, at);
  if (!repeatable) return row(0);
  return Array.from({ length: Math.min(max, Math.max(2, variantsOf(component))) }, (_, at) => row(at));
}

/** How many rows of a component show each value of what has to be chosen in it. */
function variantsOf(component: string): number {
  const chosen = Object.values(componentNamed(component)).filter(({ required }) => required);
  return Math.max(1, ...chosen.map((attribute) => attribute.enum?.length ?? 1));
}

function componentNamed(name: string): Record<string, Attribute> {
  const component = models.components.get(name);
  if (!component) throw new Error(`There is no component ${name}.`);
  return component;
}
