import { beforeAll, describe, expect, it } from 'vitest';
import { getStandOffer, offerUid } from '../../src/contracts/stand-offer';
import { ask, type App } from '../harness/app';
import { sharedApp } from '../harness/shared-app';

let app: App;
beforeAll(async () => {
  app = await sharedApp();
});

const prices = async () => (await getStandOffer(app.strapi))?.prices;

async function change(data: object): Promise<unknown> {
  const row = await app.strapi.documents(offerUid).findFirst();
  return app.strapi.documents(offerUid).update({ documentId: row?.documentId ?? '', data });
}

describe('the prices of stands', () => {
  it('are read by everybody, in both languages, without what is for the admin alone', async () => {
    const { status, body } = await ask(
      app,
      'GET',
      '/api/stand-offer?populate[0]=kinds&populate[1]=buildings',
    );
    expect([status, body]).toMatchObject([
      200,
      {
        data: {
          registrationCents: 49_500,
          vatRate: 21,
          kinds: [
            { code: 'ingericht', nameEnglish: 'Furnished stand', cents: 33_600, minSquareMetres: 12 },
            { code: 'paviljoen', cents: 245_000, minSquareMetres: null, maxSquareMetres: null },
          ],
          buildings: [
            { code: 'zelfbouw' },
            { code: 'wanden', nameEnglish: 'Walls and carpet', cents: 5_900 },
          ],
        },
      },
    ]);
    expect(body).not.toHaveProperty('data.name');
  });

  it('are what a total is worked out from', async () => {
    expect(await prices()).toEqual({
      kinds: [
        { code: 'ingericht', cents: 33_600, squareMetres: { min: 12, max: 200 } },
        { code: 'paviljoen', cents: 245_000, squareMetres: null },
      ],
      buildings: [
        { code: 'zelfbouw', cents: 0, kinds: ['ingericht'] },
        { code: 'wanden', cents: 5_900, kinds: ['ingericht'] },
      ],
      registrationCents: 49_500,
      vatRate: 21,
    });
    const english = (await getStandOffer(app.strapi))?.namesIn('en');
    expect(['ingericht', 'paviljoen', 'x'].map((code) => english?.(code))).toEqual([
      'Furnished stand',
      'Plaats in een paviljoen',
      'x',
    ]);
  });

  const kind = { code: 'a', name: 'A', cents: 100 };
  it.each<[string, object[], RegExp]>([
    ['two kinds of one name', [kind, kind], /is er al/],
    ['a kind with the name of what comes once', [{ ...kind, code: 'registration' }], /gebruikt de site zelf/],
    ['a largest size without a smallest', [{ ...kind, maxSquareMetres: 5 }], /kleinste oppervlak/],
    ['a smallest size without a largest', [{ ...kind, minSquareMetres: 5 }], /grootste oppervlak/],
    [
      'a largest size below the smallest',
      [{ ...kind, minSquareMetres: 5, maxSquareMetres: 4 }],
      /kleiner dan/,
    ],
    ['a price below nothing', [{ ...kind, cents: -1 }], /./],
    ['a name that is no name', [{ ...kind, code: 'Kale vloer' }], /./],
    ['no kinds', [], /./],
  ])('with %s are rejected, and the old ones stay', async (_what, kinds, message) => {
    const before = await prices();
    await expect(change({ kinds, buildings: [] })).rejects.toThrow(message);
    expect(await prices()).toEqual(before);
  });

  const building = { code: 'b', name: 'B', cents: 0, kinds: 'ingericht' };
  it.each<[string, object[], RegExp]>([
    ['two ways to build of one name', [building, building], /is er al/],
    ['a way to build with the name of a kind', [{ ...building, code: 'paviljoen' }], /is er al/],
    ['a way to build for a kind that there is not', [{ ...building, kinds: 'kaal' }], /geen soort stand/],
    [
      'a way to build for a kind of one size',
      [{ ...building, kinds: 'ingericht\npaviljoen' }],
      /“paviljoen”/,
    ],
  ])('with %s are rejected', async (_what, buildings, message) => {
    const before = await prices();
    await expect(change({ buildings })).rejects.toThrow(message);
    expect(await prices()).toEqual(before);
  });
});
