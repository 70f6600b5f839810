export { default } from '../../../platform/forms/drafts/api';
