export { default } from '../../../platform/redirects/api';
