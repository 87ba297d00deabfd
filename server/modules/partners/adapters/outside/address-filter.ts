import dns from 'node:dns';
import net, { type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Why a connection was not made. */
export class ForbiddenAddress extends Error {
  override readonly name = 'ForbiddenAddress';
}

/**
 * Whether this is an address of the public internet. IPv4 that is mapped into IPv6 counts as what it is; everything with a
 * range of its own (loopback, private, link-local, NAT64, 6to4, Teredo, multicast, reserved …) is not.
 */
export function isPublic(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  return ipaddr.process(address).range() === 'unicast';
}

type Resolve = typeof dns.lookup.__promisify__;

/**
 * For `net.connect`: looks a name up and hands on what was found, when all of it is public. What is handed on is what is connected
 * to, so that a name cannot lead elsewhere between the look and the connection (DNS rebinding).
 */
export const publicLookup =
  (resolve: Resolve = dns.promises.lookup): LookupFunction =>
  (hostname, options, callback) => {
    resolve(hostname, { ...options, all: true }).then(
      (found) => {
        const [first] = found;
        if (!first || !found.every(({ address }) => isPublic(address)))
          return callback(new ForbiddenAddress('The address is not a public one.'), '', 0);
        if (options.all) callback(null, found);
        else callback(null, first.address, first.family);
      },
      (error: NodeJS.ErrnoException) => callback(error, '', 0),
    );
  };

/** An address that is written out is never looked up: it is judged here. */
export function checkWrittenAddress({ hostname }: URL): void {
  const bare = hostname.replace(/^\[(.*)\]$/, '$1');
  if (net.isIP(bare) !== 0 && !isPublic(bare)) throw new ForbiddenAddress('The address is not a public one.');
}
