import type { BrowserContext, BrowserContextOptions, CDPSession, Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';

import { browserForFile, untilFetched, untilIdle, watchForTrouble } from '../../harness/browser';
import { sharedFair } from '../../harness/shared-fair';

const { site } = sharedFair();
const albumPath = '/fotoalbums/9001/openingsdag-2025';
const photoCount = 15;

const browser = browserForFile();

/** Answers for the picture server: what is asked of it matters here, and making each picture would take most of the time. */
async function drawAtOnce(of: BrowserContext): Promise<void> {
  const body = '<svg xmlns="http://www.w3.org/2000/svg" width="1400" height="933"/>';
  await of.route(/\/beeld\//, (route) => route.fulfill({ contentType: 'image/svg+xml', body }));
}

async function openPage(options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.context({ viewport: { width: 1280, height: 800 }, ...options });
  await drawAtOnce(context);
  return context.newPage();
}

async function open(path: string, options: BrowserContextOptions = {}): Promise<Page> {
  const page = await openPage(options);
  await page.goto(`${site}${path}`, { waitUntil: 'load' });
  return page;
}

/** The tab of all tests to which it does not matter what was fetched before. */
let tab: Page;
beforeAll(async () => {
  tab = await openPage();
});

async function visit(
  path: string,
  reducedMotion: 'reduce' | 'no-preference' = 'no-preference',
): Promise<Page> {
  await tab.emulateMedia({ reducedMotion });
  await tab.goto(`${site}${path}`, { waitUntil: 'load' });
  return tab;
}

const lightbox = (page: Page) => page.locator('dialog.lightbox');
const tiles = (page: Page) => page.locator('.photo-grid a');
const path = (page: Page) => page.url().slice(site.length);

async function waitForPhoto(page: Page, n: number): Promise<void> {
  await lightbox(page).getByText(`${n} van ${photoCount}`).first().waitFor();
}

async function percent(page: Page): Promise<number> {
  const text = await lightbox(page)
    .getByRole('button', { name: /hele foto/i })
    .textContent();
  return Number.parseInt(text ?? '', 10);
}

/** The name under which the nth photo of the page is served, in any size. */
async function nameOf(page: Page, index: number): Promise<string> {
  const src = await tiles(page).nth(index).locator('img').getAttribute('src');
  return /\/beeld\/\d+\/(.+)\.webp$/.exec(src ?? '')?.[1] ?? 'no such photo';
}

/** The URL of the photo with this name, as large as the lightbox asks for it. */
const largePhoto = (name: string) => new RegExp(`/beeld/(960|1280|1600)/${name}`);

describe('the lightbox', () => {
  test('is fetched with the first photo that is opened and not before, fetches the next photo ahead, works from the keyboard alone and stays within the album', async () => {
    const page = await openPage();
    const trouble = watchForTrouble(page, site);
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await page.goto(`${site}${albumPath}`);
    await untilFetched(page);
    const isFetched = () => requests.some((url) => /\/assets\/lightbox-[^/]+\.js$/.test(url));
    expect(isFetched()).toBe(false);
    const next = largePhoto(await nameOf(page, 2));
    const ahead = page.waitForRequest((request) => next.test(request.url()));
    await tiles(page).nth(1).focus();
    await page.keyboard.press('Enter');
    await waitForPhoto(page, 2);
    expect(isFetched()).toBe(true);
    await ahead;
    await expect.poll(() => path(page)).toBe(`${albumPath}?foto=2`);

    const steps: [key: string, photo: number][] = [
      ['ArrowRight', 3],
      ['ArrowLeft', 2],
      ['Home', 1],
      ['ArrowLeft', 1],
      ['End', photoCount],
      ['ArrowRight', photoCount],
      ['ArrowLeft', photoCount - 1],
    ];
    for (const [key, photo] of steps) {
      await page.keyboard.press(key);
      await waitForPhoto(page, photo);
      await expect.poll(() => path(page)).toBe(`${albumPath}?foto=${photo}`);
    }

    for (let press = 0; press < 12; press += 1) {
      await page.keyboard.press('Tab');
      const inside = await page.evaluate(
        () =>
          document.activeElement?.closest('dialog.lightbox') !== null ||
          document.activeElement === document.body,
      );
      expect(inside).toBe(true);
    }
    await page.keyboard.press('Escape');
    await lightbox(page).waitFor({ state: 'detached' });
    await page.waitForURL(`${site}${albumPath}`);
    // The focus is where the visitor ended.
    const last = tiles(page).nth(photoCount - 2);
    expect(await last.evaluate((link) => link === document.activeElement)).toBe(true);
    expect(trouble).toEqual([]);
  });

  test('closes on Back, and the list behind it is where it was', async () => {
    const page = await visit('/fotos-2025');
    await tiles(page).nth(20).scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => window.scrollY);
    await tiles(page).nth(20).click();
    await lightbox(page).waitFor();
    await expect.poll(() => path(page)).toMatch(/^\/fotoalbums\/9002\/renovatiedag-2025\?foto=6$/);
    await page.goBack();
    await lightbox(page).waitFor({ state: 'detached' });
    await expect.poll(() => path(page)).toBe('/fotos-2025');
    expect(await page.evaluate(() => window.scrollY)).toBe(before);
  });

  test('opens at the URL of a photo, and Back then shows the album and Forward the photo', async () => {
    const page = await visit(`${albumPath}?foto=3`);
    await waitForPhoto(page, 3);
    await expect.poll(() => path(page)).toBe(`${albumPath}?foto=3`);
    // The photos of the demo fair are drawn, and are not said to be taken by anybody.
    expect(await lightbox(page).getByText('Foto:').count()).toBe(0);
    await page.goBack();
    await lightbox(page).waitFor({ state: 'detached' });
    await expect.poll(() => path(page)).toBe(albumPath);
    await page.goForward();
    await waitForPhoto(page, 3);
  });

  test('shows the last photo for one beyond the last', async () => {
    const page = await visit(`${albumPath}?foto=99`);
    await waitForPhoto(page, photoCount);
    await expect.poll(() => path(page)).toBe(`${albumPath}?foto=${photoCount}`);
  });

  test('zooms by 12% from 10% to 300%', async () => {
    const page = await visit(`${albumPath}?foto=1`);
    await waitForPhoto(page, 1);
    const press = async (key: string, times: number) => {
      for (let n = 0; n < times; n += 1) await page.keyboard.press(key);
    };
    await press('+', 1);
    await expect.poll(() => percent(page)).toBe(112);
    await press('+', 25);
    await expect.poll(() => percent(page)).toBe(300);
    await press('0', 1);
    await expect.poll(() => percent(page)).toBe(100);
    await press('-', 1);
    await expect.poll(() => percent(page)).toBe(88);
    await press('-', 25);
    await expect.poll(() => percent(page)).toBe(10);
    // A step that is pressed while the photo is still on its way starts from where it goes.
    await press('0', 1);
    await press('+', 2);
    await expect.poll(() => percent(page)).toBe(124);
    await lightbox(page)
      .getByRole('button', { name: /hele foto/i })
      .click();
    await expect.poll(() => percent(page)).toBe(100);

    await page.mouse.move(640, 400);
    await page.mouse.wheel(0, -120);
    await expect.poll(() => percent(page)).toBe(112);
    await page.mouse.wheel(0, 120);
    await expect.poll(() => percent(page)).toBe(100);
  });

  // Apart from the wheel, which is still at work for a moment after its last turn.
  test('enlarges a photo on a double press, and shows the next one whole', async () => {
    const page = await visit(`${albumPath}?foto=1`);
    await waitForPhoto(page, 1);
    await page.mouse.dblclick(640, 400);
    await expect.poll(() => percent(page)).toBe(200);
    await page.keyboard.press('ArrowRight');
    await waitForPhoto(page, 2);
    await expect.poll(() => percent(page)).toBe(100);
  });

  test('enlarges at once on a double press where motion is unwanted', async () => {
    const page = await visit(`${albumPath}?foto=1`, 'reduce');
    await waitForPhoto(page, 1);
    await page.evaluate(() => {
      const seen = new Set<string>();
      const stage = document.querySelector('[data-scale]');
      if (!stage) return;
      new MutationObserver(() => {
        seen.add(stage.getAttribute('data-scale') ?? '');
        document.body.dataset.seen = [...seen].join(' ');
      }).observe(stage, { attributes: true });
    });
    await page.mouse.dblclick(640, 400);
    await expect.poll(() => percent(page)).toBe(200);
    expect(await page.evaluate(() => document.body.dataset.seen)).toBe('2');
  });

  test('fetches nothing ahead for a visitor who saves data', async () => {
    const page = await open('/fotos-2025');
    await page.evaluate(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true }),
    );
    const large = largePhoto(await nameOf(page, 5));
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(request.url()));
    await tiles(page).nth(4).click();
    await waitForPhoto(page, 5);
    const photo = lightbox(page).locator('img').first();
    await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.complete)).toBe(true);
    await untilIdle(page);
    expect(fetched.filter((url) => large.test(url))).toEqual([]);
  });
});

