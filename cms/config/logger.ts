import { logThrough } from '../src/platform/log/log';
import { environment } from './environment';

export default logThrough(environment.log);
