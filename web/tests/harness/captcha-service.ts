import { createServer } from 'node:http';

export interface AskedToken {
  secret: string | null;
  token: string;
}

/**
 * Takes the place of reCAPTCHA or Turnstile on this machine: gives browsers a script with the same functions, and says
 * of its tokens what they were made for.
 */
export async function startCaptchaService() {
  const asked: AskedToken[] = [];
  let scripts = 0;
  const server = createServer((req, res) => {
    if (req.url?.startsWith('/api.js')) {
      scripts += 1;
      return void res.writeHead(200, { 'Content-Type': 'text/javascript' }).end(script);
    }
    let body = '';
    req.on('data', (chunk: Buffer) => (body += chunk.toString()));
    req.on('end', () => {
      const form = new URLSearchParams(body);
      const token = form.get('response') ?? '';
      asked.push({ secret: form.get('secret'), token });
      const [action = '', cdata = ''] = token.split('~');
      const answer = { action: action.replace('.', '/'), cdata, score: 0.9, hostname: 'localhost' };
      res.end(JSON.stringify({ success: true, challenge_ts: new Date().toISOString(), ...answer }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  const url = `http://127.0.0.1:${address.port}`;
  return {
    asked,
    /** How often a browser has loaded the script. */
    scriptCount: () => scripts,
    /** The settings of a fair with this service. */
    environment: (provider: 'recaptcha' | 'turnstile') => ({
      CAPTCHA_PROVIDER: provider,
      CAPTCHA_SITE_KEY: 'sleutel-van-de-site',
      CAPTCHA_SECRET_KEY: 'geheim-van-de-site',
      CAPTCHA_SCRIPT_URL: `${url}/api.js`,
      CAPTCHA_VERIFY_URL: `${url}/siteverify`,
    }),
    close: () => server.close(),
  };
}

/** The functions of both services that sites call. */
const script = `
const token = (action, form) => [action.replace('/', '.'), form, Math.random().toString(36).slice(2)].join('~');
window.turnstile = {
  render: (place, { action, cData, callback }) => void setTimeout(callback, 10, token(action, cData)),
};
window.grecaptcha = {
  ready: (then) => then(),
  execute: async (key, { action }) => token(action, ''),
};
window[new URL(document.currentScript.src).searchParams.get('onload')]();
`;
