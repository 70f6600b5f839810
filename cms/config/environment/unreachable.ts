/** Names that lead nowhere on the internet: RFC 2606, RFC 6762, and `internal`. */
const unreachable = /(^|\.)(localhost|local|internal|test|invalid|example)$/i;

/** True for a name that leads nowhere on the internet, such as those of the demo fair. */
export const isUnreachable = (hostname: string): boolean => unreachable.test(hostname);
