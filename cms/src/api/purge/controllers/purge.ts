export { default } from '../../../platform/outbox/api';
