import { renderToString } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { describe, expect, it } from 'vitest';
import type { Form } from '../content/types/form/form';
import type { Vacancy } from '../content/types/vacancy';
import { bareSite } from '../site/site-context';
import { paginate } from '../listing/request/paginate';
import { parseListState } from '../listing/request/search-params';
import { nl } from '../messages/nl';
import { thingIn } from '../meta/linked-data.fixture';
import { vacancyList } from './vacancy-list';
import { VacancyListPage } from './vacancy-list-page';
import { vacancyMeta } from './vacancy-meta';
import { VacancyPage } from './vacancy-page';

const script = '<script>alert(1)</script>';
const today = '2026-11-21';

function vacancyOf(publicId: number, facts: Partial<Vacancy> = {}): Vacancy {
  return {
    publicId,
    title: `Baan ${publicId}`,
    slug: `baan-${publicId}`,
    employer: 'Robotwerf',
    place: null,
    hours: null,
    salary: null,
    posted: '2026-11-01',
    closes: null,
    intro: '',
    exhibitor: null,
    isPast: false,
    body: [],
    applyUrl: null,
    seo: null,
    updatedAt: '',
    ...facts,
  };
}

function render(element: React.ReactNode, path: string): string {
  const Stub = createRoutesStub([{ path: '*', Component: () => element }]);
  return renderToString(<Stub initialEntries={[path]} />);
}

function list(query: string, all: Vacancy[]): string {
  const state = parseListState(vacancyList, new URLSearchParams(query));
  const shown = paginate(all, 1, 24);
  if (!shown) throw new Error('no such page');
  return render(<VacancyListPage data={{ state, today, shown }} />, '/vacatures');
}

const page = (vacancy: Vacancy, open = true, form: Form | null = null) =>
  render(<VacancyPage data={{ vacancy, open, form }} />, '/vacatures/8001/x');

const text = { kind: 'text', help: null, rules: [], choices: [], options: [], autocomplete: null } as const;
const applicationForm: Form = {
  documentId: 'f1',
  title: 'Solliciteren',
  slug: 'solliciteren',
  intro: 'Uw sollicitatie gaat naar de werkgever.',
  version: 1,
  fields: [
    { ...text, name: 'vacature', label: 'Vacature' },
    { ...text, name: 'werkgever', label: 'Werkgever' },
    { ...text, name: 'naam', label: 'Uw naam' },
  ],
  submitLabel: null,
  confirmationTitle: null,
  confirmationText: null,
  closesAfterFair: false,
  closedText: null,
  closedLink: null,
  captchaAction: 'apply',
  locale: 'nl',
};

describe('the list of vacancies', () => {
  it('says until when, and renders hostile content as text', () => {
    const html = list('', [
      vacancyOf(8001, { title: script, employer: script, place: script, closes: today, slug: 'a/b' }),
      vacancyOf(8002),
    ]);
    expect(html).not.toContain('<script>alert');
    expect(html).toContain('href="/vacatures/8001/a%2Fb"');
    expect(html).toContain(nl.vacancies.closesToday);
    expect(html).toContain(nl.vacancies.noClosingDay);
  });

  it('says what to do when nothing fits', () => {
    expect(list('q=zzz', [])).toContain(nl.vacancies.list.empty.clear);
    expect(list('', [])).toContain(nl.vacancies.list.empty.nothing);
  });
});

describe('a vacancy', () => {
  it('is whole with nothing but a title and an employer', () => {
    const html = page(vacancyOf(8001));
    expect(html).toContain(nl.vacancies.detail.noText);
    expect(html).not.toContain(nl.vacancies.detail.salary);
    expect(html).not.toContain(`${nl.vacancies.detail.apply}</a>`);
  });

  it.each([
    ['https://www.robotwerf.example/werken', nl.vacancies.detail.applyAt('robotwerf.example')],
    ['mailto:werk@robotwerf.example', nl.vacancies.detail.applyByMail],
  ])('leads to where one applies, and says so: %s', (applyUrl, note) => {
    const html = page(vacancyOf(8001, { applyUrl }));
    expect(html).toContain(`href="${applyUrl}"`);
    expect(html).toContain(note);
  });

  it('has a form with the job and the employer filled in, which its button leads to', () => {
    const html = page(vacancyOf(8001), true, applicationForm);
    expect(html).toContain('href="#formulier-solliciteren"');
    expect(html).toContain('id="formulier-solliciteren"');
    expect(html).toContain(nl.vacancies.detail.applyFor('Baan 8001'));
    expect(html).toMatch(/<input type="hidden" name="vacature"[^>]* value="Baan 8001"/);
    expect(html).toMatch(/<input type="hidden" name="werkgever"[^>]* value="Robotwerf"/);
    expect(html).toMatch(/<input[^>]* name="naam"/);
  });

  it('says that it is closed, and then has no way to apply', () => {
    const html = page(vacancyOf(8001, { applyUrl: 'https://x.example', closes: '2026-11-20' }), false);
    expect(html).toContain(nl.vacancies.detail.closedTitle);
    expect(html).not.toContain('https://x.example');
  });

  it('renders hostile content as text', () => {
    const hostile = { title: script, employer: script, salary: script, hours: script, intro: script };
    expect(page(vacancyOf(8001, hostile))).not.toContain('<script>');
  });

  it('has linked data for search engines while it is open', () => {
    const vacancy = vacancyOf(8001, { closes: '2026-12-01', place: 'Hengelo' });
    const site = { ...bareSite, origin: 'https://beurs.example' };
    const open = vacancyMeta({ vacancy, open: true, form: null }, site);
    expect(thingIn(open, 'JobPosting')).toMatchObject({ validThrough: '2026-12-01T23:59:00+01:00' });
    const closed = vacancyMeta({ vacancy, open: false, form: null }, site);
    expect(thingIn(closed, 'JobPosting')).toBeUndefined();
    expect(closed).toContainEqual({ name: 'robots', content: 'noindex' });
  });
});
