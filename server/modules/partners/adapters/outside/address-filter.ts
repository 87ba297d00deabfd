import dns from 'node:dns';
import net, { type LookupFunction } from 'node:net';
import { setTimeout as after } from 'node:timers/promises';
import ipaddr from 'ipaddr.js';

const patienceMs = 3_000;

/** Why a connection was not made. */
export class ForbiddenAddress extends Error {
  override readonly name = 'ForbiddenAddress';
}

const globalUnicast = ipaddr.IPv6.parseCIDR('2000::/3');

/**
 * Whether this is an address of the public internet. IPv4 that is mapped into IPv6 counts as what it is. What IANA's registries of
 * special-purpose addresses name is not public, and of IPv6 only what they call global unicast can be
 * (https://www.iana.org/assignments/iana-ipv6-special-registry).
 */
export function isPublic(address: string): boolean {
  if (net.isIP(address) === 0) return false;
  const parsed = ipaddr.process(address);
  if (parsed instanceof ipaddr.IPv6 && !parsed.match(globalUnicast)) return false;
  return parsed.range() === 'unicast';
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

const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[(.*)\]$/, '$1');

/** An address that is written out is never looked up: it is judged here. */
export function checkWrittenAddress(url: URL): void {
  const host = hostOf(url);
  if (net.isIP(host) !== 0 && !isPublic(host)) throw new ForbiddenAddress('The address is not a public one.');
}

/** Whether nothing would be sent there today. A name that doesn't resolve yet, or is slow, may resolve later. */
export async function isForbidden(url: URL, resolve: Resolve = dns.promises.lookup): Promise<boolean> {
  const host = hostOf(url);
  if (net.isIP(host) !== 0) return !isPublic(host);
  const looked = resolve(host, { all: true }).catch(() => []);
  const found = await Promise.race([looked, after(patienceMs, [], { ref: false })]);
  return found.some(({ address }) => !isPublic(address));
}
