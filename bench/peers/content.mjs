/**
 * The peers' queries to the content backend at CONTENT_URL, over its REST API: the same texts and pictures as
 * our own pages show, in the shape that a page wants.
 */
const exhibitorsPerPage = 24;
const relatedCount = 6;
/** The menus are asked for once in so long: a peer renders them on every page. */
const frameMs = 5000;

const card = {
  fields: ['publicId', 'name', 'slug', 'kind', 'summary', 'place', 'featured'],
  populate: {
    logo: true,
    themes: { fields: ['name', 'slug'] },
    pavilion: { fields: ['name'] },
    stands: { fields: ['code'], populate: { hall: { fields: ['name'] } } },
  },
};

/** The query of Strapi's REST API: `{ a: { b: [c] } }` is `a[b][0]=c`. */
function queryOf(value, name = '') {
  if (value === undefined) return [];
  if (typeof value !== 'object') return [`${encodeURIComponent(name)}=${encodeURIComponent(value)}`];
  return Object.entries(value).flatMap(([key, item]) => queryOf(item, name ? `${name}[${key}]` : key));
}

async function ask(path, query = {}) {
  const response = await fetch(`${process.env.CONTENT_URL}/api/${path}?${queryOf(query).join('&')}`);
  if (!response.ok) throw new Error(`The content backend answered ${response.status} for ${path}`);
  return response.json();
}

/** Rich text as its paragraphs. */
const paragraphsOf = (blocks) =>
  (blocks ?? []).flatMap((block) => (block.type === 'list' ? paragraphsOf(block.children) : [textOf(block)]));
const textOf = (node) => node.text ?? (node.children ?? []).map(textOf).join('');

const pictureOf = (file) =>
  file ? { src: file.url, alt: file.alternativeText ?? '', width: file.width, height: file.height } : null;

const cardOf = ({
  publicId,
  name,
  slug,
  kind,
  summary,
  place,
  featured,
  logo,
  themes,
  stands,
  pavilion,
}) => ({
  path: `/standhouders/${publicId}/${slug}`,
  name,
  kind,
  summary,
  place,
  featured,
  logo: pictureOf(logo),
  themes: themes.map((theme) => theme.name),
  pavilion: pavilion?.name ?? null,
  stands: stands.map((stand) => stand.code),
  hall: stands[0]?.hall?.name ?? null,
});

let frame = null;

/** The frame of every page: menus, and the name and place of the fair. */
export function getFrame() {
  if (!frame || Date.now() - frame.at > frameMs) frame = { at: Date.now(), answer: loadFrame() };
  return frame.answer;
}

async function loadFrame() {
  const [menus, fair] = await Promise.all([
    ask('navigation', {
      populate: { header: { populate: ['children'] }, footer: { populate: ['links'] } },
    }),
    ask('site-setting', { populate: ['days', 'venue', 'contact', 'socials', 'announcement'] }),
  ]);
  return { header: menus.data.header, footer: menus.data.footer, fair: fair.data };
}

/** The first page of all exhibitors, and how many there are of each kind, theme, pavilion and place. */
export async function listExhibitors() {
  const pages = [1, 2].map((page) =>
    ask('exhibitors', { ...card, sort: ['featured:desc', 'name'], pagination: { page, pageSize: 100 } }),
  );
  const all = (await Promise.all(pages)).flatMap(({ data }) => data).map(cardOf);
  const filters = {
    Soort: count(all.map(({ kind }) => kind)),
    Thema: count(all.flatMap(({ themes }) => themes)),
    Hal: count(all.flatMap(({ hall }) => hall ?? [])),
    Paviljoen: count(all.flatMap(({ pavilion }) => pavilion ?? [])),
    Plaats: count(all.flatMap(({ place }) => place ?? [])).slice(0, 24),
  };
  return { total: all.length, exhibitors: all.slice(0, exhibitorsPerPage), filters };
}

function count(values) {
  const counts = new Map();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1]).map(([label, times]) => ({ label, times }));
}

/** The first exhibitors with these words, this theme and of this kind; all of them optional. */
export async function searchExhibitors({ q, thema, soort }) {
  const contains = { $containsi: q };
  const filters = {
    ...(q && { $or: [{ name: contains }, { summary: contains }, { place: contains }] }),
    ...(thema && { themes: { slug: { $eq: thema } } }),
    ...(soort && { kind: { $eq: soort } }),
  };
  const { data, meta } = await ask('exhibitors', {
    ...card,
    filters,
    sort: ['name'],
    pagination: { pageSize: exhibitorsPerPage },
  });
  return { total: meta.pagination.total, exhibitors: data.map(cardOf) };
}

