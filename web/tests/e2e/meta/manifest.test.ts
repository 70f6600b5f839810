import { expect, test } from 'vitest';

import { browserForFile } from '../../harness/browser';
import { sharedFair } from '../../harness/shared-fair';

const { site } = sharedFair();
const browser = browserForFile();

test('a browser finds what it needs to install the site, in the language of the page', async () => {
  const page = await browser.page({ viewport: { width: 360, height: 740 } });
  const devtools = await page.context().newCDPSession(page);
  for (const [path, lang] of [
    ['/', 'nl'],
    ['/en/programma', 'en'],
  ] as const) {
    await page.goto(site + path);
    const { data = '', errors, url } = await devtools.send('Page.getAppManifest');
    expect(errors).toEqual([]);
    expect(JSON.parse(data)).toMatchObject({ name: 'Fabriek & Thuis 2027', lang, display: 'standalone' });
    const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
    // A window in which nothing is stored cannot install anything.
    expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
    const response = await fetch(url);
    expect(response.headers.get('content-type')).toContain('application/manifest+json');
  }
});
