/** Names that lead nowhere on the internet: RFC 2606, RFC 6762, and `internal`. */
const unreachable = /(^|\.)(localhost|local|internal|test|invalid|example)$/i;

/** Whether nobody on the internet can reach a host by this name, such as those of the demo fair. */
export const isUnreachable = (hostname: string): boolean => unreachable.test(hostname);
