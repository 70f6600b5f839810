export { default } from '../platform/access/owner-policy';
