import { setTimeout as pause } from 'node:timers/promises';

import { StopWithLine } from '../../scripts/steps.mjs';

/** How often an editor publishes. */
const publishMs = 5000;
/** How often to look whether the page shows it. */
const pollMs = 50;
/** After so long it counts as not seen. */
const unseenMs = 30_000;
/** The editor changes these in turn, so that a change is never looked for on a page with another under way. */
const changedCount = 20;

const managerPath = '/content-manager/collection-types';

/**
 * Works in the content backend as its admin does.
 * @param {{ contentUrl: string, env: Record<string, string | undefined> }} fair
 */
export async function signInEditor({ contentUrl, env }) {
  const ask = async (path, method, token, body) => {
    const response = await fetch(contentUrl + path, {
      method,
      headers: {
        ...(!(body instanceof FormData) && { 'content-type': 'application/json' }),
        // The backend closes idle connections after as many seconds as an editor takes between two changes.
        connection: 'close',
        ...(token && { authorization: `Bearer ${token}` }),
      },
      ...(body && { body: body instanceof FormData ? body : JSON.stringify(body) }),
    });
    if (!response.ok)
      throw new StopWithLine(
        `${method} ${path} answered ${response.status}: ${(await response.text()).slice(0, 300)}`,
      );
    return response.json();
  };
  const { data } = await ask('/admin/login', 'POST', null, {
    email: env.ADMIN_EMAIL,
    password: env.ADMIN_PASSWORD,
  });
  const typePath = (type) => `${managerPath}/api::${type}.${type}`;
  return {
    /** All documents of a type, the oldest first. */
    async documents(type) {
      const found = [];
      for (let page = 1, pageCount = 1; page <= pageCount; page += 1) {
        const query = `pageSize=100&sort=id:asc&page=${page}`;
        const { results, pagination } = await ask(`${typePath(type)}?${query}`, 'GET', data.token);
        found.push(...results);
        ({ pageCount } = pagination);
      }
      return found;
    },
    /** The stands of an exhibitor, as a change of them names them. */
    async standsOf(documentId) {
      const path = `/content-manager/relations/api::exhibitor.exhibitor/${documentId}/stands?pageSize=100`;
      const { results } = await ask(path, 'GET', data.token);
      return results.map((stand) => ({ id: stand.id, documentId: stand.documentId }));
    },
    /** The new document of a type, published. */
    async create(type, fields) {
      const made = await ask(`${typePath(type)}/actions/publish`, 'POST', data.token, fields);
      return made.data;
    },
    /** The slugs of all themes. */
    async themes() {
      const { data: themes } = await ask('/api/themes?fields[0]=slug&sort=slug', 'GET');
      return themes.map(({ slug }) => slug);
    },
    publish: (type, documentId, fields) =>
      ask(`${typePath(type)}/${documentId}/actions/publish`, 'POST', data.token, fields),
    /** A call of our own part of the admin, with a form or an object. */
    send: (path, body) => ask(path, 'POST', data.token, body),
    read: (path) => ask(path, 'GET', data.token),
    /** An account of the site, confirmed. */
    async addUser(user) {
      const { roles } = await ask('/users-permissions/roles', 'GET', data.token);
      const { id, documentId } = roles.find(({ type }) => type !== 'public');
      const role = { connect: [{ id, documentId }] };
      const body = { ...user, confirmed: true, blocked: false, role };
      return ask(`${managerPath}/plugin::users-permissions.user`, 'POST', data.token, body);
    },
  };
}

/**
 * Publishes a changed summary every few seconds, and looks how long it takes until the exhibitor's page shows it.
 * @param {{ editor: Awaited<ReturnType<typeof signInEditor>>, site: string }} where `site`: what visitors are answered by
 */
export async function startEditor({ editor, site }) {
  const exhibitors = (await editor.documents('exhibitor')).slice(0, changedCount);
  const stopping = new AbortController();
  const seenMs = [];
  let unseen = 0;
  let failure = null;

  async function change(number) {
    const { documentId, publicId, slug } = exhibitors[number % exhibitors.length];
    const mark = `Aardbei ${number} ${Date.now()}`;
    await editor.publish('exhibitor', documentId, { summary: `${mark}: de maten staan op de stand.` });
    const published = performance.now();
    while (performance.now() - published < unseenMs) {
      const response = await fetch(`${site}/standhouders/${publicId}/${slug}`);
      if ((await response.text()).includes(mark)) return void seenMs.push(performance.now() - published);
      await pause(pollMs);
    }
    unseen += 1;
  }

  const work = (async () => {
    const changes = [];
    for (let number = 0; !stopping.signal.aborted; number += 1) {
      changes.push(change(number).catch((error) => (failure ??= error)));
      await pause(publishMs, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
    await Promise.all(changes);
  })();

  return {
    /** Ends the publishing, and waits until the last change is seen or took too long. */
    async stop() {
      stopping.abort();
      await work;
      if (failure) throw failure;
      return { seenMs, unseen };
    },
  };
}
