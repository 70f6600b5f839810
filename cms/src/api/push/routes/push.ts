/** For browsers, which bring secrets of their own; an account has no part in it. */
const config = { auth: false };

export default {
  routes: [
    { method: 'GET', path: '/push/key', handler: 'push.key', config },
    { method: 'POST', path: '/push/installations', handler: 'push.install', config },
    { method: 'POST', path: '/push/installations/:id/auth-token', handler: 'push.refresh', config },
    { method: 'DELETE', path: '/push/installations/:id', handler: 'push.uninstall', config },
    { method: 'POST', path: '/push/registrations', handler: 'push.register', config },
    { method: 'PATCH', path: '/push/registrations/:token', handler: 'push.change', config },
    { method: 'DELETE', path: '/push/registrations/:token', handler: 'push.unregister', config },
    { method: 'POST', path: '/push/tester', handler: 'push.becomeTester', config },
    { method: 'POST', path: '/push/shown', handler: 'push.shown', config },
    { method: 'POST', path: '/push/pressed', handler: 'push.pressed', config },
  ],
};
