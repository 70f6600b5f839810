export { default } from '../../../visitors/api';
