export interface Mailbox {
  /** Empty when there is none. */
  name: string;
  address: string;
}

/** An address that nobody has, so that a fair that set none is told so by the doctor. */
const defaultAddress = 'no-reply@beurs.example';

/** Reads the sender: an e-mail address, or `Name <address>`. */
export function readMailFrom(source: Record<string, string | undefined>): Mailbox {
  const value = source.MAIL_FROM?.trim() || defaultAddress;
  const [, name = '', address = value] = /^(.*?)\s*<([^<>]*)>$/.exec(value) ?? [];
  if (!/^[^\s@<>]+@[^\s@<>]+$/.test(address)) {
    throw new Error(
      `The environment variable MAIL_FROM is "${value}", which is not an e-mail address or Name <address>.`,
    );
  }
  return { name: name.replace(/^"(.*)"$/, '$1'), address };
}
