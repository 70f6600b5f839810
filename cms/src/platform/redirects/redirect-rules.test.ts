import { finderIn, walkAmong, type RedirectCode, type Rule } from 'beursvloer-domain/redirects';
import { describe, expect, it } from 'vitest';
import { objectionToForm, objectionToPlace } from './redirect-rules';

const rule = (source: string, target: string, code: RedirectCode = 301): Rule => ({ source, target, code });
const targetOf = (rules: readonly Rule[], path: string) =>
  walkAmong(finderIn(rules), path).redirect?.target ?? null;

describe('what an editor may write', () => {
  it.each([
    ['oud', '/x', 'source'],
    ['/', '/x', 'source'],
    ['/*', '/x', 'source'],
    ['/oud*', '/x', 'source'],
    ['/*/oud', '/x', 'source'],
    ['/oud/**', '/x', 'source'],
    ['/oud?a=1', '/x', 'source'],
    ['/oud#a', '/x', 'source'],
    ['/oud\\x', '/x', 'source'],
    ['/Uploads/x.pdf', '/x', 'source'],
    ['/l/kaart', '/x', 'source'],
    ['/en/l/kaart', '/x', 'source'],
    ['/sitemap.xml', '/x', 'source'],
    ['/oud', 'x', 'target'],
    ['/oud', '//evil.example', 'target'],
    ['/oud', '/\\evil.example', 'target'],
    ['/oud', '/\n/evil.example', 'target'],
    ['/oud', 'javascript:alert(1)', 'target'],
    ['/oud', 'https://', 'target'],
    ['/oud', '/nieuw/*', 'target'],
    ['/oud/*', '/nieuw*', 'target'],
  ])('not from %j to %j', (source, target, field) => {
    expect(objectionToForm(source, target)).toMatchObject({ field });
  });

  it.each([
    ['/oud', '/nieuw?a=*#b'],
    ['/oud.html', '/nieuw'],
    ['/oud/*', '/nieuw/*?a=1'],
    ['/oud/*', 'https://elders.example/*'],
    ['/café', '/'],
  ])('from %j to %j', (source, target) => {
    expect(objectionToForm(source, target)).toBeNull();
  });
});

describe('where a redirect may stand between the others', () => {
  it.each([
    ['itself', rule('/a', '/A/?x=1'), []],
    ['itself, with everything below', rule('/a/*', '/a/*'), []],
    ['ever deeper', rule('/a/*', '/a/b/*'), []],
    ['back', rule('/b', '/a'), [rule('/a', '/b')]],
    ['back in three', rule('/c', '/a'), [rule('/a', '/b'), rule('/b', '/c')]],
    ['back through a wildcard', rule('/b/*', '/a/*'), [rule('/a/*', '/b/*')]],
    ['back for one page below', rule('/a/*', '/b/*'), [rule('/b/een/twee', '/a/een/twee')]],
    [
      'back in steps, for one page below',
      rule('/a/*', '/b/c/*'),
      [rule('/b/*', '/d/*'), rule('/d/c/x', '/a/x')],
    ],
    ['into a loop that is there', rule('/c', '/a'), [rule('/a', '/b'), rule('/b', '/a')]],
  ])('not leading to %s', (_what, added, others) => {
    expect(objectionToPlace(added, others)).toMatchObject({ field: 'target' });
  });

  it('rejects the sixth in a row, wherever in the row it comes', () => {
    const row = Array.from({ length: 6 }, (_, index) => rule(`/${index}`, `/${index + 1}`));
    for (const added of row) {
      const others = row.filter((one) => one !== added);
      expect(objectionToPlace(added, others)?.message).toContain('/0 → /1 → /2 → /3 → /4 → /5 → /6');
    }
    expect(objectionToPlace(rule('/1', '/2'), row.slice(2))).toBeNull();
  });

  it('accepts a loop of other redirects, nor a wildcard to its own path', () => {
    const loop = [rule('/x', '/y'), rule('/y', '/x')];
    expect(objectionToPlace(rule('/a', '/b'), loop)).toBeNull();
    expect(objectionToPlace(rule('/nieuws/*', '/nieuws'), loop)).toBeNull();
  });

  it('is fast among many', () => {
    const many = Array.from({ length: 500 }, (_, index) =>
      index % 10 === 0 ? rule(`/map${index}/*`, `/doel${index}/*`) : rule(`/pagina/${index}`, '/nieuws'),
    );
    const start = performance.now();
    expect(objectionToPlace(rule('/nieuw/*', '/anders/*'), many)).toBeNull();
    expect(performance.now() - start).toBeLessThan(3000);
  });
});

describe('the path of one item, with or without its name', () => {
  const short = '/standhouders/1001';
  it.each([
    [`${short}/bouwhuis`, short],
    [`${short}/bouwhuis`, `${short}/anders?van=mail`],
    [short, `${short}/bouwhuis`],
    [`/en${short}/bouwhuis`, short],
    ['/fotoalbums/1/de-hal', '/fotoalbums/1'],
  ])('is not redirected to itself: %s to %s', (source, target) => {
    expect(objectionToPlace(rule(source, target), [])).toEqual({
      field: 'target',
      message: expect.stringContaining('met de goede naam erachter') as unknown,
    });
    expect(targetOf([rule(source, target)], source)).toBeNull();
  });

  it('is not redirected to itself through others', () => {
    const around = [rule(`${short}/bouwhuis`, '/tussen'), rule('/tussen', short)];
    for (const [one, ...others] of [around, around.toReversed()])
      expect(one && objectionToPlace(one, others)?.message).toContain('kring');
    expect(targetOf(around, `${short}/bouwhuis`)).toBeNull();
    expect(objectionToPlace(rule(`${short}/*`, short), [])?.message).toContain('kring');
    expect(targetOf([rule('/standhouders/*', short)], `${short}/bouwhuis`)).toBeNull();
  });

  it('may lead to another item, and another page to it', () => {
    expect(objectionToPlace(rule(`${short}/bouwhuis`, '/standhouders/1002'), [])).toBeNull();
    expect(objectionToPlace(rule('/bouwhuis', short), [])).toBeNull();
    expect(targetOf([rule('/standhouders/*', short)], '/standhouders/1002/x')).toBe(short);
  });
});

