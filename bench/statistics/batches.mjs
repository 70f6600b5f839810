import { randomBytes } from 'node:crypto';
import { request } from 'node:http';

/** As browsers send them when somebody reads on for a while. */
export const eventsPerBatch = 20;
/** No browser sends more than its share. */
const browsers = 2000;
const yearMs = 365 * 24 * 60 * 60 * 1000;
const urls = [
  '/',
  '/nieuws',
  '/standhouders?thema=hout',
  '/standhouders/12/bouw-bv',
  '/en/programma',
  '/faq',
];

const sessions = Array.from({ length: browsers }, (_unused, index) => {
  const iat = Date.now() - 1000 - index;
  return Buffer.from(JSON.stringify({ id: 0, iat, exp: iat + yearMs })).toString('base64');
});
let turn = 0;

/** Sends a batch of page views as a browser does. @returns {Promise<number>} the status of the response */
export function sendBatch(port, agent, count = eventsPerBatch) {
  turn += 1;
  const session = sessions[turn % browsers];
  const base = randomBytes(8).toString('hex');
  const events = Array.from({ length: count }, (_unused, index) => ({
    id: `${base}${String(index).padStart(2, '0')}`,
    age: index * 700,
    eventType: 'pageview',
    url: urls[(turn + index) % urls.length],
    ...(index > 0 && { from: urls[(turn + index - 1) % urls.length], since: index }),
  }));
  const body = JSON.stringify({ data: { events, session, device: 'phone', source: 'www.google.nl' } });
  return new Promise((resolve, reject) => {
    const call = request(
      {
        port,
        host: '127.0.0.1',
        path: '/api/statistics/',
        method: 'POST',
        agent,
        headers: {
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(body),
          'sec-fetch-site': 'same-origin',
          'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
          cookie: `session=${session}`,
        },
      },
      (response) => {
        response.resume().on('end', () => resolve(response.statusCode));
      },
    );
    call.on('error', reject);
    call.end(body);
  });
}
