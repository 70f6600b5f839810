export { default } from '../../../platform/forms/submissions/api';
