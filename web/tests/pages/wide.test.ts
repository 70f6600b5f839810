import { examples, others, walk } from './walk';

walk({ width: 1280, javaScriptEnabled: false, colours: ['dark'] }, others);
walk({ width: 1280, javaScriptEnabled: true, colours: ['light', 'dark'] }, examples);
walk({ width: 1280, javaScriptEnabled: false, colours: ['light', 'dark'] }, examples);
