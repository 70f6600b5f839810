import { EXAMPLES, OTHERS, walk } from './walk';

walk({ width: 360, javaScriptEnabled: true, colours: ['light'] }, OTHERS);
walk({ width: 360, javaScriptEnabled: true, colours: ['light', 'dark'] }, EXAMPLES);
walk({ width: 360, javaScriptEnabled: false, colours: ['light', 'dark'] }, EXAMPLES);