/** An exhibitor with all its texts and pictures, its sessions, and others of the same theme; null when it is not there. */
export async function getExhibitor(publicId) {
  const { data } = await ask('exhibitors', {
    fields: [...card.fields, 'description', 'website'],
    populate: {
      ...card.populate,
      image: true,
      socials: true,
      contact: true,
      products: { populate: ['image'] },
    },
    filters: { publicId: { $eq: publicId } },
  });
  const found = data[0];
  if (!found) return null;
  const [related, sessions] = await Promise.all([
    ask('exhibitors', {
      ...card,
      filters: {
        publicId: { $ne: publicId },
        themes: { slug: { $in: found.themes.map(({ slug }) => slug) } },
      },
      pagination: { pageSize: relatedCount },
    }),
    ask('sessions', {
      fields: ['title', 'day', 'startTime', 'endTime'],
      populate: { room: { fields: ['name'] } },
      filters: { exhibitors: { publicId: { $eq: publicId } } },
    }),
  ]);
  return {
    ...cardOf(found),
    description: paragraphsOf(found.description),
    website: found.website,
    image: pictureOf(found.image),
    socials: found.socials,
    contact: found.contact,
    products: found.products.map(({ name, text, image }) => ({ name, text, image: pictureOf(image) })),
    sessions: sessions.data,
    related: related.data.map(cardOf),
  };
}

const withButtons = { populate: ['image', 'buttons'] };
const withLink = { populate: ['link'] };
const blocks = {
  'blocks.hero': withButtons,
  'blocks.text-with-image': withButtons,
  'blocks.cards': { populate: ['cards'] },
  'blocks.figures': { populate: ['figures'] },
  'blocks.programme-highlights': withLink,
  'blocks.exhibitor-grid': withLink,
  'blocks.logo-marquee': { fields: ['title'] },
  'blocks.latest-news': withLink,
  'blocks.gallery': { populate: { link: true, album: { populate: { photos: { populate: ['image'] } } } } },
  'blocks.quote': { fields: ['text', 'name', 'role'] },
  'blocks.call-to-action': { populate: ['buttons'] },
};

/** The front page as sections: a title, texts, links, pictures, and cards of exhibitors, sessions or news. */
export async function getHome() {
  const [page, exhibitors, sessions, news] = await Promise.all([
    ask('pages', { filters: { slug: { $eq: 'home' } }, populate: { blocks: { on: blocks } } }),
    ask('exhibitors', { ...card, sort: ['featured:desc', 'name'], pagination: { pageSize: 36 } }),
    ask('sessions', {
      fields: ['title', 'kind', 'summary', 'day', 'startTime', 'endTime'],
      populate: { room: { fields: ['name'] }, themes: { fields: ['name'] } },
      sort: ['featured:desc', 'day'],
      pagination: { pageSize: 6 },
    }),
    ask('news-articles', {
      fields: ['title', 'intro', 'date'],
      populate: ['image'],
      sort: ['date:desc'],
      pagination: { pageSize: 3 },
    }),
  ]);
  const cards = exhibitors.data.map(cardOf);
  const own = {
    'blocks.programme-highlights': { sessions: sessions.data },
    'blocks.exhibitor-grid': { exhibitors: cards.slice(0, 8) },
    'blocks.logo-marquee': { pictures: cards.flatMap(({ logo }) => logo ?? []) },
    'blocks.latest-news': { news: news.data.map((item) => ({ ...item, image: pictureOf(item.image) })) },
  };
  return page.data[0].blocks.map((block) => sectionOf(block, own[block.__component]));
}

function sectionOf(block, own) {
  const photos = block.album?.photos.slice(0, block.limit) ?? [];
  return {
    title: block.title ?? block.name,
    texts: [block.eyebrow, block.text, block.role, ...paragraphsOf(block.body)].filter(Boolean),
    points: [
      ...(block.cards ?? []).map(({ title, text }) => ({ title, text })),
      ...(block.figures ?? []).map(({ value, label }) => ({ title: value, text: label })),
    ],
    links: [...(block.buttons ?? []), block.link].filter(Boolean).map(({ label, url }) => ({ label, url })),
    pictures: [block.image, ...photos.map(({ image }) => image)].flatMap((file) => pictureOf(file) ?? []),
    captions: photos.map(({ caption }) => caption),
    exhibitors: [],
    sessions: [],
    news: [],
    ...own,
  };
}
