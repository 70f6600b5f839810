import type { Attribute, Model } from './models';
import type { Random } from '../../../seed/statistics/random';
import type { Secret } from './secrets';

/** The URL of a query, and the type that it reads. */
export interface Place {
  path: string;
  uid: string;
}

export interface Question {
  target: string;
  headers: Record<string, string>;
}

interface Step {
  name: string;
  uid: string;
  /** The component of a dynamic zone that is looked into. */
  on?: string;
}

const comparing = ['$eq', '$ne', '$in][0', '$notIn][0', '$lt', '$lte', '$gt', '$gte', '$not][$eq'];
const matching = ['$contains', '$containsi', '$notContains', '$notContainsi', '$startsWith', '$startsWithi'];
const odd = [
  '$null',
  '$and][0][$eq',
  '$or][0][$contains',
  '$like',
  '$',
  '$not][$not][$in][0',
  '$jsonSupersetOf',
];
const text = [
  ...comparing,
  ...matching,
  '$endsWith',
  '$endsWithi',
  '$eqi',
  '$nei',
  '$between',
  '$not][$startsWith',
];
const logic = ['', '', '', '[$and][0]', '[$or][0]', '[$not]', '[$and][0][$not]', '[$or][1][$and][0]'];
const shapes = [
  'locale=*',
  'locale=en',
  'locale=en',
  'locale=nl',
  'populate=*',
  'sort=id:desc',
  'sort=documentId',
  'status=published',
  'pagination[pageSize]=100',
  'pagination[pageSize]=1&pagination[page]=2',
  'pagination[start]=1&pagination[limit]=1',
  'pagination[withCount]=false',
  'pagination[withCount]=true',
  'fields=*',
  'populate[localizations]=true',
];
/** Parameters that should be rejected, or mean nothing. */
const nonsense = [
  'status=draft',
  'status[]=draft',
  'status[0]=draft',
  'status[$eq]=draft',
  'status=DRAFT',
  'status=modified',
  'Status=draft',
  'publicationState=preview',
  'publicationState=live',
  'publicationFilter=draft',
  'publicationFilter=modified',
  'hasPublishedVersion=false',
  'hasPublishedVersion=true',
  'filters[publishedAt][$null]=true',
  'where[publishedAt][$null]=true',
  'locale=all',
  'locale[]=en',
  'locale[0]=nl&locale[1]=en',
  'pagination[limit]=-1',
  '_limit=-1',
  '_start=1',
  'populate=deep',
  'fields[0]=*',
  'select=*',
  'lookup[id]=1',
  'meta[x]=1',
  'filters=',
  'filters[',
  'sort[]=',
  '%',
  'a[b[c]=1',
  'populate[0]=*',
  'format=v4',
  'populate[createdBy]=*',
  'filters[$and][a][id]=1',
  'filters[0][id]=1',
  'filters[$eq]=1',
  'populate[localizations][status]=draft',
  'filters[localizations][publishedAt][$null]=true',
];

/**
 * Draws queries that try to learn a secret. Most are well-formed, as a query that is rejected at once proves little.
 */
