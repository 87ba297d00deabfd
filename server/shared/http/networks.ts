import net from 'node:net';
import ipaddr from 'ipaddr.js';

/** The key under which requests are counted, and the multiple of a limit it is allowed. */
export type Counted = Readonly<{ key: string; times: number }>;

/** The highest multiple of a limit that any network is allowed. */
export const mostTimes = 2;

/**
 * The networks under which an address is counted, narrowest first. An IPv4 address is one, even if mapped into IPv6. An
 * IPv6 customer gets at least a /64, so that is one; a /56, as larger connections get, is allowed twice as much in
 * total.
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
