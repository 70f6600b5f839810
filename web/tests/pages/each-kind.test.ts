import { examples, walk } from './walk';

// With the first walk, each width with each of the colours, and each of them with and without JavaScript.
walk(
  {
    javaScriptEnabled: false,
    views: [
      { width: 1280, colours: 'light' },
      { width: 360, colours: 'dark' },
    ],
  },
  examples,
);
walk(
  {
    javaScriptEnabled: true,
    views: [
      { width: 360, colours: 'light' },
      { width: 1280, colours: 'dark' },
    ],
  },
  examples,
);
