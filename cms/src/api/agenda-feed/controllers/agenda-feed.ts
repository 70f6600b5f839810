export { default } from '../../../agenda/feed-api';
