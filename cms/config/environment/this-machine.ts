const hostnames = ['127.0.0.1', '[::1]', 'localhost'];

/** Whether a host, as `URL.hostname` writes it, is this machine itself: what is sent there crosses no network. */
export const isThisMachine = (hostname: string): boolean => hostnames.includes(hostname);