describe('on a touch screen', () => {
  const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

  let page: Page;
  let touch: CDPSession;
  beforeAll(async () => {
    page = await openPage(phone);
    touch = await page.context().newCDPSession(page);
  });

  async function swipe(dx: number, dy = 0): Promise<void> {
    const [x, y] = [180, 350];
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
    for (let part = 1; part <= 4; part += 1) {
      const point = { x: x + (dx * part) / 4, y: y + (dy * part) / 4 };
      await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [point] });
    }
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  }

  test('a swipe of more than 50 px turns the page, a shorter one does not', async () => {
    await page.goto(`${site}${albumPath}?foto=2`);
    await waitForPhoto(page, 2);
    await swipe(-60);
    await waitForPhoto(page, 3);
    await swipe(60);
    await waitForPhoto(page, 2);
    await swipe(-48);
    await swipe(-70, 120);
    // It stands where it stood: the next photo is the third.
    await page.keyboard.press('ArrowRight');
    await waitForPhoto(page, 3);
  });

  test('a pinch zooms, to 300% at most, and dragging then moves the photo instead of turning the page', async () => {
    await page.goto(`${site}${albumPath}?foto=2`);
    await waitForPhoto(page, 2);
    const apart = (distance: number) => [
      { x: 180 - distance, y: 350, id: 1 },
      { x: 180 + distance, y: 350, id: 2 },
    ];
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: apart(20) });
    for (const distance of [30, 50, 80, 110, 140, 165]) {
      await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: apart(distance) });
    }
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect.poll(() => percent(page)).toBe(300);
    await swipe(-120);
    await page.keyboard.press('ArrowRight');
    await waitForPhoto(page, 3);
  });
});

