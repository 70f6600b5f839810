export { default } from '../../../statistics/api';
