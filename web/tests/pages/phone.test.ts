import { walkAllPages } from './walk';

walkAllPages(360);
