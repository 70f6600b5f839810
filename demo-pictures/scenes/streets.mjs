import { block, cabin, canalHouse, galleryFlat, terrace } from '../houses.mjs';
import { bush, plant, shrubs, tree, water } from '../nature.mjs';
import { C, darken } from '../palette.mjs';
import { crowd, figure, person, talk } from '../people.mjs';
import { car, scaffold } from '../site.mjs';
import { outdoor } from './stage.mjs';

const road = (w, y0, y1, { x0 = -90, x1 = 140, side = 1.8 } = {}) => {
  w.patch(x0, y0 - side, x1, y1 + side, C.grey1);
  w.patch(x0, y0, x1, y1, C.asphalt);
};

/** Streets, villages, water and courtyards. */
export const streets = {
  rijwoningen(v) {
    const w = outdoor(v, {
      eye: [-7, -17, 2.4],
      target: [15, 10, 2.4],
      fov: 62,
      shift: 0.13,
      time: 'goud',
      azimuth: -62,
    });
    road(w, -10, -5);
    w.patch(-90, -3.2, 140, 0, C.grass);
    terrace(w, 0, 0, 12, {
      solar: 0.45,
      dormer: 0.2,
      each: (i) => ({
        door: [C.orange, C.greenDeep, C.navy, C.amber, C.skyDeep][i % 5],
        brick: ['#c27a55', C.brickDark, C.brickPale, C.brick][i % 4],
      }),
    });
    terrace(w, -34, 24, 5, { roof: C.tileDark });
    plant(w, 9, -4, 6.5, { tone: 'autumn' });
    plant(w, 24, -4, 7);
    plant(w, 40, -4, 7.5, { tone: 'spring' });
    plant(w, -8, 10, 13);
    car(w, 19, -7.4, { colour: C.orange });
    car(w, 30, -7.4, { colour: C.skyDeep });
    talk(w, 3.4, -4.2, 3);
    person(w, -1.4, -9, { pose: 'walk', top: C.orange });
    crowd(w, 12, -4.6, 34, -3.4, 5);
    return w;
  },
  galerijflat(v) {
    const w = outdoor(v, {
      eye: [-14, -34, 1.8],
      target: [16, 0, 1.8],
      fov: 56,
      shift: 0.27,
      time: 'middag',
      azimuth: -48,
      ground: C.grass,
    });
    w.patch(-90, -10, 140, -5, C.grey1);
    w.patch(-2, -60, 3, -5, C.grey1);
    galleryFlat(w, -4, 0, { bays: 9, storeys: 8, rail: C.orange });
    galleryFlat(w, -70, 40, { bays: 7, storeys: 6, rail: C.skyDeep, stairs: false });
    for (const [x, y, h, k] of [
      [-14, -8, 11, 'birch'],
      [12, -16, 8, 'round'],
      [30, -9, 9, 'round'],
      [46, -12, 11, 'poplar'],
      [-22, 4, 14, 'round'],
    ])
      plant(w, x, y, h, { kind: k, tone: k === 'birch' ? 'spring' : 'green' });
    shrubs(w, -10, -4, 48, -4, 26, { h: 0.9 });
    crowd(w, -8, -10, 30, -6, 9);
    talk(w, 0.5, -20, 2);
    person(w, -6.5, -23, { pose: 'walk', dir: 1 });
    return w;
  },
  kadeWoningen(v) {
    const w = outdoor(v, {
      eye: [4, -34, 5],
      target: [8, 10, 5],
      fov: 56,
      shift: 0.05,
      time: 'avond',
      azimuth: -38,
      ground: C.stone,
      sunX: 0.75,
    });
    const kinds = ['step', 'flat', 'bell', 'step', 'flat', 'bell', 'step', 'flat', 'bell', 'step'];
    const build = () => {
      kinds.forEach((kind, i) =>
        canalHouse(w, -26 + i * 6.6, 3 + (i % 3) * 0.02, {
          kind,
          width: 6.5,
          storeys: [4, 3, 4, 5, 3, 4, 3, 4, 5, 4][i],
          brick: [
            C.brick,
            '#e9dccb',
            C.brickDark,
            '#3f5364',
            C.brickPale,
            '#d9d3c6',
            C.brick,
            C.orangeDeep,
            C.brickBrown,
            '#c7b299',
          ][i],
          z: 1.2,
        }),
      );
      w.object(
        0,
        -2,
        0,
        (p) =>
          p.box(-80, 0, 0, 170, 5, 1.2, C.brickBrown, {
            top: C.grey2,
            front: (f) => f.rect(0, 1, 170, 0.2, C.grey1),
            ao: false,
          }),
        { bias: 20 },
      );
    };
    water(
      w,
      [
        [-140, -80],
        [160, -80],
        [160, -2],
        [-140, -2],
      ],
      build,
    );
    build();
    for (const x of [-20, -7, 6, 22, 34])
      w.object(x, 0, 0, (p) => tree(p, 0, 0, 7, { tone: x % 2 ? 'autumn' : 'olive', z: 1.2 }), { bias: -2 });
    for (const x of [-15, -2, 10, 16, 28]) person(w, x, -0.6, { z: 1.2, pose: 'walk', bias: -4 });
    for (const [x, c] of [
      [-12, C.orange],
      [20, C.skyDeep],
    ])
      w.object(x, -8, 0, (p) => {
        p.face(
          [
            [0, 0, 0],
            [6, 0, 0],
            [7, 0, 0.9],
            [-0.6, 0, 0.9],
          ],
          c,
        );
        p.face(
          [
            [-0.6, 0, 0.9],
            [7, 0, 0.9],
            [6, 1.8, 0.9],
            [0.4, 1.8, 0.9],
          ],
          C.timberPale,
        );
        p.box(1.5, 0.4, 0.9, 2.6, 1, 1, C.white, {
          shadow: false,
          front: (f) => f.window(0.3, 0.3, 1.9, 0.5, { sill: false }),
        });
      });
    return w;
  },
  dorpskern(v) {
    const w = outdoor(v, {
      eye: [-2, -27, 3],
      target: [3, 10, 3],
      fov: 60,
      shift: 0.16,
      time: 'ochtend',
      azimuth: -70,
      ground: '#c9bba6',
    });
    w.object(10, 26, 0, (p) => {
      p.box(0, 0, 0, 6.5, 6.5, 19, C.brickDark, {
        top: false,
        front: (f) => {
          f.joints(0.25, darken(C.brickDark, 0.3));
          f.window(2.2, 13.5, 2, 3.2, { bars: 1 });
          f.window(2.6, 7, 1.3, 2.6);
          f.shape(
            Array.from({ length: 12 }, (_, i) => [
              3.25 + Math.cos(i * 0.5236) * 1.1,
              11.4 + Math.sin(i * 0.5236) * 1.1,
            ]),
            C.white,
          );
          f.line(3.25, 11.4, 3.25, 12.2, 0.12, C.ink);
          f.line(3.25, 11.4, 3.8, 11.6, 0.12, C.ink);
          f.door(2.4, 1.7, 2.8, C.greenDeep);
        },
      });
      for (const [a, b] of [
        [
          [-0.4, 6.9],
          [6.9, 6.9],
        ],
        [
          [-0.4, -0.4],
          [-0.4, 6.9],
        ],
        [
          [6.9, -0.4],
          [6.9, 6.9],
        ],
        [
          [-0.4, -0.4],
          [6.9, -0.4],
        ],
      ])
        p.face(
          [
            [...a, 19],
            [...b, 19],
            [3.25, 3.25, 31],
          ],
          C.slate,
        );
      p.line([3.25, 3.25, 31], [3.25, 3.25, 33], 0.14, C.amber);
      p.box(6.5, 0.4, 0, 16, 8, 7, C.brick, {
        front: (f) => {
          for (let i = 0; i < 4; i++) f.window(1.5 + i * 3.8, 1.6, 1.4, 4, { bars: 1, rows: 3 });
        },
      });
      p.gable(6.5, 0.4, 7, 16, 8, 6, C.slate);
    });
    terrace(w, -34, 7, 4, {
      width: 7.5,
      storeys: 1,
      roof: C.tile,
      each: (i) => ({ brick: [C.white, C.brick, '#ead9bf', C.brickPale][i] }),
    });
    terrace(w, 14, 6, 3, {
      width: 7.5,
      storeys: 1,
      roof: C.tileDark,
      each: (i) => ({ brick: [C.brickPale, C.white, C.brick][i] }),
    });
    terrace(w, -30, 30, 6, { storeys: 2, roof: C.tile });
    for (const [x, c] of [
      [-6, C.orange],
      [-1.2, C.white],
      [3.6, C.skyDeep],
      [8.4, C.green],
    ])
      w.object(x, 3, 0, (p) => {
        for (const u of [0, 3.2]) for (const d of [2, 0]) p.line([u, d, 0], [u, d, 2.3], 0.08, C.grey5);
        p.box(0.1, 0.2, 0, 3, 1.2, 0.9, C.timber, {
          top: C.straw,
          front: (f) => f.joints(0.3, C.timberDark, { upright: true }),
        });
        p.gable(-0.3, -0.3, 2.3, 3.8, 2.8, 0.9, c, { over: 0.1 });
      });
    plant(w, 6, 14, 11);
    plant(w, -11, 8, 9, { tone: 'spring' });
    plant(w, 36, 12, 12);
    crowd(w, -7, -6, 14, 2, 16);
    talk(w, 0, -12, 3);
    person(w, -6, -14, { pose: 'walk', right: 'carry' });
    return w;
  },
  polderwijk(v) {
    const w = outdoor(v, {
      eye: [-16, -38, 3.6],
      target: [10, 6, 3.6],
      fov: 56,
      shift: 0.05,
      time: 'ochtend',
      azimuth: 55,
      ground: '#a9bd72',
      sunX: 0.8,
      haze: 0.7,
    });
    const build = () => {
      terrace(w, -22, 4, 6, {
        width: 6,
        roof: C.slate,
        solar: 0.7,
        hedge: false,
        each: (i) => ({ brick: i % 2 ? C.timber : '#ece4d6', timber: i % 2 }),
        z: 0,
      });
      terrace(w, 22, 4, 5, {
        width: 6,
        roof: C.tile,
        solar: 0.5,
        hedge: false,
        each: () => ({ brick: C.brickPale }),
      });
    };
    water(
      w,
      [
        [-120, -16],
        [150, -16],
        [150, -3],
        [-120, -3],
      ],
      build,
    );
    build();
    for (let i = 0; i < 9; i++) plant(w, -70 + i * 22, 60, 18, { kind: 'poplar', tone: 'olive' });
    shrubs(w, -50, -2.6, 60, -2.6, 40, { h: 0.7, tone: 'spring' });
    shrubs(w, -40, -17, 50, -17, 38, { h: 0.8, tone: 'olive', flowers: C.amber });
    plant(w, -27, 2, 8, { kind: 'birch', tone: 'spring' });
    plant(w, 18, 3, 7, { tone: 'spring' });
    plant(w, 56, 2, 9);
    w.object(
      2,
      -17,
      0,
      (p) => {
        p.box(0, 0, 0.5, 2.4, 15.5, 0.3, C.timber, { top: C.timberPale });
        for (const x of [0, 2.4]) {
          p.line([x, 0, 1.6], [x, 15.5, 1.6], 0.1, C.white);
          for (let y = 0; y <= 15; y += 2.5) p.line([x, y, 0.6], [x, y, 1.6], 0.1, C.white);
        }
      },
      { bias: -2 },
    );
    person(w, 3, -14, { z: 0.8, pose: 'walk', bias: -6 });
    talk(w, -8, -21, 2);
    person(w, 10, -1.6, { pose: 'walk' });
    return w;
  },
  waterwoningen(v) {
    const w = outdoor(v, {
      eye: [-12, -26, 4.6],
      target: [8, 10, 4.6],
      fov: 58,
      shift: 0.02,
      time: 'goud',
      azimuth: -55,
      ground: C.water,
    });
    const skins = [C.timber, C.white, '#3f5364', C.orange, C.timberPale, C.greenDeep];
    const build = () => {
      for (let i = 0; i < 6; i++)
        w.object(
          -20 + i * 11,
          2 + (i % 2) * 2,
          0,
          (p) => {
            p.box(-0.6, -2, 0.1, 8.2, 11, 0.5, C.grey3, { top: C.timberPale, ao: false });
          },
          { bias: 6, shadow: false },
        );
      skins.forEach((skin, i) =>
        cabin(w, -20 + i * 11, 2 + (i % 2) * 2, {
          skin,
          width: 7,
          depth: 8,
          h: i % 2 ? 5.4 : 3,
          z: 0.6,
          roofKind: i % 3 === 1 ? 'flat' : 'gable',
          solar: i % 2 === 0,
          along: 'y',
          deck: false,
          roof: i % 2 ? C.tile : C.slate,
        }),
      );
    };
    water(
      w,
      [
        [-200, -90],
        [220, -90],
        [220, 300],
        [-200, 300],
      ],
      build,
    );
    build();
    w.object(
      -40,
      -3.6,
      0,
      (p) => {
        p.box(0, 0, 0.3, 110, 2, 0.25, C.timberPale, {
          front: (f) => f.joints(1.2, C.timberDark, { upright: true }),
        });
        for (let x = 0; x < 110; x += 5) p.cyl(x, -0.1, 0, 0.16, 1.2, C.timberDark);
      },
      { shadow: false },
    );
    for (const [x, d] of [
      [-14, 1],
      [-4, -1],
      [5, 1],
      [6.2, -1],
      [19, 1],
    ])
      person(w, x, -2.6, { z: 0.55, dir: d, pose: d > 0 ? 'walk' : 'stand', right: 'talk', bias: -3 });
    for (const [x, y, c] of [
      [-7, -12, C.orange],
      [14, -9, C.white],
    ])
      w.object(x, y, 18, (p) => {
        p.face(
          [
            [0, 0, 0],
            [4.4, 0, 0],
            [5.2, 0, 0.7],
            [-0.3, 0, 0.7],
          ],
          c,
        );
        p.face(
          [
            [-0.3, 0, 0.7],
            [5.2, 0, 0.7],
            [4.4, 1.3, 0.7],
            [0.2, 1.3, 0.7],
          ],
          C.timber,
        );
        p.sprite(2.2, 0.6, 0.45, () => figure(w, { pose: 'sit' }));
      });
    return w;
  },
  tinyHouses(v) {
    const w = outdoor(v, {
      eye: [-10, -24, 5.5],
      target: [4, 8, 3.4],
      fov: 58,
      shift: 0.06,
      time: 'goud',
      azimuth: 50,
      ground: C.grass,
      sunX: 0.72,
    });
    w.floor(
      [
        [-2, -30],
        [1, -30],
        [5, 6],
        [2, 6],
      ],
      C.straw,
    );
    w.floor(
      [
        [-20, 5],
        [26, 5],
        [26, 7],
        [-20, 7],
      ],
      C.straw,
    );
    [
      [-19, 9, C.timber, 12],
      [-10, 13, '#3f5364', 4],
      [-1, 14.5, C.orange, 0],
      [8, 14, C.white, -4],
      [17, 10, C.timberPale, -14],
      [-15, -6, C.greenDeep, 62],
      [16, -3, C.timber, -50],
    ].forEach(([x, y, skin, turn], i) =>
      cabin(w, x, y, {
        skin,
        turn,
        width: 4.4,
        depth: 6,
        h: 2.7,
        rise: 2.4,
        roof: [C.slate, C.tile, C.tileDark][i % 3],
        solar: i % 2 === 0,
        roofKind: i === 3 ? 'flat' : 'gable',
      }),
    );
    for (const [x, y, h, t] of [
      [-26, 18, 12, 'deep'],
      [-5, 24, 13, 'green'],
      [14, 26, 15, 'deep'],
      [30, 20, 12, 'green'],
      [-8, 2, 5, 'blossom'],
      [11, 3, 5, 'autumn'],
    ])
      plant(w, x, y, h, { tone: t });
    w.object(-1.6, -1, 0, (p) => {
      p.box(0, 0, 0.7, 3, 1, 0.1, C.timber);
      for (const y of [-0.6, 1.3]) p.box(0, y, 0.4, 3, 0.35, 0.08, C.timberDark);
    });
    person(w, -2.3, -0.4, { pose: 'sit' });
    person(w, 2, -0.5, { pose: 'sit', dir: -1 });
    talk(w, 6, -4, 3);
    person(w, 0, -8, { pose: 'walk' });
    shrubs(w, -24, 6, -16, -10, 9, { flowers: C.orange });
    shrubs(w, 21, 8, 24, -8, 9, { flowers: C.white });
    return w;
  },
  speelstraat(v) {
    const w = outdoor(v, {
      eye: [0, -26, 2.2],
      target: [0.6, 20, 2.2],
      fov: 58,
      shift: 0.12,
      time: 'middag',
      azimuth: -55,
      ground: '#c79a7d',
    });
    w.patch(-7, -40, 7, 120, '#d3a78c');
    w.patch(-7, -40, -4.6, 120, C.grey1);
    w.patch(4.6, -40, 7, 120, C.grey1);
    terrace(w, 8, 92, 18, { turn: -90, width: 5.6, roof: C.tile, hedge: false, solar: 0.3 });
    terrace(w, -8, -8, 18, { turn: 90, width: 5.6, roof: C.tileDark, hedge: false, solar: 0.5 });
    const tiles = [C.white, C.amber, C.sky, C.white, C.orangePale, C.white, C.greenPale];
    tiles.forEach((c, i) =>
      w.floor(
        [
          [-1.2 + (i % 3 === 1 ? -0.5 : 0), -12 + i * 1.3],
          [0 + (i % 3 === 1 ? 0.5 : 0), -12 + i * 1.3],
          [0 + (i % 3 === 1 ? 0.5 : 0), -10.9 + i * 1.3],
          [-1.2 + (i % 3 === 1 ? -0.5 : 0), -10.9 + i * 1.3],
        ],
        c,
        0.01,
      ),
    );
    for (let i = 0; i < 6; i++) {
      plant(w, i % 2 ? 5.6 : -5.6, -4 + i * 11, 6.5, { tone: ['blossom', 'green', 'spring'][i % 3] });
    }
    for (const [x, y, t, pose] of [
      [-0.6, -8, 0.72, 'walk'],
      [1.9, -10, 0.66, 'walk'],
      [2.8, -5, 0.7, 'stand'],
      [-2.6, -3, 0.62, 'walk'],
      [0.8, 2, 0.75, 'walk'],
      [-3, 6, 0.7, 'stand'],
    ])
      person(w, x, y, {
        tall: t,
        pose,
        left: 'up',
        right: 'up',
        top: w.rng.pick([C.orange, C.amber, C.sky, C.green]),
      });
    talk(w, 4.2, -9, 2);
    person(w, -5, -12, { pose: 'stand', right: 'fold', left: 'fold' });
    crowd(w, -4, 8, 4, 34, 10);
    w.object(2.4, -8, 0, (p) =>
      p.sprite(
        0,
        0,
        0,
        () =>
          `<circle cx="0" cy="-.16" r=".16" fill="${C.orange}"/><path d="M-.14 -.2Q0 -.1 .14 -.2" stroke="#fff" stroke-width=".03" fill="none"/>`,
      ),
    );
    for (let i = 0; i < 14; i++) {
      const c = [C.orange, C.white, C.sky, C.green][i % 4];
      w.object(
        -7.6 + i * 1.1,
        6,
        0,
        (p) =>
          p.face(
            [
              [0, 0, 5.4 - Math.sin((i / 13) * Math.PI) * 0.9],
              [0.9, 0, 5.4 - Math.sin(((i + 0.8) / 13) * Math.PI) * 0.9],
              [0.45, 0, 4.6 - Math.sin((i / 13) * Math.PI) * 0.9],
            ],
            c,
          ),
        { shadow: false },
      );
    }
    return w;
  },
  regenwater(v) {
    const w = outdoor(v, {
      eye: [-3, -22, 3.2],
      target: [2, 14, 3.2],
      fov: 58,
      shift: 0.05,
      time: 'bewolkt',
      azimuth: -40,
      ground: C.grey1,
    });
    w.patch(-22, -40, -12, 120, C.asphalt);
    w.patch(-6, -40, 7, 120, '#9db86d');
    terrace(w, 13, 90, 18, {
      turn: -90,
      roof: C.tileDark,
      each: (i) => ({ brick: i % 2 ? '#ece4d6' : C.brickPale }),
      hedge: false,
      solar: 0.4,
    });
    block(w, -40, 20, { width: 16, depth: 20, storeys: 5, skin: C.brick });
    block(w, -40, 52, { width: 16, depth: 20, storeys: 4, skin: C.timber, timber: true });
    water(w, [
      [-1.6, -40],
      [2.6, -40],
      [3.4, -6],
      [1.8, 8],
      [3.6, 28],
      [1, 60],
      [-1, 60],
      [-0.6, 28],
      [-2.4, 8],
      [-1, -6],
    ]);
    shrubs(w, -4.6, -14, -4.6, 46, 34, { h: 0.9, tone: 'olive', flowers: C.orange });
    shrubs(w, 5.4, -14, 5.4, 46, 34, { h: 0.85, tone: 'spring', flowers: '#b48cc0' });
    for (let i = 0; i < 5; i++)
      plant(w, i % 2 ? 6.6 : -6, 0 + i * 12, 8, {
        kind: i % 2 ? 'birch' : 'round',
        tone: i % 2 ? 'spring' : 'green',
      });
    w.object(-4.8, 4, 0, (p) => {
      p.box(0, 0, 0.35, 11, 1.6, 0.18, C.timberPale, {
        front: (f) => f.joints(0.5, C.timberDark, { upright: true }),
      });
      for (const d of [1.6, 0]) {
        p.line([0, d, 1.35], [11, d, 1.35], 0.08, C.grey5);
        for (let x = 0; x <= 11; x += 2) p.line([x, d, 0.5], [x, d, 1.35], 0.06, C.grey5);
      }
    });
    person(w, -1, 4.8, { z: 0.55, pose: 'walk', bias: -1.4 });
    const umbrella = (c) =>
      `<path d="M.3 -1.2L.3 -2.1" stroke="#444" stroke-width=".03"/><path d="M-.35 -2Q.3 -2.65 .95 -2Q.6 -2.08 .3 -2Q0 -2.08 -.35 -2Z" fill="${c}"/>`;
    person(w, 8.6, -8, { pose: 'walk', right: 'carry', prop: umbrella(C.orange), dir: -1 });
    person(w, -8.6, -6, { pose: 'walk', right: 'carry', prop: umbrella(C.skyDeep) });
    person(w, 9, 8, { pose: 'walk', right: 'carry', prop: umbrella(C.amber) });
    car(w, -17, 6, { colour: C.white, turn: 90 });
    let rain = '';
    for (let i = 0; i < 260; i++) {
      const [x, y, l] = [w.rng() * 1640, w.rng() * 1067, w.rng.in(16, 46)];
      rain += `<path d="M${x.toFixed(0)} ${y.toFixed(0)}l${(-l * 0.16).toFixed(1)} ${l.toFixed(1)}"/>`;
    }
    w.over.push(`<g stroke="#fff" stroke-width="1.3" opacity=".3">${rain}</g>`);
    return w;
  },
  zorgwoning(v) {
    const w = outdoor(v, {
      eye: [-7, -17, 2],
      target: [4, 4, 2],
      fov: 58,
      shift: 0.1,
      time: 'goud',
      azimuth: -45,
      ground: C.grass,
    });
    w.floor(
      [
        [-3, -40],
        [1, -40],
        [3.4, -5],
        [0.6, -5],
      ],
      C.grey1,
    );
    w.patch(-2, -5, 16, -1.6, C.grey1);
    w.object(-1, 2, 0, (p) => {
      p.box(0, 0, 0, 16, 9, 3.2, C.timberPale, {
        front: (f) => {
          f.joints(0.24, C.timberDark, { upright: true, opacity: 0.3 });
          f.rect(1, 0, 3, 2.9, C.white);
          f.rect(1.2, 0.05, 2, 2.5, C.orange);
          f.rect(1.5, 1, 0.5, 1.3, C.navy, { fill: 'url(#glass)' });
          f.rect(3.25, 0.05, 0.65, 2.5, C.navy, { fill: 'url(#glass)' });
          f.window(5.2, 0.3, 4.2, 2.3, { bars: 3, sill: false, lit: true });
          f.window(10.8, 0.8, 3.6, 1.7, { bars: 2 });
          f.block(0.4, 2.75, 4.2, 0.2, 2, C.grey5);
        },
      });
      p.box(-0.6, -1, 3.2, 17.2, 10.8, 0.35, C.grey5, { top: C.moss, shadow: true });
      p.line([-0.2, -0.7, 0], [-0.2, -0.7, 3.2], 0.16, C.timberDark);
      p.line([16, -0.7, 0], [16, -0.7, 3.2], 0.16, C.timberDark);
    });
    w.object(
      0,
      -1.4,
      0,
      (p) => {
        p.face(
          [
            [0, 0, 0],
            [0, 2, 0],
            [-5, 2, 0],
            [-5, 0, 0],
          ],
          C.grey2,
        );
        p.face(
          [
            [-5, 0, 0],
            [0, 0, 0.35],
            [0, 0, 0],
          ],
          C.grey3,
        );
        p.line([-5, 0, 0.9], [3, 0, 1.2], 0.07, C.orangeDeep);
        for (let x = -5; x <= 3; x += 2) p.line([x, 0, 0], [x, 0, 1], 0.06, C.orangeDeep);
      },
      { bias: -2 },
    );
    w.object(2.2, -4.2, 0, (p) =>
      p.sprite(
        0,
        0,
        0,
        () =>
          `${figure(w, { pose: 'sit', top: C.skyDeep })}<circle cx="-.02" cy="-.33" r=".33" fill="none" stroke="#39434e" stroke-width=".05"/><circle cx=".45" cy="-.14" r=".12" fill="none" stroke="#39434e" stroke-width=".05"/><path d="M-.3 -1.1L-.22 -.5L.35 -.5" fill="none" stroke="#39434e" stroke-width=".06"/>`,
      ),
    );
    person(w, 1.2, -3.9, { top: C.white, right: 'carry', left: 'rest' });
    talk(w, 9, -3.6, 2);
    person(w, -3, -9.5, { pose: 'walk' });
    plant(w, -7, 4, 8, { tone: 'blossom' });
    plant(w, 18, 0, 7, { tone: 'autumn' });
    plant(w, 8, 20, 13);
    plant(w, -4, 22, 14, { tone: 'deep' });
    shrubs(w, 5, 0.4, 15, 0.4, 11, { h: 0.7, flowers: C.orange });
    shrubs(w, 5, -8, 18, -7, 14, { h: 0.75, tone: 'spring', flowers: C.white });
    terrace(w, 30, 18, 4, { roof: C.tile, storeys: 1 });
    return w;
  },
  binnentuin(v) {
    const w = outdoor(v, {
      eye: [0, -24, 6.5],
      target: [0, 12, 5.5],
      fov: 66,
      shift: 0.05,
      time: 'middag',
      azimuth: -30,
      ground: '#a8c072',
      line: false,
    });
    block(w, -24, 42, {
      width: 48,
      depth: 12,
      storeys: 5,
      skin: '#e7d3b4',
      timber: true,
      balcony: C.orange,
      green: true,
    });
    block(w, -38, -20, { width: 15, depth: 60, storeys: 5, skin: C.brick, green: true, balcony: C.white });
    block(w, 23, -20, {
      width: 15,
      depth: 60,
      storeys: 6,
      skin: C.timber,
      timber: true,
      green: true,
      balcony: C.skyDeep,
    });
    w.floor(
      [
        [-3, -40],
        [0, -40],
        [6, 4],
        [-2, 24],
        [-5, 24],
        [2, 4],
      ],
      C.straw,
    );
    w.floor(
      Array.from({ length: 20 }, (_, i) => [8 + Math.cos(i * 0.314) * 6, 8 + Math.sin(i * 0.314) * 5]),
      C.sand,
    );
    for (const [x, y, h, t, k] of [
      [-12, 4, 9, 'blossom', 'round'],
      [-14, 20, 10, 'green', 'round'],
      [14, 22, 9, 'spring', 'birch'],
      [2, 30, 8, 'autumn', 'round'],
      [-6, 12, 6, 'spring', 'birch'],
      [17, 2, 7, 'green', 'round'],
    ])
      plant(w, x, y, h, { tone: t, kind: k });
    for (let i = 0; i < 4; i++)
      w.object(-17 + i * 3.2, -6 + i * 1.2, 0, (p) => {
        p.box(0, 0, 0, 2.4, 1.3, 0.6, C.timber, {
          top: '#6b4b35',
          front: (f) => f.joints(0.2, C.timberDark),
        });
        for (let k = 0; k < 4; k++) bush(p, 0.4 + k * 0.55, 0.6, 0.6, 0.4, 'spring', C.orange);
      });
    w.object(-2, 6, 0, (p) => {
      p.box(9, 0, 0.7, 3.4, 1.1, 0.1, C.timber);
      for (const y of [-0.7, 1.4]) p.box(9, y, 0.4, 3.4, 0.35, 0.08, C.timberDark);
    });
    person(w, 7.4, 5.4, { pose: 'sit' });
    person(w, 10.8, 6.6, { pose: 'sit', dir: -1 });
    talk(w, 3, -7, 3);
    crowd(w, -8, -4, 14, 22, 10);
    person(w, -9, -9, { right: 'carry' });
    person(w, 6, 12, { tall: 0.65, left: 'up', right: 'up' });
    shrubs(w, -20, -2, -20, 34, 18, { flowers: C.orange });
    shrubs(w, 20, -2, 20, 34, 18, { flowers: C.white });
    return w;
  },
  plintWinkels(v) {
    const w = outdoor(v, {
      eye: [-12, -18, 1.9],
      target: [8, 6, 1.9],
      fov: 64,
      shift: 0.2,
      time: 'schemer',
      azimuth: -60,
      ground: C.grey2,
      sunX: 0.85,
    });
    w.patch(-90, -12, 140, -7, C.asphalt);
    block(w, -4, 2, {
      width: 26,
      depth: 14,
      storeys: 6,
      skin: C.brick,
      shop: true,
      plinth: C.grey5,
      balcony: C.white,
      bay: 4.3,
    });
    block(w, 23, 3, {
      width: 24,
      depth: 14,
      storeys: 8,
      skin: C.timber,
      timber: true,
      shop: true,
      plinth: C.grey5,
      balcony: C.orange,
      bay: 4,
    });
    block(w, -34, 18, { width: 20, storeys: 5, skin: '#e4d8c6', shop: true });
    for (const x of [-6, 6, 18, 30]) {
      plant(w, x, -4.6, 7, { tone: 'autumn' });
      w.object(x + 4, -5.6, 0, (p) => {
        p.line([0, 0, 0], [0, 0, 4.6], 0.12, C.ink);
        p.sprite(0, 0, 4.7, () => '<circle r="2" fill="url(#lampglow)"/><circle r=".26" fill="#fff3cf"/>');
      });
    }
    for (const [x, y] of [
      [1, -1.4],
      [4.4, -2],
      [12, -1.6],
    ]) {
      w.object(x, y, 0, (p) => {
        p.cyl(0.6, 0.3, 0.72, 0.42, 0.05, C.white);
        p.line([0.6, 0.3, 0], [0.6, 0.3, 0.72], 0.07, C.ink);
      });
      person(w, x, y + 0.3, { pose: 'sit' });
      person(w, x + 1.3, y + 0.3, { pose: 'sit', dir: -1 });
    }
    crowd(w, -10, -6, 34, -3, 15);
    person(w, -6.4, -9.4, { pose: 'walk' });
    person(w, -4.2, -10, { pose: 'walk', dir: -1 });
    car(w, 12, -9.8, { colour: C.orange });
    return w;
  },
  renovatietrein(v) {
    const w = outdoor(v, {
      eye: [-9, -19, 2.4],
      target: [14, 7, 2.4],
      fov: 64,
      shift: 0.13,
      time: 'ochtend',
      azimuth: -55,
    });
    road(w, -11, -6);
    w.patch(-90, -4, 140, 0, C.grass);
    terrace(w, 0, 0, 10, {
      hedge: false,
      each: (i) =>
        i < 3
          ? {
              brick: C.white,
              roof: C.slate,
              door: [C.orange, C.green, C.skyDeep][i],
              big: true,
              solar: true,
              band: C.timber,
            }
          : i < 6
            ? {
                brick: i < 5 ? C.timberPale : C.brickDark,
                timber: i < 5,
                roof: i === 3 ? C.slate : C.tile,
                skylight: false,
                solar: i === 3,
              }
            : { brick: C.brickDark, roof: C.tileDark, chimney: 0.95 },
      onHouse: (p, i) => {
        if (i === 4 || i === 5) scaffold(p, i * 5.6, -1.6, 5.4, 7, { net: i === 5 ? C.sky : undefined });
        if (i === 3) {
          p.box(i * 5.6 + 0.6, -1.1, 1, 4.2, 0.3, 2.5, C.timber, {
            front: (f) => {
              f.window(0.4, 0.5, 1.3, 1.5);
              f.window(2.2, 0.5, 1.5, 1.5);
            },
          });
          p.line([i * 5.6 + 2.7, -1, 3.5], [i * 5.6 + 2.7, -1, 14], 0.06, C.ink);
        }
      },
    });
    w.object(8, -8.4, 0, (p) => {
      p.box(0, 0, 0.75, 9, 2.4, 0.4, C.grey5);
      for (let i = 0; i < 4; i++)
        p.box(0.4 + i * 0.02, 0.2 + i * 0.5, 1.15, 8, 0.34, 2.6, C.timberPale, {
          front: (f) => {
            f.joints(0.3, C.timberDark, { upright: true, opacity: 0.3 });
            f.window(1, 0.6, 1.6, 1.5);
            f.window(4.6, 0.6, 2, 1.5);
          },
        });
    });
    for (const [x, y, d] of [
      [5.2, -4.6, 1],
      [6.6, -4.9, -1],
      [16.4, -3.6, -1],
      [21, -3.4, 1],
      [-1, -10.4, 1],
    ])
      person(w, x, y, { work: true, dir: d, right: d > 0 ? 'point' : 'carry' });
    talk(w, 1.6, -4.8, 2);
    plant(w, -8, 9, 12);
    plant(w, 50, -4, 8);
    terrace(w, -36, 26, 5, {});
    return w;
  },
  gevelrenovatie(v) {
    const w = outdoor(v, {
      eye: [-4, -27, 7],
      target: [9, 0, 7],
      fov: 60,
      shift: 0.06,
      time: 'goud',
      azimuth: -52,
      ground: C.grass,
    });
    w.patch(-90, -8, 140, -2.5, C.grey1);
    galleryFlat(w, -12, 0, {
      bays: 8,
      storeys: 6,
      rail: '#8f9aa3',
      skin: '#b9a58f',
      stairs: false,
      renewed: (b) => b < 4,
      newSkin: C.timberPale,
      extra: (p, W, H) => {
        scaffold(p, 24.4, -2.9, 10, H - 0.5, { net: C.orange });
        p.box(18.2, -3.2, H - 9, 5.6, 0.4, 2.9, C.timberPale, {
          front: (f) => {
            f.joints(0.28, C.timberDark, { upright: true, opacity: 0.4 });
            f.window(0.5, 0.6, 1.6, 1.7);
            f.window(2.9, 0.4, 2.1, 2);
            f.rect(0, 2.75, 5.6, 0.15, C.orange);
          },
        });
        p.line([18.6, -3, H - 6.1], [21, -3, H - 2], 0.07, C.ink);
        p.line([23.4, -3, H - 6.1], [21, -3, H - 2], 0.07, C.ink);
        p.line([21, -3, H - 2], [21, -3, H + 14], 0.08, C.ink);
      },
    });
    for (const [x, y, d] of [
      [2, -6, 1],
      [3.4, -6.4, -1],
      [14, -5, 1],
    ])
      person(w, x, y, { work: true, dir: d, right: d > 0 ? 'point' : 'fold' });
    talk(w, -6, -6.5, 2);
    plant(w, -15, -7, 8);
    plant(w, 34, -9, 9, { kind: 'birch', tone: 'spring' });
    plant(w, -20, 6, 15);
    shrubs(w, -12, -1.9, 12, -1.9, 14, { flowers: C.orange });
    return w;
  },
};
