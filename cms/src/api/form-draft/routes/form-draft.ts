const config = { auth: false };

export default {
  routes: [
    { method: 'POST', path: '/form-drafts', handler: 'form-draft.create', config },
    { method: 'GET', path: '/form-drafts/current', handler: 'form-draft.show', config },
    { method: 'PUT', path: '/form-drafts/current', handler: 'form-draft.change', config },
    { method: 'DELETE', path: '/form-drafts/current', handler: 'form-draft.remove', config },
  ],
};
