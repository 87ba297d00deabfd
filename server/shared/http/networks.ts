import net from 'node:net';
import ipaddr from 'ipaddr.js';

/** What requests are counted under, and how many times a limit it may use up. */
export type Counted = Readonly<{ key: string; times: number }>;

/** The most times a limit that any network may use up. */
export const mostTimes = 2;

/**
 * The networks that an address is counted under, the narrowest first. An IPv4 address is one, also where it is mapped into IPv6. An
 * IPv6 customer gets a /64 at least, so that is one; a /56, as larger connections get, may do twice as much in all.
 */
export function networksOf(address: string): readonly Counted[] {
  if (!net.isIPv6(address)) return [{ key: address, times: 1 }];
  const parsed = ipaddr.process(address);
  if (parsed instanceof ipaddr.IPv4) return [{ key: parsed.toString(), times: 1 }];
  return [
    { key: networkAt(parsed, 64), times: 1 },
    { key: networkAt(parsed, 56), times: mostTimes },
  ];
}

const networkAt = (address: ipaddr.IPv6, bits: number): string => {
  const bytes = address.toByteArray().map((byte, index) => (index < bits / 8 ? byte : 0));
  return `${ipaddr.fromByteArray(bytes).toString()}/${bits}`;
};

const ownRanges: readonly string[] = ['loopback', 'private', 'linkLocal', 'uniqueLocal'];

/** Whether a host can only be within our own network: a private address, or a name without a public domain. */
export function isOwnHost(host: string): boolean {
  const bare = host.replace(/^\[|\]$/g, '');
  if (net.isIP(bare)) return ownRanges.includes(ipaddr.process(bare).range());
  return !bare.includes('.') || /\.(internal|local)$/i.test(bare);
}
