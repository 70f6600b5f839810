export { default } from '../../../push/api';
