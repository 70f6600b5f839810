import { describe, expect, it } from 'vitest';
import { english } from '../english';
import { exhibitors } from '../exhibitors';
import { faq } from '../faq';
import { halls } from '../venue/halls';
import { interviews } from '../interviews';
import { news } from '../news';
import { pages } from '../pages';
import { rooms } from '../venue/rooms';
import { sessions } from '../sessions';
import { site } from '../site/settings';
import { speakers } from '../speakers';
import { stands } from '../venue/stands';
import { foundIn, stringsIn, texts } from './texts.fixture';
import { vacancies } from '../vacancies';

const exhibitorOf = new Map(exhibitors.map((one) => [one.slug, one]));
const speakerOf = new Map(speakers.map((one) => [one.slug, one]));

/** Numbers that texts write as words. */
const words =
  'nul een twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien vijftien zestien zeventien achttien negentien twintig';
const inEnglish =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty';
const large: Record<string, number> = {
  veertig: 40,
  forty: 40,
  zestig: 60,
  sixty: 60,
  negentig: 90,
  ninety: 90,
  veertienduizend: 14_000,
  vierentwintigduizend: 24_000,
};
function numberOf(said: string): number {
  const word = said.toLowerCase();
  const small = Math.max(words.split(' ').indexOf(word), inEnglish.split(' ').indexOf(word));
  return small >= 0 ? small : (large[word] ?? Number(word.replaceAll(/[.,]/g, '')));
}

