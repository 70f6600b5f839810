import { renderToString } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { describe, expect, it } from 'vitest';
import type { Account } from '../content/types/account';
import { bareSite, SiteProvider, type Site } from '../site/site-context';
import { OwnCards } from './own-cards';
import { programmeOf, type OverviewData } from './overview.server';

const visitor: Account = {
  email: 'noor@post.example',
  name: 'Noor',
  confirmed: true,
  role: 'visitor',
  provider: 'local',
  hasPassword: true,
  appleGranted: false,
  pendingEmail: null,
  exhibitor: null,
};
const exhibitor: Account = {
  ...visitor,
  role: 'exhibitor',
  exhibitor: { publicId: 1001, name: 'Robotwerf', slug: 'robotwerf' },
};
const nothing: OverviewData = {
  visit: null,
  programme: { count: 0, next: undefined },
  orders: [],
  contracts: [],
  views: undefined,
};

function draw(account: Account, data: OverviewData, phase: Site['phase'] = 'before'): string[] {
  const Stub = createRoutesStub([
    {
      path: '*',
      Component: () => (
        <SiteProvider site={{ ...bareSite, phase }}>
          <OwnCards {...{ account, data }} />
        </SiteProvider>
      ),
    },
  ]);
  const html = renderToString(<Stub initialEntries={['/account']} />);
  return [...html.matchAll(/<li.*?<\/li>/gs)].map(([card]) =>
    card
      .replace(/<\/h2>/, ': ')
      .replace(/<[^>]*>/g, '')
      .replaceAll('\u00a0', ' '),
  );
}

describe('the cards of an account', () => {
  it('offer a visitor a ticket and a programme, and nothing of exhibitors', () => {
    expect(draw(visitor, nothing)).toEqual([
      'Vraag uw kaart aan: Met dit e-mailadres is nog geen kaart',
      'Mijn programma: Nog geen sessies bewaard',
    ]);
  });

  it('say where a visitor stands, and offer no ticket after the fair', () => {
    const next = { title: 'Opening', locale: 'nl', day: '2027-02-09', startTime: '10:00', endTime: '10:30' };
    const visit = { isConfirmed: true, days: ['2027-02-09'] };
    const data: OverviewData = { ...nothing, visit, programme: { count: 2, next } };
    expect(draw(visitor, data)).toEqual([
      'Uw badge: Klaar, voor di 9 februari 2027',
      'Mijn programma: di 9 feb 2027, 10.00–10.30 uur: Opening',
    ]);
    expect(draw(visitor, nothing, 'after')).toEqual(['Mijn programma: Nog geen sessies bewaard']);
  });

  it('have the orders, the contract and the figures of an exhibitor', () => {
    const paper = { receipt: 'K-1', createdAt: '2026-11-03T23:30:00.000Z' };
    const data = { ...nothing, orders: [{ ...paper, lines: [] }], views: 35 };
    expect(draw(exhibitor, { ...data, contracts: [paper] })).toEqual([
      'Mijn programma: Nog geen sessies bewaard',
      'Bestellingen: Besteld op wo 4 nov 2026',
      'Contract: Getekend op wo 4 nov 2026, kenmerk K-1',
      'Uw bedrijf op de beurs: Robotwerf',
      expect.stringMatching(/: Vorige week 35 keer bekeken$/),
    ]);
    expect(draw(exhibitor, nothing)).toContain('Contract: Met dit e-mailadres is nog niet getekend');
  });

  it('are left out for what is not known now', () => {
    const unknown = { ...nothing, visit: undefined, programme: undefined };
    expect(draw(exhibitor, { ...unknown, orders: undefined, contracts: undefined })).toHaveLength(1);
  });
});

it('the next session of a programme is the first saved one that has not ended', () => {
  const session = (publicId: number, startTime: string, endTime: string) => ({
    publicId,
    title: `Sessie ${publicId}`,
    locale: 'nl',
    day: '2027-02-09',
    startTime,
    endTime,
  });
  const all = [session(1, '09:30', '10:00'), session(2, '10:00', '10:45'), session(3, '11:00', '12:00')];
  const at = (saved: number[]) => programmeOf(all, saved, new Date('2027-02-09T10:30:00+01:00'));
  expect(at([1, 2, 3])).toMatchObject({ count: 3, next: { title: 'Sessie 2' } });
  expect(at([1])).toEqual({ count: 1, next: undefined });
  expect(at([9])).toEqual({ count: 0, next: undefined });
});
