/** For the site's server, which sends a secret of its own; no account has access. */
const config = { auth: false };

export default {
  routes: [
    { method: 'POST', path: '/form-drafts', handler: 'form-draft.create', config },
    { method: 'GET', path: '/form-drafts/current', handler: 'form-draft.show', config },
    { method: 'PUT', path: '/form-drafts/current', handler: 'form-draft.change', config },
    { method: 'DELETE', path: '/form-drafts/current', handler: 'form-draft.remove', config },
  ],
};
