import { expect, it } from 'vitest';
import { checkFigures, skewOf, type ServerFigures } from './postgres';

const settings = {
  host: 'db',
  port: 5432,
  database: 'fair',
  user: 'fair',
  password: 'geheim',
  tls: false as const,
  maxConnections: 10,
};
const findings = (figures: Partial<ServerFigures>, more: Partial<typeof settings> = {}) =>
  checkFigures({ ...settings, ...more }, { skewMs: 0, connections: 97, ...figures });

it('finds nothing where there is room for a second content backend and clocks agree', () => {
  expect(findings({})).toEqual([]);
  expect(findings({ connections: 22, skewMs: -1999 }, { host: '127.0.0.1' })).toEqual([]);
});

it('finds a database with too few connections for one content backend, or for a second one', () => {
  expect(findings({ connections: 10 })).toMatchObject([{ weight: 'error' }]);
  expect(findings({ connections: 21 })).toMatchObject([{ weight: 'warning' }]);
});

it('finds a clock that differs, and says in which way', () => {
  expect(findings({ skewMs: 61_000 })[0]?.en).toContain('61 s ahead of');
  expect(findings({ skewMs: -3100 })[0]?.nl).toContain('3 s achter');
});

it('does not take the time of the question for a difference between clocks', () => {
  expect(skewOf(1500, 1000, 2000)).toBe(0);
  expect(skewOf(900, 1000, 2000)).toBe(-100);
  expect(skewOf(2300, 1000, 2000)).toBe(300);
});

it('finds a database elsewhere that is asked without TLS', () => {
  expect(findings({}, { host: 'db.beurs.nl' })).toMatchObject([{ weight: 'warning' }]);
});
