import { logThrough } from '../src/log/log';
import { environment } from './environment';

export default logThrough(environment.log);
