export { default } from '../../../newsletter/api';
