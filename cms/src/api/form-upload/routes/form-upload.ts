export default {
  routes: [
    {
      method: 'POST',
      path: '/form-uploads',
      handler: 'form-upload.receive',
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