describe('several items, whose names the site puts right', () => {
  const [one, two, three] = ['/sprekers/3001', '/sprekers/3002', '/sprekers/3003'];
  const around = [rule(`${one}/anna`, two), rule(`${two}/bram`, `${three}/weg`), rule(`${three}/chris`, one)];

  it.each([0, 1, 2])('are not redirected to each other in a circle, whichever comes last (%i)', (last) => {
    const added = around[last];
    const others = around.filter((other) => other !== added);
    expect(added && objectionToPlace(added, others)?.message).toContain('kring');
    expect(targetOf(around, added?.source ?? '')).toBeNull();
    for (const other of others) expect(objectionToPlace(other, others)).toBeNull();
  });

  it('are shown when a circle exists, and so is what leads into it', () => {
    expect(walkAmong(finderIn([...around, rule('/oud', one)]), '/oud')).toMatchObject({
      end: 'loop',
      redirect: null,
    });
    expect(targetOf(around, one)).toBeNull();
  });

  it('may be merged, and a name that leads nowhere is no harm', () => {
    const merged = [rule(`${one}/anna`, two), rule(`${three}/chris`, two), rule(`${two}/bram`, 'https://')];
    for (const added of merged.slice(0, 2)) {
      expect(objectionToPlace(added, merged)).toBeNull();
      expect(targetOf(merged, added.source)).toBe(two);
    }
  });

  it('do not get around the longest chain', () => {
    const row = Array.from({ length: 6 }, (_, n) => rule(`/sprekers/${n}/naam`, `/sprekers/${n + 1}`));
    for (const added of row) expect(objectionToPlace(added, row)?.message).toContain('keten');
    expect(objectionToPlace(rule('/sprekers/1/naam', '/sprekers/2'), row.slice(2))).toBeNull();
    expect(targetOf(row, '/sprekers/1/naam')).toBe('/sprekers/2');
    expect(targetOf(row, '/sprekers/0/naam')).toBeNull();
  });

  it('are followed in the language of the visitor', () => {
    const english = [rule(`${one}/anna`, `/en${two}`), rule(`/en${two}/bram`, one)];
    for (const added of english) expect(objectionToPlace(added, english)?.message).toContain('kring');
    // Nobody who reads Dutch comes to the English name.
    const apart = [rule(`${one}/anna`, two), rule(`/en${two}/bram`, '/contact')];
    expect(targetOf(apart, `${one}/anna`)).toBe(two);
    for (const added of apart) expect(objectionToPlace(added, apart)).toBeNull();
  });
});

describe('a path in another language', () => {
  const rules = [
    rule('/oud', '/nieuw?a=1'),
    rule('/weg', '/en/away'),
    rule('/en/eigen', '/nieuw'),
    rule('/eigen', '/anders'),
    rule('/start', '/'),
    rule('/pdf', '/uploads/x.pdf'),
    rule('/map/*', '/archief/*'),
    rule('/uit', 'https://elders.example/'),
  ];

  it.each([
    ['stays in it', '/en/oud', '/en/nieuw?a=1'],
    ['goes to another when the redirect says so', '/en/weg', '/en/away'],
    ['has redirects of its own, which come first', '/en/eigen', '/nieuw'],
    ['does not apply to Dutch paths', '/eigen', '/anders'],
    ['has a front page', '/en/start', '/en'],
    ['carries the tail of a wildcard', '/en/map/A/b', '/en/archief/A/b'],
    ['shares files', '/en/pdf', '/uploads/x.pdf'],
    ['and other sites', '/en/uit', 'https://elders.example/'],
    ['that is no language of the site', '/de/oud', null],
  ])('%s: %s', (_what, path, target) => {
    expect(targetOf(rules, path)).toBe(target);
  });

  it('may be where the Dutch one leads, also for everything below', () => {
    for (const added of [rule('/oud', '/en/oud'), rule('/oud/*', '/en/oud/*')]) {
      expect(objectionToPlace(added, [])).toBeNull();
      expect(targetOf([added], '/en/oud')).toBeNull();
      expect(targetOf([added], '/oud')).toBe('/en/oud');
    }
  });

  it.each([
    ['over its own redirect', '/en/c', [rule('/en/c', '/en/b'), rule('/b', '/c')]],
    ['over both', '/a', [rule('/a', '/en/b'), rule('/b', '/c'), rule('/en/c', '/a')]],
    ['below a wildcard', '/oud', [rule('/en/*', '/*'), rule('/oud', '/en/oud')]],
    ['at the front page, which opens in the language of before', '/en', [rule('/en', '/')]],
    ['over the front page', '/en', [rule('/en', '/oud'), rule('/oud', '/')]],
  ])('is not redirected in a circle %s: %s', (_what, path, circle) => {
    for (const added of circle) {
      const others = circle.filter((other) => other !== added);
      expect(objectionToPlace(added, others)?.message).toContain('kring');
    }
    expect(targetOf(circle, path)).toBeNull();
  });
});
