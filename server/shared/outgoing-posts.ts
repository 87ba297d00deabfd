import dns from 'node:dns';
import net, { type LookupFunction } from 'node:net';
import { setTimeout as after } from 'node:timers/promises';
import ipaddr from 'ipaddr.js';
import { Agent, type Dispatcher, request } from 'undici';

const lookUpPatienceMs = 3_000;

/** Why a connection was not made. */
class ForbiddenAddress extends Error {
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
  const found = await Promise.race([looked, after(lookUpPatienceMs, [], { ref: false })]);
  return found.some(({ address }) => !isPublic(address));
}

const patienceMs = 10_000;
const answerBytes = 64 * 1024;

/** A status with the answer's headers, or why there is none, in words that say nothing of our own network. */
export type Posted = Readonly<{ status: number; headers: NodeJS.Dict<string | string[]> } | { error: string }>;

/**
 * Posts to addresses that people gave us. Follows no redirect, reads no more of the answer than it must, and, if `publicOnly`,
 * connects to public addresses only.
 */
export class OutgoingPosts {
  private readonly dispatcher: Dispatcher;

  constructor(private readonly publicOnly: boolean) {
    this.dispatcher = new Agent({
      connect: { timeout: patienceMs / 2, ...(publicOnly ? { lookup: publicLookup() } : {}) },
      headersTimeout: patienceMs,
      bodyTimeout: patienceMs,
      pipelining: 0, // each try connects again, and is looked at again
      maxResponseSize: answerBytes,
    });
  }

  /** Whether nothing would be sent there today. */
  async refuses(url: string): Promise<boolean> {
    return this.publicOnly && isForbidden(new URL(url));
  }

  async post(url: string, headers: Record<string, string>, body: string | Buffer): Promise<Posted> {
    try {
      if (this.publicOnly) checkWrittenAddress(new URL(url));
      const answer = await request(url, {
        dispatcher: this.dispatcher,
        method: 'POST',
        signal: AbortSignal.timeout(patienceMs),
        headers,
        body,
      });
      await answer.body.dump({ limit: answerBytes });
      return { status: answer.statusCode, headers: answer.headers };
    } catch (error) {
      return { error: wordsFor(error) };
    }
  }
}

function wordsFor(error: unknown): string {
  const { code, name, cause } = error as { code?: string; name?: string; cause?: unknown };
  if (error instanceof ForbiddenAddress || cause instanceof ForbiddenAddress) return 'The address is not a public one.';
  if (name === 'TimeoutError' || code?.includes('TIMEOUT')) return 'There was no answer within 10 seconds.';
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return 'The name does not lead to any address.';
  if (code === 'ECONNREFUSED') return 'Nobody answers at this address.';
  if (code?.startsWith('ERR_TLS') || code?.includes('CERT') || code?.startsWith('ERR_SSL'))
    return 'The certificate of this address is not in order.';
  return 'The connection broke.';
}
