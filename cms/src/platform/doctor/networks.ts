import { isThisMachine } from '../../../config/environment/this-machine';

/** Whether what is sent to a host may be read on the way. A name without a dot is a neighbour, such as another container. */
export function crossesNetworks(host: string): boolean {
  return host.includes('.') && !isThisMachine(host) && !host.startsWith('127.');
}
