import { createECDH, createPrivateKey } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { createSecureContext } from 'node:tls';
import { deflateRawSync } from 'node:zlib';
import { isStrictEmail } from './contract/rules/email.js';
import { isInstagramHandle, isPhone } from './contract/rules/settings.js';
import { isOwnHost } from './shared/http/networks.js';

/** What a machine of its own takes where nothing is said. */
const sandboxDefaults = {
  SESSION_SECRET: 'a session secret for this machine only, never for production',
  STRIPE_SECRET_KEY: 'sk_test_sandbox',
  STRIPE_WEBHOOK_SECRET: 'whsec_sandbox',
} as const;

/** Of what a secret says, in bytes: what repeats counts once. */
const leastOfASecret = 16;
const isWeak = (secret: string): boolean => deflateRawSync(secret).length < leastOfASecret;

/** Modes of node-postgres that check the server's certificate. */
const checkingModes = ['require', 'verify-ca', 'verify-full'];

/** Names for a network's own addresses: https://www.npmjs.com/package/proxy-addr */
const ownNetworks = ['loopback', 'linklocal', 'uniquelocal'];

function isProxy(part: string): boolean {
  const [address = '', length] = part.split('/');
  const family = isIP(address);
  if (ownNetworks.includes(part) || (family > 0 && length === undefined)) return true;
  return family > 0 && /^[1-9]\d*$/.test(length ?? '') && Number(length) <= (family === 4 ? 32 : 128);
}

/** The environment, as the process has it. */
export type Env = Readonly<Record<string, string | undefined>>;

/** A key pair on P-256, each half as base64url (RFC 8292). */
export type PushKeys = Readonly<{ publicKey: string; privateKey: string }>;

/** A certificate and its key, as PEM. */
export type TlsKeys = Readonly<{ cert: string; key: string }>;

/** Reads one variable after the other and collects every fault. `production` has no defaults for secrets. */
export class Reader {
  readonly faults: string[] = [];
  constructor(
    private readonly env: Env,
    private readonly production: boolean,
  ) {}

  text(name: string): string | undefined {
    return this.env[name]?.trim() || undefined;
  }

  /** A private key for Ed25519 as a PEM; line breaks may be written as \\n. */
  signingKey(name: string): string | undefined {
    const pem = this.text(name);
    if (pem === undefined) return undefined;
    try {
      if (createPrivateKey(pem.replaceAll('\\n', '\n')).asymmetricKeyType === 'ed25519') return pem;
    } catch {
      // told below, without what was given
    }
    this.faults.push(`${name} must be an Ed25519 private key as a PEM.`);
    return undefined;
  }

  /** A number with its country, spaces allowed: +44 7700 900123. */
  phone(name: string): string | undefined {
    const text = this.text(name);
    if (text !== undefined && !isPhone(text))
      this.faults.push(`${name} must be a telephone number with its country, such as +44 7700 900123.`);
    return text;
  }

  /** An Instagram handle, given with its @ or without; always answered with it. */
  handle(name: string): string | undefined {
    const text = this.text(name)?.replace(/^@/, '');
    if (text !== undefined && !isInstagramHandle(text))
      this.faults.push(`${name} must be an Instagram handle, such as @tastemaker.demo.`);
    return text && `@${text}`;
  }

  /** The two halves of one key pair, as `npm run cli -- push:keys` makes them. */
  vapidKeys(publicName: string, privateName: string): PushKeys | undefined {
    const given = this.both(publicName, privateName);
    if (!given) return undefined;
    const [publicKey, privateKey] = given;
    const pair = createECDH('prime256v1');
    try {
      pair.setPrivateKey(privateKey, 'base64url');
      if (pair.getPublicKey('base64url') === publicKey) return { publicKey, privateKey };
    } catch {
      // told below, without what was given
    }
    this.faults.push(`${publicName} and ${privateName} must be one pair, as npm run cli -- push:keys makes it.`);
    return undefined;
  }

  /** What the two files hold, if they belong together. */
  tlsKeys(certName: string, keyName: string): TlsKeys | undefined {
    const given = this.both(certName, keyName);
    if (!given) return undefined;
    try {
      const [cert, key] = [readFileSync(given[0], 'utf8'), readFileSync(given[1], 'utf8')];
      createSecureContext({ cert, key });
      return { cert, key };
    } catch {
      this.faults.push(`${certName} and ${keyName} must be files that can be read: a certificate and its key, as PEM.`);
      return undefined;
    }
  }

  number(name: string, fallback: number, max: number, least = 0): number {
    const text = this.text(name);
    if (text === undefined) return fallback;
    const value = Number(text);
    if (!Number.isInteger(value) || value < least || value > max)
      this.faults.push(`${name} must be a whole number from ${least} to ${max}.`);
    return value;
  }