describe('outside the albums', () => {
  test('the photos of a block open in the same lightbox', async () => {
    const page = await visit('/');
    await tiles(page).first().click();
    await lightbox(page).getByText('1 van 4').first().waitFor();
    await expect.poll(() => path(page)).toBe(`${albumPath}?foto=1`);
    await page.goBack();
    await lightbox(page).waitFor({ state: 'detached' });
    await expect.poll(() => path(page)).toBe('/');
  });

  test('the picture of an article opens large', async () => {
    const page = await visit('/nieuws/5001');
    await page
      .locator('article header')
      .getByRole('link', { name: /bekijk groot/i })
      .click();
    await lightbox(page).waitFor();
    await page.keyboard.press('Escape');
    await lightbox(page).waitFor({ state: 'detached' });
  });
});

describe('without JavaScript', () => {
  test('each photo is seen large at its own URL, with the way to the next', async () => {
    const page = await open('/fotos-2025', { javaScriptEnabled: false });
    expect(await tiles(page).count()).toBe(60);
    await tiles(page).nth(2).click();
    await page.waitForURL(`${site}${albumPath}?foto=3`);
    const large = page.locator('.large-photo');
    expect(await large.textContent()).toContain(`3 van ${photoCount}`);
    const box = await large.locator('img').boundingBox();
    expect(box?.width).toBeGreaterThan(600);
    await large.getByRole('link', { name: 'Volgende foto' }).click();
    await page.waitForURL(`${site}${albumPath}?foto=4`);
  });
});

describe('the marquee', () => {
  const track = (page: Page) => page.locator('.animate-marquee');
  const state = (page: Page) =>
    track(page).evaluate((element) => getComputedStyle(element).animationPlayState);

  /** Brings it into sight, with the pointer elsewhere. */
  async function show(page: Page): Promise<void> {
    // Not Playwright's own way: it waits until an element stands still.
    await track(page).evaluate((element) => element.scrollIntoView({ block: 'center' }));
    await page.mouse.move(0, 0);
  }

  /** Stops it and lets it go on with the control that visitors have who want less motion. */
  async function expectControl(page: Page): Promise<void> {
    const control = page.getByRole('checkbox', { name: "Logo's stilzetten" });
    await control.focus();
    await page.keyboard.press('Space');
    expect(await state(page)).toBe('paused');
    await page.keyboard.press('Space');
    expect(await state(page)).toBe('running');
  }

  test('takes 20 seconds, and pauses under the pointer, while a logo has the focus, which is then in sight, and for visitors who want less motion', async () => {
    const page = await visit('/');
    await show(page);
    const style = () =>
      track(page).evaluate((element) => {
        const { animationDuration, animationName, animationIterationCount } = getComputedStyle(element);
        return [animationName, animationDuration, animationIterationCount];
      });
    expect(await style()).toEqual(['marquee', '20s', 'infinite']);
    expect(await state(page)).toBe('running');
    const box = await track(page).locator('..').boundingBox();
    if (!box) throw new Error('The marquee has no place on the page');
    await page.mouse.move(box.x + 300, box.y + box.height / 2);
    expect(await state(page)).toBe('paused');
    await page.mouse.move(box.x + 300, box.y - 100);
    expect(await state(page)).toBe('running');

    const logo = track(page).getByRole('link').nth(9);
    await logo.focus();
    expect(await state(page)).toBe('paused');
    const isInSight = async () => {
      const { x = -1, width = 0 } = (await logo.boundingBox()) ?? {};
      return x >= 0 && x + width <= 1280;
    };
    await expect.poll(isInSight).toBe(true);
    await logo.evaluate((element) => element.blur());
    expect(await state(page)).toBe('running');

    await expectControl(page);
  });

  test('stands still for visitors who want less motion without JavaScript too', async () => {
    const page = await open('/', { javaScriptEnabled: false });
    await show(page);
    await expectControl(page);
  });

  test('does not move at all where motion is unwanted', async () => {
    const page = await visit('/', 'reduce');
    await show(page);
    expect(await track(page).evaluate((element) => element.getAnimations().length)).toBe(0);
    const left = () => track(page).evaluate((element) => element.getBoundingClientRect().x);
    const before = await left();
    await untilIdle(page);
    expect(await left()).toBe(before);
    expect(await page.getByRole('checkbox', { name: "Logo's stilzetten" }).isVisible()).toBe(false);
  });
});
