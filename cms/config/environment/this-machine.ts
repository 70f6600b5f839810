const hostnames = ['127.0.0.1', '[::1]', 'localhost'];

/** Takes a host as `URL.hostname` writes it. Data sent to this machine crosses no network. */
export const isThisMachine = (hostname: string): boolean => hostnames.includes(hostname);