  /** Two times of one day: 09:00-18:00. */
  hours(name: string, fallback: string): Readonly<{ from: string; to: string }> {
    const text = this.text(name) ?? fallback;
    const [, from = '', to = ''] = /^((?:[01]\d|2[0-3]):[0-5]\d)-((?:[01]\d|2[0-3]):[0-5]\d)$/.exec(text) ?? [];
    if (from >= to) this.faults.push(`${name} must be two times of one day, such as 09:00-18:00.`);
    return { from, to };
  }

  oneOf<T extends string>(name: string, allowed: readonly T[], fallback: T): T {
    const text = this.text(name);
    if (text !== undefined && !allowed.includes(text as T))
      this.faults.push(`${name} must be one of ${allowed.join(', ')}.`);
    return (text as T | undefined) ?? fallback;
  }

  /** With its protocol and a host; PostgreSQL's can be after the question mark. */
  url(name: string, protocols: readonly string[]): string | undefined {
    const text = this.text(name);
    if (text === undefined) return undefined;
    const beginnings = protocols.map((protocol) => `${protocol}//`);
    const url = URL.canParse(text) ? new URL(text) : null;
    const hasHost = url !== null && (url.hostname !== '' || url.searchParams.has('host'));
    if (!hasHost || !beginnings.some((beginning) => text.toLowerCase().startsWith(beginning))) {
      this.faults.push(`${name} is malformed: it must be an address that begins with ${beginnings.join(' or ')}.`);
      return undefined;
    }
    return text.replace(/\/$/, '');
  }

  /** Beyond our own network, production connects only where the connection is encrypted and the certificate checked. */
  encrypted(name: string, url: string | undefined): string | undefined {
    if (!this.production || url === undefined) return url;
    const { protocol, hostname, searchParams } = new URL(url);
    if (protocol === 'https:' || isOwnHost(searchParams.get('host') ?? hostname)) return url;
    const isHttp = protocol === 'http:';
    if (!isHttp && checkingModes.includes(searchParams.get('sslmode') ?? '')) return url;
    const wanted = isHttp ? 'begin with https://' : 'end with ?sslmode=verify-full';
    this.faults.push(`${name} must ${wanted}, because it leaves your own network.`);
    return url;
  }

  /** An email address, optionally after a name: `Tastemaker <hello@tastemaker.example>`. */
  email(name: string, fallback: string, mayHaveName = false): string {
    const text = this.text(name) ?? fallback;
    const [, named] = mayHaveName ? (/^[^<>]*<([^<>]+)>$/.exec(text) ?? []) : [];
    if (!isStrictEmail(named ?? text))
      this.faults.push(`${name} is malformed: it must be an email address, such as ${fallback}.`);
    return text;
  }

  /** Addresses of proxies and ranges of them, with commas between; false believes nobody. */
  proxies(name: string): string | false {
    const text = this.text(name);
    if (text !== undefined && !text.split(',').every((part) => isProxy(part.trim())))
      this.faults.push(
        `${name} must be addresses or ranges of them, such as 10.0.0.0/8, or ${ownNetworks.join(', ')}, with commas between.`,
      );
    return text ?? false;
  }

  /** Origins with commas between them: https://app.example, https://till.example:8443. */
  origins(name: string): readonly string[] {
    const given = (this.text(name) ?? '')
      .split(',')
      .map((text) => text.trim())
      .filter(Boolean);
    const isOrigin = (text: string) => /^https?:/.test(text) && URL.canParse(text) && new URL(text).origin === text;
    if (!given.every(isOrigin))
      this.faults.push(`${name} must be origins such as https://app.example, with commas between them.`);
    return given;
  }

  /** Another address of what the first one names; without that it means nothing. */
  beside(first: string, name: string, protocols: readonly string[]): string | undefined {
    const text = this.url(name, protocols);
    if (text !== undefined && this.text(first) === undefined) this.faults.push(`${name} needs ${first} beside it.`);
    return text;
  }

  /** Two that mean nothing without each other. */
  both(one: string, other: string): [string, string] | undefined {
    const [first, second] = [this.text(one), this.text(other)];
    if (first && second) return [first, second];
    if (first ?? second) this.faults.push(`${one} and ${other} are given together, or neither.`);
    return undefined;
  }

  /** In production there is no default, and no weak value. */
  secret(name: keyof typeof sandboxDefaults, atLeast: number): string {
    const text = this.text(name);
    if (!this.production) return text ?? sandboxDefaults[name];
    if (text === undefined) this.faults.push(`${name} is missing.`);
    else if (text.length < atLeast || text === sandboxDefaults[name] || isWeak(text))
      this.faults.push(`${name} is too weak for production.`);
    return text ?? '';
  }

  needed<T>(name: string, value: T | undefined): T | undefined {
    if (this.production && this.text(name) === undefined)
      this.faults.push(`${name} is missing: production has no stand-in.`);
    return value;
  }

  refused(name: string, when: boolean, why: string): void {
    if (this.production && when) this.faults.push(`${name}: ${why}`);
  }
}
