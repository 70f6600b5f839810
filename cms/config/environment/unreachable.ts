/** Names that lead nowhere on the internet: RFC 2606, RFC 6762, and `internal`. */
const unreachable = /(^|\.)(localhost|local|internal|test|invalid|example)$/i;

export const isUnreachable = (hostname: string): boolean => unreachable.test(hostname);
