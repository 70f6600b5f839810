import { describe, expect, it } from 'vitest';
import { registrationDays, unconfirmedDays } from '../../../src/visitors/retention';
import { catalogue } from '../catalogue';
import { english } from '../english';
import { faq } from '../faq';
import { forms } from '../forms';
import { news } from '../news';
import { pages } from '../pages';
import { rules } from '../rules';
import { standOffer } from '../site/stand-offer';
import { foundIn, stringsIn, texts } from './texts.fixture';

const everything = [...texts, ...stringsIn({ catalogue, forms, rules, standOffer })];
const textOf = (all: readonly { slug: string }[], slug: string) =>
  stringsIn(all.find((one) => one.slug === slug)).join('\n');

describe('the texts promise nothing that the fair does not have', () => {
  it.each([
    [
      'personal links for an exhibitor’s customers, or a count of them',
      /persoonlijke link|personal link|hoeveel er zijn gebruikt/gi,
    ],
    ['badges by the square metre', /badges? per (?:drie|three|vierkante|square|m²)/gi],
    [
      'badges that exhibitors read',
      /op (?:een|de) stand (?:uw|een) badge|zaal of stand|room or stand|leest een badge|badge read there/gi,
    ],
    ['badges that are read at a room', /bij een zaal uw badge/gi],
    ['cancelling or writing in the account', /(?:annuleren|schriftelijk)[^.\n]{0,60}\baccount\b/gi],
    ['accounts that end by themselves', /(?:laatst inlogde|last signed in)/gi],
    ['counts of who reads a newsletter', /keren bekeken en geklikt/gi],
    ['notes to exhibitors when the rules change', /Bij elke wijziging krijgt u bericht/gi],
    ['coach that waits on a car park that is not there', /(?:staat daarna|wachten) op P[13-9]\b/g],
  ])('no %s', (_what, pattern) => {
    expect(foundIn(everything, pattern)).toEqual([]);
  });

  it('an app is named only where it is said that there is none', () => {
    const questions = faq.flatMap((category) => category.questions);
    const asked = questions.filter(({ question }) => /\bapp\b/.test(question));
    expect(asked.map(({ answer }) => answer.slice(0, 4))).toEqual(['Nee,']);
    const allowed = new Set(asked.map(({ question }) => question));
    expect(
      foundIn(
        everything.filter((text) => !allowed.has(text)),
        /\bapps?\b/gi,
      ),
    ).toEqual([]);
  });
});

describe('what is stored, and for how long', () => {
  it('is said of a ticket as it is done, on each page that says it', () => {
    const days = `${registrationDays} dagen na de beurs`;
    expect(textOf(pages, 'privacy')).toContain(`Kaarten en bezoek: tot ${days}`);
    expect(textOf(pages, 'bezoekersprofiel')).toContain(`uw aanmelding: tot ${days}`);
    expect(textOf(pages, 'bezoekersprofiel')).toContain(`niet bevestigt: ${unconfirmedDays} dagen`);
    expect(textOf(english.pages, 'privacy')).toContain(`until ${registrationDays} days after the fair`);
  });

  it('is said of a form as it is done', () => {
    const application = forms.find(({ slug }) => slug === 'open-sollicitatie');
    expect(application?.confirmationMailText).toContain('vier weken');
    expect(application?.retentionDays).toBe(28);
    const vacancy = forms.find(({ slug }) => slug === 'solliciteren');
    expect(vacancy?.confirmationMailText).toContain('vier weken');
    expect(vacancy?.retentionDays).toBe(28);
    const newsletter = forms.find(({ slug }) => slug === 'nieuwsbrief');
    expect(textOf(pages, 'nieuwsbrief')).toContain('niet binnen zeven dagen');
    expect(newsletter?.retentionDays).toBe(7);
  });
});

describe('what is told about the rules', () => {
  const current = rules.find(({ version }) => version === '2027.1');
  const article = (number: number) => current?.articles[number - 1]?.body ?? '';

  it('they are as many articles as every text says', () => {
    const said = foundIn(everything, /\b([Vv]ijftien) artikelen/g);
    expect(said.length).toBeGreaterThan(1);
    expect(current?.articles).toHaveLength(15);
    expect(foundIn(everything, /\b(?:41|dertien|veertien|zestien) artikelen/g)).toEqual([]);
  });

  it('every article that a text names is there', () => {
    const named = foundIn(everything, /\bartikel (\d+)|#artikel-(\d+)/g);
    expect(named.length).toBeGreaterThan(3);
    for (const { said, around } of named) {
      const number = Number(said.find((one) => one !== undefined));
      expect(number <= (current?.articles.length ?? 0), around).toBe(true);
    }
  });

  it('the news names what they ask and grant', () => {
    const story = textOf(news, 'nieuw-reglement-korter-strenger');
    expect(story).toContain('80 procent');
    expect(article(8)).toContain('80%');
    expect(story).toContain('€ 750,00');
    expect(article(7)).toContain('€ 750,00');
    expect(story).toContain('85 procent');
    expect(article(14)).toContain('85%');
    expect(textOf(news, 'hergebruik-van-standbouw')).toContain('80 procent');
  });
});