export function questioner(models: Map<string, Model>, secrets: Secret[], random: Random) {
  const byField = new Map<string, string[]>();
  for (const { uid, field, value } of secrets)
    byField.set(`${uid} ${field}`, [...(byField.get(`${uid} ${field}`) ?? []), value]);
  const holders = new Set(secrets.map(({ uid }) => uid));
  /** True while the current query may ask for hidden things. */
  let wild = false;

  return function draw({ path, uid }: Place): Question {
    wild = random.chance(0.25);
    const parameters = [
      random.pick([filter, filter, filter, filterBelow, filterBelow, populate, sort, fields])(uid),
    ];
    if (random.chance(0.1)) parameters.push(random.pick([filter, populate, sort])(uid));
    if (random.chance(0.3)) parameters.push(random.pick(shapes));
    if (random.chance(wild ? 0.4 : 0.03)) parameters.push(random.pick(nonsense));
    if (wild && random.chance(0.1)) parameters.push(`_q=${encodeURIComponent(guess(uid, field(uid)))}`);
    const query = parameters.join('&');
    const written = random.chance(0.1) ? query.replaceAll('[', '%5B').replaceAll(']', '%5D') : query;
    const headers: Record<string, string> = random.chance(0.1) ? { 'strapi-response-format': 'v4' } : {};
    return { target: `${path}?${written}`, headers };
  };

  function attributesOf(uid: string): [string, Attribute][] {
    return Object.entries(models.get(uid)?.attributes ?? {});
  }

  /** Some steps along relations and into components; hidden ones too when it is wild. */
  function walk(uid: string, max: number, zones: boolean): Step[] {
    const steps: Step[] = [];
    let here = uid;
    for (let remaining = random.below(max + 1); remaining > 0; remaining -= 1) {
      const options = attributesOf(here).flatMap(([name, attribute]): Step[] => {
        const { type, target, component, components = [] } = attribute;
        // The documents that show a file have no one type: a step to everything.
        if (name === 'related' && wild) return [{ name, uid: here }];
        const hidden = attribute.private || name === 'localizations' || target?.startsWith('api::') === false;
        if (hidden && !wild) return [];
        if (type === 'media') return [{ name, uid: 'plugin::upload.file' }];
        const next = target ?? component;
        if (next !== undefined) return [{ name, uid: next }];
        return zones ? components.map((on) => ({ name, uid: on, on })) : [];
      });
      if (options.length === 0) break;
      const rich = options.filter((option) => holders.has(option.uid));
      const step = random.pick(rich.length > 0 && random.chance(0.7) ? rich : options);
      steps.push(step);
      here = step.uid;
    }
    return steps;
  }

  /** A field to ask about: most often one that has a secret. */
  function field(uid: string): string {
    const isComponent = !uid.includes('::');
    const names = attributesOf(uid).flatMap(([name, attribute]) => {
      const single = !attribute.target && !attribute.component && !attribute.components;
      const open = single && !attribute.private && attribute.type !== 'media';
      return wild || (open && attribute.type !== 'blocks') ? [name] : [];
    });
    const all = ['id', ...(isComponent && !wild ? [] : ['documentId']), ...names];
    const rich = all.filter((name) => byField.has(`${uid} ${name}`));
    return random.pick(rich.length > 0 && random.chance(0.85) ? rich : all);
  }

  /** A secret of this field or another: whole, its beginning or end, or in capitals. */
  function guess(uid: string, name: string): string {
    const known = byField.get(`${uid} ${name}`);
    if (!known && name === 'id') return String(random.below(12));
    const value = known ? random.pick(known) : random.pick(secrets).value;
    return isText(uid, name)
      ? random.pick([value, value, value.slice(0, 13), value.slice(-5), value.toUpperCase()])
      : value;
  }

  function isText(uid: string, name: string): boolean {
    const type = models.get(uid)?.attributes[name]?.type ?? 'string';
    return name !== 'id' && ['string', 'text', 'richtext', 'uid', 'email', 'password'].includes(type);
  }

  /** A condition as the end of a key and its value, without the word `filters`. */
  function condition(uid: string, max: number): string[] {
    const steps = walk(uid, max, false);
    const end = steps.at(-1)?.uid ?? uid;
    const name = field(end);
    const fitting = isText(end, name) ? text : comparing;
    const operator = random.chance(wild ? 0.2 : 0) ? random.pick(odd) : random.pick(fitting);
    const key = `${random.pick(logic)}${steps.map((step) => `[${step.name}]`).join('')}[${name}]`;
    const value = encodeURIComponent(operator === '$null' ? 'true' : guess(end, name));
    if (operator === '$between') return [`${key}[$between][0]=${value}`, `${key}[$between][1]=${value}zzz`];
    return [random.chance(0.1) ? `${key}=${value}` : `${key}[${operator}]=${value}`];
  }

  function filter(uid: string): string {
    return condition(uid, 3)
      .map((suffix) => `filters${suffix}`)
      .join('&');
  }

  /** `populate[a][populate][b]`, with what is behind it. */
  function below(steps: Step[]): string {
    const keys = steps.map(({ name, on }) => `[${name}]${on === undefined ? '' : `[on][${on}]`}`);
    return `populate${keys.join('[populate]')}`;
  }

  function filterBelow(uid: string): string {
    const steps = walk(uid, 3, true);
    const end = steps.at(-1)?.uid;
    if (end === undefined) return filter(uid);
    const start = below(steps);
    const tame = [
      () =>
        condition(end, 2)
          .map((suffix) => `${start}[filters]${suffix}`)
          .join('&'),
      () => `${start}[sort]=${field(end)}:desc`,
      () => `${start}[fields][0]=${field(end)}`,
    ];
    const bold = [
      '[status]=draft',
      '[publicationState]=preview',
      '[locale]=*',
      '[count]=true',
      '[_q]=qzxgeheim',
      '[limit]=-1',
    ];
    return wild && random.chance(0.5) ? `${start}${random.pick(bold)}` : random.pick(tame)();
  }

  function populate(uid: string): string {
    const steps = walk(uid, 4, true);
    if (steps.length === 0) return 'populate=*';
    const names = steps.map(({ name }) => name).join('.');
    const start = below(steps);
    if (steps.some(({ on }) => on !== undefined)) return `${start}[populate]=*`;
    return random.pick([
      `${start}=*`,
      `${start}[populate]=*`,
      `${start}[fields]=*`,
      `${start}=true`,
      `populate=${names}`,
    ]);
  }

  function sort(uid: string): string {
    const steps = walk(uid, 3, false);
    const names = [...steps.map(({ name }) => name), field(steps.at(-1)?.uid ?? uid)];
    const order = random.pick(['asc', 'desc']);
    return random.pick([
      `sort=${names.join('.')}:${order}`,
      `sort[0]=${names.join('.')}:${order}`,
      `sort${names.map((name) => `[${name}]`).join('')}=${order}`,
    ]);
  }

  function fields(uid: string): string {
    return `fields[0]=${field(uid)}&fields[1]=${field(uid)}&populate=*`;
  }
}
