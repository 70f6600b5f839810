import { walkAllPages } from './walk';

walkAllPages(1280);
