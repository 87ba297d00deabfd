import path from 'node:path';

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug'] as const;

/** Everything that the environment decides. Read once, at the start. */
export abstract class Config {
  abstract readonly production: boolean;
  abstract readonly port: number;
  abstract readonly host: string;
  abstract readonly publicUrl: string;
  abstract readonly dataDir: string;
  /** Absent outside production: the sandbox starts its own. */
  abstract readonly databaseUrl: string | undefined;
  abstract readonly databasePool: number;
  /** Whether this process works jobs and delivers events, or leaves that to others. */
  abstract readonly works: boolean;
  abstract readonly smtpUrl: string | undefined;
  abstract readonly sandboxSmtpPort: number;
  abstract readonly mailFrom: string;
  abstract readonly supportEmail: string;
  /** Where else people find us: telephone numbers with their country, a handle; undefined where we cannot be found. */
  abstract readonly support: Readonly<Record<'whatsapp' | 'instagram' | 'sms', string | undefined>>;
  abstract readonly stripe: Readonly<{ secretKey: string; apiUrl: string | undefined; webhookSecret: string }>;
  abstract readonly sessionSecret: string;
  /** Addresses of proxies whose forwarding headers are believed; false believes nobody. */
  abstract readonly trustProxy: string | false;
  abstract readonly logLevel: (typeof logLevels)[number];
  /** Off spares only the sign-in limits, and only outside production. */
  abstract readonly signInLimits: boolean;
  abstract readonly authErrorMode: 'spec' | 'generic';
  /** The project for which our pages report errors; public, and the only one that is taken. */
  abstract readonly monitoringDsn: string;
  abstract readonly links: Readonly<
    Record<'training' | 'reportBug' | 'facebook' | 'instagram' | 'tiktok', string | undefined>
  >;
}

/** All that is wrong with the environment, at once. Values of secrets are never repeated. */
export class ConfigFault extends Error {
  constructor(readonly faults: readonly string[]) {
    super(`The configuration cannot be used:\n${faults.map((fault) => `  - ${fault}`).join('\n')}`);
    this.name = 'ConfigFault';
  }
}

const sandboxDefaults = {
  SESSION_SECRET: 'a session secret for this machine only, never for production',
  STRIPE_SECRET_KEY: 'sk_test_sandbox',
  STRIPE_WEBHOOK_SECRET: 'whsec_sandbox',
} as const;

/** Leads nowhere: reports stay in our own log. */
const sandboxDsn = 'https://tastemaker@errors.invalid/1';

/** Ofcom keeps these numbers for drama: nobody answers them. */
const sandboxSupport = { whatsapp: '+44 7700 900123', instagram: '@tastemaker.demo', sms: '+44 7700 900456' } as const;

type Env = Readonly<Record<string, string | undefined>>;

/** Reads one variable after the other and collects every fault. */
class Reader {
  readonly faults: string[] = [];
  constructor(
    private readonly env: Env,
    private readonly production: boolean,
  ) {}

  text(name: string): string | undefined {
    return this.env[name]?.trim() || undefined;
  }

  /** A number with its country, spaces allowed: +44 7700 900123. */
  phone(name: string): string | undefined {
    const text = this.text(name);
    if (text !== undefined && !/^\+[1-9](?: ?\d){6,14}$/.test(text))
      this.faults.push(`${name} must be a telephone number with its country, such as +44 7700 900123.`);
    return text;
  }

  /** An Instagram handle, given with its @ or without; always answered with it. */
  handle(name: string): string | undefined {
    const text = this.text(name)?.replace(/^@/, '');
    if (text !== undefined && !/^[\w.]{1,30}$/.test(text))
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

/** @throws ConfigFault */
export function loadConfig(env: Env = process.env): Config {
  const production = env.NODE_ENV === 'production';
  const read = new Reader(env, production);
  const port = read.number('PORT', 3000, 65_535);
  const stripeApiUrl = read.url('STRIPE_API_URL', ['http:', 'https:']);
  read.refused('STRIPE_API_URL', stripeApiUrl !== undefined, 'the card provider has no stand-in in production.');
  read.refused('RATE_LIMITS', read.text('RATE_LIMITS') === 'off', 'sign-in limits cannot be off in production.');
  const givenPublicUrl = read.url('PUBLIC_URL', ['http:', 'https:']);
  const publicUrl = read.needed('PUBLIC_URL', givenPublicUrl) ?? `http://localhost:${port}`;
  read.refused('PUBLIC_URL', givenPublicUrl?.startsWith('http:') ?? false, 'must begin with https://.');

  const demo = production ? undefined : sandboxSupport;

  const config: Config = {
    production,
    port,
    host: read.text('HOST') ?? (production ? '0.0.0.0' : '127.0.0.1'),
    publicUrl,
    dataDir: path.resolve(read.text('DATA_DIR') ?? '.data'),
    databaseUrl: read.needed('DATABASE_URL', read.url('DATABASE_URL', ['postgres:', 'postgresql:'])),
    databasePool: read.number('DB_POOL', 10, 200),
    works: read.oneOf('WORKER', ['on', 'off'], 'on') === 'on',
    smtpUrl: read.needed('SMTP_URL', read.url('SMTP_URL', ['smtp:', 'smtps:'])),
    sandboxSmtpPort: read.number('SANDBOX_SMTP_PORT', 0, 65_535),
    mailFrom: read.text('MAIL_FROM') ?? 'Tastemaker <hello@tastemaker.test>',
    supportEmail: read.text('SUPPORT_EMAIL') ?? 'support@tastemaker.test',
    support: {
      whatsapp: read.phone('SUPPORT_WHATSAPP') ?? demo?.whatsapp,
      instagram: read.handle('SUPPORT_INSTAGRAM') ?? demo?.instagram,
      sms: read.phone('SUPPORT_SMS') ?? demo?.sms,
    },
    stripe: {
      secretKey: read.secret('STRIPE_SECRET_KEY', 20),
      apiUrl: stripeApiUrl,
      webhookSecret: read.secret('STRIPE_WEBHOOK_SECRET', 20),
    },
    sessionSecret: read.secret('SESSION_SECRET', 32),
    trustProxy: read.text('TRUST_PROXY') ?? false,
    logLevel: read.oneOf('LOG_LEVEL', logLevels, production ? 'info' : 'warn'),
    signInLimits: read.oneOf('RATE_LIMITS', ['on', 'off'], 'on') === 'on',
    authErrorMode: read.oneOf('AUTH_ERROR_MODE', ['spec', 'generic'], 'spec'),
    monitoringDsn: read.url('SENTRY_DSN', ['https:']) ?? sandboxDsn,
    links: {
      training: read.url('TRAINING_URL', ['https:']),
      reportBug: read.url('REPORT_BUG_URL', ['https:']),
      facebook: read.url('FACEBOOK_URL', ['https:']),
      instagram: read.url('INSTAGRAM_URL', ['https:']),
      tiktok: read.url('TIKTOK_URL', ['https:']),
    },
  };
  if (read.faults.length > 0) throw new ConfigFault(read.faults);
  return config;
}
