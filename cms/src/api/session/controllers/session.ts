export { default } from '../../../programme/api';
