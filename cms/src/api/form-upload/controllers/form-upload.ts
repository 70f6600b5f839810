export { default } from '../../../platform/uploads/api';
