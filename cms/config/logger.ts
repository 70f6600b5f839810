import { environment } from './environment';

/** Requests and start-up notes are for who develops; in production only what somebody should look at is said. */
export default { level: environment.production ? 'warn' : 'http' };
