import dns from 'node:dns';
import net, { type LookupFunction } from 'node:net';
import { setTimeout as after } from 'node:timers/promises';
import ipaddr from 'ipaddr.js';
import type { Dispatcher } from 'undici';

const lookUpPatienceMs = 3_000;

/** Why a connection was refused. */
class ForbiddenAddress extends Error {
  override readonly name = 'ForbiddenAddress';
}

const globalUnicast = ipaddr.IPv6.parseCIDR('2000::/3');

/**
 * Whether this is a public internet address. IPv4-mapped IPv6 addresses count as IPv4. Anything in IANA's
 * special-purpose registries isn't public, and for IPv6 only global unicast can be
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
 * For `net.connect`: resolves a name and returns its addresses if all are public. The connection uses exactly these, so
 * the name can't resolve differently between check and connection (DNS rebinding).
 */
export const publicLookup =
  (resolve: Resolve = dns.promises.lookup): LookupFunction =>
  (hostname, options, callback) => {
    resolve(hostname, { ...options, all: true }).then(
      (found) => {
        const [first] = found;
        if (!first || !found.every(({ address }) => isPublic(address)))
          return callback(new ForbiddenAddress('The address isn’t public.'), '', 0);
        if (options.all) callback(null, found);
        else callback(null, first.address, first.family);
      },
      (error: NodeJS.ErrnoException) => callback(error, '', 0),
    );
  };

const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[(.*)\]$/, '$1');

/** A literal address is never resolved: it is checked here. */
export function checkWrittenAddress(url: URL): void {
  const host = hostOf(url);
  if (net.isIP(host) !== 0 && !isPublic(host)) throw new ForbiddenAddress('The address isn’t public.');
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

/** A status with the response headers, or why there is none, in words that reveal nothing about our own network. */
export type Posted = Readonly<{ status: number; headers: NodeJS.Dict<string | string[]> } | { error: string }>;

/**
 * Posts to URLs that people gave us. Follows no redirects, reads no more of the response than necessary, and, if
 * `publicOnly`, connects only to public addresses.
 */
export class OutgoingPosts {
  private dispatcher?: Dispatcher;

  constructor(private readonly publicOnly: boolean) {}

  /** Whether nothing would be sent there today. */
  async refuses(url: string): Promise<boolean> {
    return this.publicOnly && isForbidden(new URL(url));
  }

  async post(url: string, headers: Record<string, string>, body: string | Buffer): Promise<Posted> {
    try {
      if (this.publicOnly) checkWrittenAddress(new URL(url));
      const { Agent, request } = await import('undici');
      this.dispatcher ??= new Agent({
        connect: { timeout: patienceMs / 2, ...(this.publicOnly ? { lookup: publicLookup() } : {}) },
        headersTimeout: patienceMs,
        bodyTimeout: patienceMs,
        pipelining: 0, // each attempt connects again, and is checked again
        maxResponseSize: answerBytes,
      });
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
  if (error instanceof ForbiddenAddress || cause instanceof ForbiddenAddress) return 'The address isn’t public.';
  if (name === 'TimeoutError' || code?.includes('TIMEOUT')) return 'There was no answer within 10 seconds.';
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return 'We couldn’t find this host name.';
  if (code === 'ECONNREFUSED') return 'Nobody answers at this address.';
  if (code?.startsWith('ERR_TLS') || code?.includes('CERT') || code?.startsWith('ERR_SSL'))
    return 'The certificate of this address isn’t valid.';
  return 'The connection broke.';
}
