import { isThisMachine } from '../../../config/environment/this-machine';

/** True when data may be read on its way to a host. A name without a dot is that of a neighbour. */
export function crossesNetworks(host: string): boolean {
  return host.includes('.') && !isThisMachine(host) && !host.startsWith('127.');
}
