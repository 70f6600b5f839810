import { examples, others, walk } from './walk';

walk({ width: 360, javaScriptEnabled: true, colours: ['light'] }, others);
walk({ width: 360, javaScriptEnabled: true, colours: ['light', 'dark'] }, examples);
walk({ width: 360, javaScriptEnabled: false, colours: ['light', 'dark'] }, examples);
