import type { IncomingMessage, ServerResponse } from 'node:http';
import type { CaptchaService } from '../environment';
import { methodNotAllowed, notFound, sendErrorPage } from '../http/error-responses';
import type { Target } from '../http/limits';
import { captchaFramePolicy } from '../http/content-policy';
import { setPolicy } from '../security/security-headers';
import { makeNonce } from './pages';
import { captchaFrameTitle } from './texts';

/** Also in app/captcha/service-token.ts. */
export const captchaFramePath = '/api/_captcha';

const captchaOrigins: Readonly<Record<CaptchaService['provider'], readonly string[]>> = {
  recaptcha: [
    'https://www.google.com/recaptcha/',
    'https://www.gstatic.com/recaptcha/',
    'https://recaptcha.google.com/recaptcha/',
  ],
  turnstile: ['https://challenges.cloudflare.com'],
};

const scriptUrls: Readonly<Record<CaptchaService['provider'], string>> = {
  recaptcha: 'https://www.google.com/recaptcha/api.js',
  turnstile: 'https://challenges.cloudflare.com/turnstile/v0/api.js',
};

/** An action, and for Turnstile a form: what the content backend's challenge said. */
const purposePattern = /^[\w/]{0,130}$/;

/**
 * A document in which another company's script makes one token, and sends it to the page around it. Only there does that
 * script run, under a policy of its own: in the page of the form it could read what is typed.
 */
export function answerCaptchaFrame(
  req: IncomingMessage,
  res: ServerResponse,
  { path, search }: Target,
  captcha: CaptchaService | null,
): void {
  const query = new URLSearchParams(search);
  const [action, form] = [query.get('action') ?? '', query.get('form') ?? ''];
  const isAsked = path === captchaFramePath && purposePattern.test(action) && purposePattern.test(form);
  if (!captcha || !isAsked) return sendErrorPage(req, res, notFound);
  if (req.method !== 'GET') return sendErrorPage(req, res, methodNotAllowed(['GET']));
  const { provider, siteKey, scriptUrl } = captcha;
  const nonce = makeNonce();
  const from = scriptUrl === null ? captchaOrigins[provider] : [new URL(scriptUrl).origin];
  setPolicy(res, captchaFramePolicy(nonce, from), true);
  const url = new URL(scriptUrl ?? scriptUrls[provider]);
  if (provider === 'turnstile') url.searchParams.set('render', 'explicit');
  else url.searchParams.set('render', siteKey);
  url.searchParams.set('onload', 'ready');
  // Nothing in it needs an escape: the patterns above and that of the key allow no such sign.
  const asked = JSON.stringify({ siteKey, action, form });
  const body = `<!doctype html>
<html lang="nl">
<meta charset="utf-8">
<meta name="robots" content="noindex">
<title>${captchaFrameTitle}</title>
<div id="plek"></div>
<script nonce="${nonce}">
const asked = ${asked};
const send = (token) => parent.postMessage({ captchaToken: token }, location.origin);
function ready() { ${runs[provider]} }
</script>
<script nonce="${nonce}" src="${url.href.replaceAll('&', '&amp;')}" async></script>
</html>
`;
  res.writeHead(200, {
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'no-store',
    'X-Robots-Tag': 'noindex',
  });
  res.end(body);
}

/** Runs each service without a puzzle: a visitor who would have to solve one gets no token. */
const runs: Readonly<Record<CaptchaService['provider'], string>> = {
  recaptcha: `grecaptcha.ready(() => {
    grecaptcha.execute(asked.siteKey, { action: asked.action }).then(send, () => send(null));
  });`,
  turnstile: `turnstile.render('#plek', {
    sitekey: asked.siteKey, action: asked.action, cData: asked.form, appearance: 'interaction-only',
    callback: send, 'error-callback': () => send(null), 'before-interactive-callback': () => send(null),
  });`,
};
