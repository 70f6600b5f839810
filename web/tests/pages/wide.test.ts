import { EXAMPLES, OTHERS, walk } from './walk';

walk({ width: 1280, javaScriptEnabled: false, colours: ['dark'] }, OTHERS);
walk({ width: 1280, javaScriptEnabled: true, colours: ['light', 'dark'] }, EXAMPLES);
walk({ width: 1280, javaScriptEnabled: false, colours: ['light', 'dark'] }, EXAMPLES);
