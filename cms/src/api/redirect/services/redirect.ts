export { default } from '../../../platform/redirects/lookup';
