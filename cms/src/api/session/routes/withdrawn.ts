export default {
  routes: [{ method: 'GET', path: '/sessions/withdrawn/:publicId', handler: 'session.withdrawn' }],
};
