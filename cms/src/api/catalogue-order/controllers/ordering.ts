export { default } from '../../../orders/api';
