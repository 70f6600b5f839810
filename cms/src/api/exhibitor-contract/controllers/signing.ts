export { default } from '../../../contracts/api';
