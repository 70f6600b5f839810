export { default } from '../../../orders/items-api';