describe('who is asked for what', () => {
  /** The e-mails of the fair; the contact page and the texts say what each is for. */
  const parties = ['bezoek', 'info', 'pers', 'privacy', 'programma', 'signing', 'stands', 'toegankelijk'];

  it('every address of the fair is one of a few', () => {
    const used = foundIn(texts, /([a-z.]+)@fabriekenthuis\.example/g).map(({ said }) => said[0] ?? '');
    expect([...new Set(used)].sort()).toEqual(parties);
  });

  it.each([
    ['wheelchairs', /[^.\n]*(?:rolstoel|wheelchair)[^.\n]*\[(\w+)@/gi, 'toegankelijk'],
    ['groups', /[^.\n]*\b(?:groep|groups?)\b[^.\n]*\[(\w+)@/gi, 'bezoek'],
    ['files and orders', /[^.\n]*(?:bestanden|bestellingen)[^.\n]*\[(\w+)@/gi, 'signing'],
  ])('%s are one party’s everywhere', (_what, pattern, party) => {
    const asked = foundIn(texts, pattern);
    expect(asked.length).toBeGreaterThan(0);
    for (const { said, around } of asked) expect(said[0], around).toBe(party);
  });

  it('orders are taken by whom the page of contacts names for signing, in both languages', () => {
    expect(site.orders).toEqual({ email: 'signing@fabriekenthuis.example', phone: '030 000 12 05' });
    for (const all of [pages, english.pages]) {
      const card = stringsIn(all.find(({ slug }) => slug === 'contact')).filter((text) =>
        text.includes('signing@'),
      );
      expect(card).toHaveLength(1);
      expect(card[0]).toContain('030 000 12 05');
    }
    const page = stringsIn(pages.find(({ slug }) => slug === 'adverteren-en-signing'));
    const named = foundIn(page, /(\w+)@fabriekenthuis/g).map(({ said }) => said[0]);
    expect(new Set(named)).toEqual(new Set(['signing']));
  });
});

describe('companies and people', () => {
  it.each(vacancies.filter(({ exhibitor }) => exhibitor))(
    '$slug is with an exhibitor in its own town',
    (one) => {
      const employer = exhibitorOf.get(one.exhibitor ?? '');
      expect(employer?.name).toBe(one.employer);
      if (one.place !== 'Heel Nederland') expect(one.place).toContain(employer?.place);
    },
  );

  it.each(interviews)('$slug names the person, the work and the company as the speaker does', (one) => {
    const speaker = speakerOf.get(one.speaker ?? '');
    const company = exhibitorOf.get(one.exhibitor ?? '');
    expect([speaker?.name, speaker?.organisation]).toEqual([one.person, company?.name]);
    const [work = ''] = speaker?.position?.split(' ') ?? [];
    const { role = '' } = one;
    expect(work).not.toBe('');
    expect(role.startsWith(work), role).toBe(true);
    const names = [company?.name ?? '', company?.name.split(' ')[0] ?? '', company?.place ?? ''];
    expect(
      names.some((name) => name !== '' && role.includes(name)),
      role,
    ).toBe(true);
  });

  it('every speaker is of an exhibitor, but for those who come from abroad or work alone', () => {
    const names = new Set(exhibitors.map(({ name }) => name));
    const others = speakers.filter(({ organisation }) => !names.has(organisation ?? ''));
    expect(others.map(({ slug }) => slug)).toEqual([
      'pieter-jan-goossens',
      'ingrid-solberg',
      'matthew-okafor',
      'tineke-van-rossum',
    ]);
  });

  /** All that is said about an exhibitor: by itself, by who speaks for it, and in sessions, interviews and news. */
  function saidAbout(slug: string): string[] {
    const own = exhibitorOf.get(slug);
    const about = ({ exhibitors: named = [] }: { exhibitors?: string[] }) =>
      named.length === 1 && named[0] === slug;
    return stringsIn([
      own,
      speakers.filter(({ organisation }) => organisation === own?.name),
      sessions.filter(({ exhibitors: named = [] }) => named[0] === slug),
      interviews.filter(({ exhibitor }) => exhibitor === slug),
      news.filter(about),
    ]);
  }

  it.each([
    ['bureau-woondeal-oostflank', /(\S+) gemeenten/gi],
    ['wooncooperatie-het-achtererf', /(\S+) huishoudens/gi],
    ['lariksblok', /tot (\S+) lagen/gi],
    ['noorderthuis', /(\S+) weken/gi],
    ['deurenmagazijn', /(\S+duizend|\d\d\.000) (?:gebruikte |binnen)?deuren/gi],
    ['schapenwol-en-dochters', /(twee|drie) dochters/gi],
    ['sparrenhof-hoogbouw', /(\S+) (?:lagen|verdiepingen) hout|toren van (\d+) lagen/gi],
    ['kubiek-modulair', /(\S+) (?:vaste )?modules/gi],
    ['provincie-veenkust', /(?:eerste|afnamegarantie voor|afnamegarantie van) (\S+) jaar/gi],
  ])('what is counted of %s is the same number everywhere', (slug, pattern) => {
    const counted = foundIn(saidAbout(slug), pattern).map(({ said }) => numberOf(said.find(Boolean) ?? ''));
    const numbers = counted.filter((one) => !Number.isNaN(one));
    expect(numbers.length).toBeGreaterThan(1);
    expect(new Set(numbers).size, numbers.join(', ')).toBe(1);
  });

  it('a company is in one place only', () => {
    expect(foundIn(saidAbout('de-goede-drempel'), /\b(Rotterdam)\b/g)).toEqual([]);
    expect(foundIn(saidAbout('schapenwol-en-dochters'), /\b(Drentse|Assen)\b/g)).toEqual([]);
    expect(foundIn(saidAbout('strohalm-bouwsystemen'), /\b(Betuwe|Wageningen)\b/g)).toEqual([]);
  });
});

describe('halls, rooms and counts', () => {
  it('every hall and room that a text names is there', () => {
    const known = new Set([...rooms, ...halls].map(({ name }) => name));
    const named = foundIn(texts, /\b(Hal \d|Zaal [A-Z]\w+|Podium [A-Z]\w+|Grote [Zz]aal)\b/g);
    expect(named.length).toBeGreaterThan(40);
    for (const { said, around } of named) expect(known.has(said[0] ?? ''), around).toBe(true);
  });

  const ofKind = (kind: string) => sessions.filter((one) => one.kind === kind).length;
  it.each([
    ['speakers', /\b(\S+) (?:sprekers|speakers)\b(?= en twintig| and twenty)/gi, speakers.length],
    ['plenary meetings', /\b(zes|six|\d+) (?:plenaire bijeenkomsten|plenary meetings)/gi, ofKind('Plenair')],
    ['knowledge sessions', /\b(\d+) (?:kennissessies|knowledge sessions)/gi, ofKind('Kennissessie')],
    ['workshops', /\b(zestien|sixteen|\d+) workshops/gi, ofKind('Workshop')],
    ['tours', /\b(twintig|twenty|\d+) tours/gi, ofKind('Tour')],
    [
      'items in English',
      /\b(\S+) (?:onderdelen zijn|items are) in (?:het Engels|English)/gi,
      sessions.filter(({ language }) => language === 'Engels').length,
    ],
    [
      'questions',
      /\b(veertig|forty|\d+) (?:vragen|antwoorden|questions|answers) (?:over|about)/gi,
      faq.flatMap(({ questions }) => questions).length,
    ],
  ])('%s are as many as a text says', (_what, pattern, count) => {
    const said = foundIn(texts, pattern);
    expect(said.length).toBeGreaterThan(1);
    for (const { said: one, around } of said) expect(numberOf(one[0] ?? ''), around).toBe(count);
  });

  it('a tour visits as many exhibitors, with as many people, as the answer about tours says', () => {
    const tours = sessions.filter(({ kind }) => kind === 'Tour');
    const [said] = foundIn(texts, /ten hoogste (\S+) mensen in een uur langs (\S+) of (\S+) standhouders/g);
    const [people, least, most] = (said?.said ?? []).map((one) => numberOf(one));
    expect(Math.max(...tours.map(({ capacity }) => capacity ?? 0))).toBe(people);
    const visited = tours.map(({ exhibitors: some = [] }) => some.length);
    expect([Math.min(...visited), Math.max(...visited)]).toEqual([least, most]);
  });

  it('the places that are said to be free are free on the floor plan', () => {
    const taken = new Set(exhibitors.flatMap(({ stands: theirs = [] }) => theirs));
    const free = (hall: string, least: number) =>
      stands
        .filter((one) => one.hall === hall && !taken.has(one.code) && Number(one.area) >= least)
        .map(({ area }) => area);
    const inHall1 = free('hal-1', 12).map(Number);
    const said = foundIn(texts, /(?:plaatsen van|places of) (\d+) (?:tot|to) (\d+) m²/g);
    expect(said).toHaveLength(2);
    for (const { said: one } of said)
      expect(one.map(Number)).toEqual([Math.min(...inHall1), Math.max(...inHall1)]);
    expect(free('hal-2', 60)).toEqual([96]);
    expect(
      foundIn(texts, /(\d+) (?:vierkante meter, direct naast|square metres, right beside)/g).map(
        ({ said: one }) => one[0],
      ),
    ).toEqual(['96', '96']);
  });

  it('data are asked for by the same day everywhere, and that day counts', () => {
    expect(foundIn(texts, /(?:voor|before) (11 [Dd]ecember)/g)).toEqual([]);
  });
});
