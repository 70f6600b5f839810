export { default } from '../../../agenda/api';
