export default {
  routes: [
    {
      method: 'POST',
      path: '/form-uploads',
      handler: 'form-upload.receive',
      // For the site's server, which sends a secret of its own; no account has access.
      config: { auth: false },
    },
    {
      method: 'DELETE',
      path: '/form-uploads/:id',
      handler: 'form-upload.takeBack',
      config: { auth: false },
    },
  ],
};
