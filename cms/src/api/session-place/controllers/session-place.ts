export { default } from '../../../places/api';
