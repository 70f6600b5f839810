import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Whoever sends a form sooner after its page was opened is taken for a robot: cms/src/platform/captcha/robot-signs.ts. */
export const minFillMs = 1000;

/** Waits until a person could have filled in a form of this page. Without scripts nothing tells how long it took. */
export async function openLongEnough(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => performance.now())).toBeGreaterThan(minFillMs);
}
