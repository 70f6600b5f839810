import { others, walk } from './walk';

walk(
  {
    javaScriptEnabled: true,
    views: [
      { width: 360, colours: 'light' },
      { width: 1280, colours: 'dark' },
    ],
  },
  others,
);
