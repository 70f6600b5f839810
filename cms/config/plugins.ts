import { environment } from './environment';

export default {
  email: {
    config: {
      settings: {
        defaultFrom: 'Fabriek & Thuis <no-reply@fabriekenthuis.example>',
        defaultReplyTo: 'info@fabriekenthuis.example',
      },
    },
  },
  i18n: { enabled: true },
  upload: {
    config: {
      sizeLimit: 50 * 1024 * 1024,
      // The site makes its own sizes from the original; only the thumbnail of the media library is made here.
      breakpoints: {},
      security: {
        allowedTypes: [
          'image/jpeg',
          'image/png',
          'image/webp',
          'image/avif',
          'image/gif',
          'video/mp4',
          'video/webm',
          'application/pdf',
          'application/zip',
          'application/vnd.openxmlformats-officedocument.*',
        ],
        deniedTypes: ['text/html', 'image/svg+xml', 'application/javascript', 'text/javascript'],
      },
    },
  },
  'users-permissions': {
    config: {
      jwtSecret: environment.jwtSecret,
      jwt: { expiresIn: '30d' },
      register: { allowedFields: [] },
    },
  },
};
