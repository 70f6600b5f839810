import { expect } from 'vitest';

import { makeToken } from '../../../app/captcha/make-token';
import { sendFile, takeBack } from '../../../app/form-engine/files/send-file';
import { read } from '../../harness/admin';
import { steps } from '../contracts/answers';
import { newEmail, type SiteBrowser } from './site-browser';
import type { Row, World } from './table';

const question = () => ({
  onderwerp: 'pers',
  naam: 'Noor de Wit',
  email: newEmail('vraag'),
  bericht: 'Wanneer is de persrondleiding en hoe laat begint die?',
});

/** Sends the contact form with a token of the captcha, and expects that it is stored. */
async function sendQuestion(browser: SiteBrowser, captcha: string): Promise<void> {
  const page = await browser.send('/contact', 'contact', { ...question(), captcha });
  expect([page.status, page.path]).toEqual([200, expect.stringContaining('/contact?')]);
}

async function contactToken({ fair, newBrowser }: World): Promise<string> {
  const response = await fetch(`${fair.cms}/api/forms?filters[slug][$eq]=contact`);
  const form = String(read(await response.json(), 'data', 0, 'documentId'));
  const token = await newBrowser().run(() =>
    makeToken({ action: 'contact', form }, { onConsentNeeded: () => undefined }),
  );
  return token?.text ?? '';
}

const cvField = { page: '/werken-bij-de-beurs', form: 'open-sollicitatie', field: 'cv' };
/** Sends a file as soon as it is chosen. @returns its upload, as its form names it */
async function upload(browser: SiteBrowser): Promise<{ id: string; text: string }> {
  const file = new File(['%PDF-1.7\nEen cv\n%%EOF\n'], 'cv.pdf', { type: 'application/pdf' });
  const sent = await browser.run(() => sendFile(cvField, file, () => undefined).done);
  if ('fault' in sent) throw new Error(`The file was not taken: ${sent.fault}`);
  return { id: sent.id, text: JSON.stringify(sent) };
}

const apply = (browser: SiteBrowser, cv: string) =>
  browser.send(cvField.page, cvField.form, {
    naam: 'Sam Visser',
    email: newEmail('sollicitant'),
    werk: 'kantoor',
    motivatie: 'Ik werk al tien jaar aan beurzen en doe dat heel erg graag.',
    cv,
  });

/** Fills in the steps of a contract before this one. */
async function fillSteps(browser: SiteBrowser, last: string): Promise<void> {
  for (const [slug, answers] of steps) {
    if (slug === last) return;
    const fields = Object.fromEntries(
      Object.entries(answers).map(([name, answer]) => [
        name,
        typeof answer === 'string' ? answer.replace(/^=/, '') : answer,
      ]),
    );
    const page = await browser.send(`/contractformulier/${slug}`, `contract-${slug}`, fields);
    expect([slug, page.status]).toEqual([slug, 200]);
  }
}

const resumed = async (browser: SiteBrowser) => (await browser.open('/contractformulier/verder')).path;

let captcha = '';
let applicant: SiteBrowser;
let oldFile = '';
let drafting: SiteBrowser;

export const formRows: readonly Row[] = [
  {
    name: 'a form of an editor, with the work of a captcha',
    lifetime: 'token of the captcha 10 min, once',
    async now(world) {
      const token = await contactToken(world);
      expect(token).not.toBe('');
      await sendQuestion(world.newBrowser(), token);
      captcha = await contactToken(world);
    },
    async later(world) {
      const browser = world.newBrowser();
      const old = await browser.send('/contact', 'contact', { ...question(), captcha });
      expect([old.status, old.path]).toEqual([400, '/contact']);
      await sendQuestion(browser, await contactToken(world));
    },
  },
  {
    name: 'a file that is sent before its form, and one that is taken back',
    lifetime: '1 hour before its form',
    async now(world) {
      applicant = world.newBrowser();
      const file = await upload(applicant);
      expect(await apply(applicant, file.text)).toMatchObject({ status: 200 });
      const { id } = await upload(applicant);
      await applicant.run(async () => {
        takeBack(cvField, id);
        await new Promise((resolve) => setTimeout(resolve, 500));
      });
      oldFile = (await upload(applicant)).text;
    },
    async later() {
      const old = await apply(applicant, oldFile);
      expect([old.status, old.path]).toEqual([400, cvField.page]);
      const page = await apply(applicant, (await upload(applicant)).text);
      expect([page.status, page.path]).toEqual([200, expect.stringContaining('verzonden=')]);
    },
  },
  {
    name: 'a contract that is filled in over some weeks',
    lifetime: '30 days after its last change',
    async now({ newBrowser }) {
      drafting = newBrowser();
      await fillSteps(drafting, 'aanbod');
      expect(await resumed(drafting)).toBe('/contractformulier/aanbod');
    },
    async later(_world, days) {
      expect(await resumed(drafting)).toBe(
        {
          8: '/contractformulier/aanbod',
          31: '/contractformulier/stand',
          366: '/contractformulier/organisatie',
        }[days],
      );
      // The device begins a new one by itself.
      await fillSteps(drafting, days === 8 ? 'stand' : 'profiel');
      expect(await resumed(drafting)).toBe(
        days === 8 ? '/contractformulier/stand' : '/contractformulier/profiel',
      );
    },
  },
  {
    name: 'a contract that is signed, and one that is thrown away',
    lifetime: null,
    async now({ newBrowser }) {
      const browser = newBrowser();
      await fillSteps(browser, 'overzicht');
      const page = await browser.send('/contractformulier/overzicht', 'contract-overzicht', {
        rulesAccepted: 'ja',
        authorised: 'ja',
        typedName: 'José van der Meulen',
      });
      expect(new URL(page.path, 'http://x').pathname).toBe('/contractformulier/ontvangen');
      const second = newBrowser();
      await fillSteps(second, 'aanbod');
      await second.fetch('/contractformulier/weggooien', { method: 'POST', redirect: 'manual' });
      expect(await resumed(second)).toBe('/contractformulier/organisatie');
    },
  },
  {
    name: 'an order from the catalogue',
    lifetime: null,
    async now({ newBrowser }) {
      const page = await newBrowser().send('/adverteren-en-signing/bestellen?VL-01=2', 'order', {
        company: 'Noordwand Bouw',
        contactName: 'Noor Visser',
        email: newEmail('bestelling'),
        phone: '030 000 00 02',
        accepted: 'ja',
      });
      expect(new URL(page.path, 'http://x').pathname).toBe('/adverteren-en-signing/besteld');
    },
  },
];
