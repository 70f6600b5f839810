export { default } from '../../../platform/captcha/api';
