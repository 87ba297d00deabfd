import { createPrivateKey } from 'node:crypto';
import { isInstagramHandle, isPhone } from './contract/rules/settings.js';

/** What a machine of its own takes where nothing is said. */
const sandboxDefaults = {
  SESSION_SECRET: 'a session secret for this machine only, never for production',
  STRIPE_SECRET_KEY: 'sk_test_sandbox',
  STRIPE_WEBHOOK_SECRET: 'whsec_sandbox',
} as const;

/** The environment, as the process has it. */
export type Env = Readonly<Record<string, string | undefined>>;

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

  number(name: string, fallback: number, max: number): number {
    const text = this.text(name);
    if (text === undefined) return fallback;
    const value = Number(text);
    if (!Number.isInteger(value) || value < 0 || value > max)
      this.faults.push(`${name} must be a whole number from 0 to ${max}.`);
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

  url(name: string, protocols: readonly string[]): string | undefined {
    const text = this.text(name);
    if (text === undefined) return undefined;
    if (!URL.canParse(text) || !protocols.includes(new URL(text).protocol)) {
      this.faults.push(`${name} must be an address that begins with ${protocols.map((p) => `${p}//`).join(' or ')}.`);
      return undefined;
    }
    return text.replace(/\/$/, '');
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

  /** In production there is no default, and no weak value. */
  secret(name: keyof typeof sandboxDefaults, atLeast: number): string {
    const text = this.text(name);
    if (!this.production) return text ?? sandboxDefaults[name];
    if (text === undefined) this.faults.push(`${name} is missing.`);
    else if (text.length < atLeast || text === sandboxDefaults[name])
      this.faults.push(`${name} is too weak for production.`);
    return text ?? '';
  }

  needed<T>(name: string, value: T | undefined): T | undefined {
    if (this.production && value === undefined) this.faults.push(`${name} is missing: production has no stand-in.`);
    return value;
  }

  refused(name: string, when: boolean, why: string): void {
    if (this.production && when) this.faults.push(`${name}: ${why}`);
  }
}
