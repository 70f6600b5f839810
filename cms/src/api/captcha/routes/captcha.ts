export default {
  routes: [
    {
      method: 'GET',
      path: '/captcha/challenge',
      handler: 'captcha.challenge',
      // The same for everybody, signed in or not.
      config: { auth: false },
    },
  ],
};
