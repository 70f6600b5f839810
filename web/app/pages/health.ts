import { buildId } from '../builds/own-build';
import { contentAnswers } from '../cms/context.server';

/** Milliseconds that a health check may wait for the content backend. */
const patience = 1000;

/** Says that the site runs and whether its content can be reached; never cached, never a page. */
export async function loader() {
  const content = (await contentAnswers(patience)) ? 'up' : 'down';
  const body = { status: 'ok', build: buildId, content };
  return Response.json(body, { headers: { 'Cache-Control': 'no-store' } });
}
