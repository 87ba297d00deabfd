import path from 'node:path';
import { type Env, type PushKeys, Reader, type TlsKeys } from './config-reader.js';
import { defaultFolds, type FoldLengths, readFolds } from './contract/rules/disclosure/index.js';
import {
  type GeocoderSettings,
  clamavFrom,
  geocoderFrom,
  type MapTiles,
  mapTilesFrom,
  monitoringFrom,
  oidcFrom,
  type OidcSettings,
  type PlatformKeys,
  platformKeysFrom,
  type ProductAnalyticsConfig,
  productAnalyticsFrom,
  type S3Config,
  s3From,
} from './outside-config.js';
import { type TracingConfig, tracingFrom } from './shared/tracing/tracing-config.js';
import { type HmrcSettings, hmrcFrom, vatFrom, type VatSettings, viesFrom, type ViesSettings } from './vat-config.js';

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug'] as const;

/** All settings from the environment. Read once, at start-up. */
export abstract class Config {
  abstract readonly production: boolean;
  abstract readonly port: number;
  abstract readonly host: string;
  /** The TLS certificate of PORT and METRICS_PORT; undefined leaves TLS to a proxy. */
  abstract readonly tls: TlsKeys | undefined;
  /** The metrics port; 0 disables metrics. */
  abstract readonly metricsPort: number;
  /** Where traces are sent; undefined disables tracing. */
  abstract readonly tracing: TracingConfig | undefined;
  abstract readonly publicUrl: string;
  abstract readonly dataDir: string;
  /** Where files are stored; undefined means in `dataDir`. */
  abstract readonly s3: S3Config | undefined;
  /** A virus scanner, tcp://host:port; undefined scans nothing. */
  abstract readonly clamavUrl: string | undefined;
  /** An influencer's storage quota, in decimal bytes; brands have their plan's. */
  abstract readonly influencerStorageBytes: number;
  /** For how many months before the current one individual usage events are kept. */
  abstract readonly usageMonths: number;
  /** Absent outside production: the sandbox starts its own. */
  abstract readonly databaseUrl: string | undefined;
  /**
   * The same database without a pooler, for long-lived connections: listening, jobs, migrations. Undefined: as
   * `databaseUrl`.
   */
  abstract readonly databaseDirectUrl: string | undefined;
  /** A streaming standby that may serve lists and reports. */
  abstract readonly databaseReplicaUrl: string | undefined;
  abstract readonly databasePool: number;
  /** For how many seconds after SIGTERM requests are still accepted, until the proxy has noticed. */
  abstract readonly shutdownDelay: number;
  /** Whether this process runs jobs and delivers events, or leaves that to others. */
  abstract readonly works: boolean;
  abstract readonly smtpUrl: string | undefined;
  abstract readonly sandboxSmtpPort: number;
  abstract readonly mailFrom: string;
  abstract readonly supportEmail: string;
  /** The secret by which the mail provider authenticates bounce reports; undefined rejects all reports. */
  abstract readonly mailWebhookSecret: string | undefined;
  /** Our other contacts: telephone numbers with country codes, a handle; undefined if there is none. */
  abstract readonly support: Readonly<Record<'whatsapp' | 'instagram' | 'sms', string | undefined>>;
  /** Telephone support for plans that include it; undefined if there is none. */
  abstract readonly supportPhone: string | undefined;
  /** When staff answer chats, Monday to Friday in London; and the script of an external widget that replaces ours. */
  abstract readonly liveChat: Readonly<{
    hours: Readonly<{ from: string; to: string }>;
    scriptUrl: string | undefined;
  }>;
  abstract readonly stripe: Readonly<{ secretKey: string; apiUrl: string | undefined; webhookSecret: string }>;
  /** The page of the card provider's customer portal where a brand signs in with its email. */
  abstract readonly billingLoginUrl: string;
  abstract readonly vat: VatSettings;
  /** Credentials for VAT lookups at HMRC; undefined checks only the format. */
  abstract readonly hmrc: HmrcSettings | undefined;
  /** The lookup of EU numbers; undefined leaves them to the card provider. */
  abstract readonly vies: ViesSettings | undefined;
  abstract readonly sessionSecret: string;
  /** The previous secret: what it has encrypted and signed is still accepted. */
  abstract readonly previousSessionSecret: string | undefined;
  /** Signs the audit log (Ed25519, PEM); by default a key is created once in `dataDir`. */
  abstract readonly auditSigningKey: string | undefined;
  /** Pages of these origins can call the API, with a key. */
  abstract readonly apiOrigins: readonly string[];
  /** Addresses of proxies whose forwarding headers are trusted; false trusts none. */
  abstract readonly trustProxy: string | false;
  abstract readonly logLevel: (typeof logLevels)[number];
  /** Where webhooks may be sent: to public addresses over HTTPS, or, outside production, anywhere. */
  abstract readonly webhookAddresses: 'public' | 'any';
  /** Off disables only the sign-in limits, and only outside production. */
  abstract readonly signInLimits: boolean;
  abstract readonly authErrorMode: 'spec' | 'generic';
  /** An external identity provider (OpenID Connect), in addition to our own links and passwords. */
  abstract readonly oidc: OidcSettings | undefined;
  /** Signs push messages (VAPID); undefined disables push. */
  abstract readonly push: PushKeys | undefined;
  /** How much of a caption each platform shows before “more”, which decides where a label is visible. */
  abstract readonly disclosureFolds: FoldLengths;
  /** The project for our pages' error reports; public, and the only one accepted. */
  abstract readonly monitoringDsn: string;
  /** Whether error reports are forwarded to the project's service; else they stay in our own log. */
  abstract readonly monitoringPassesOn: boolean;
  /** The analytics service, used with people's consent; undefined if there is none. */
  abstract readonly productAnalytics: ProductAnalyticsConfig | undefined;
  abstract readonly platformKeys: PlatformKeys;
  /** Street tiles for maps; undefined draws only coast, water and towns. */
  abstract readonly mapTiles: MapTiles | undefined;
  /** The geocoder; undefined knows only the gazetteer's towns. */
  abstract readonly geocoder: GeocoderSettings | undefined;
  abstract readonly links: Readonly<
    Record<'training' | 'reportBug' | 'facebook' | 'instagram' | 'tiktok', string | undefined>
  >;
}

/** Where long-lived connections go: bypassing any pooler. */
export const directUrlOf = ({ databaseDirectUrl, databaseUrl }: Config): string => databaseDirectUrl ?? databaseUrl!;

/** All errors in the environment, at once. Values of secrets are never repeated. */
export class ConfigFault extends Error {
  constructor(readonly faults: readonly string[]) {
    super(`The configuration cannot be used:\n${faults.map((fault) => `  - ${fault}`).join('\n')}`);
    this.name = 'ConfigFault';
  }
}

/** Ofcom reserves these numbers for drama: nobody answers them. */
const sandboxSupport = { whatsapp: '+44 7700 900123', instagram: '@tastemaker.demo', sms: '+44 7700 900456' } as const;
const sandboxSocials = {
  facebook: 'https://www.facebook.com/tastemaker.demo',
  instagram: 'https://www.instagram.com/tastemaker.demo/',
  tiktok: 'https://www.tiktok.com/@tastemaker.demo',
} as const;
const sandboxPhone = '+44 20 7946 0123';

const postgres = ['postgres:', 'postgresql:'] as const;

/** An alternative URL for the database. */
const databaseFrom = (read: Reader, name: string): string | undefined =>
  read.encrypted(name, read.beside('DATABASE_URL', name, postgres));

/** Decimal. */
const gigabyte = 10 ** 9;

function foldsFrom(read: Reader): FoldLengths {
  const text = read.text('DISCLOSURE_FOLDS');
  const folds = text === undefined ? defaultFolds : readFolds(text);
  if (!folds)
    read.faults.push('DISCLOSURE_FOLDS must be characters/lines a platform, such as instagram:125/3,tiktok:80/2.');
  return folds ?? defaultFolds;
}

/** @throws ConfigFault */
export function loadConfig(env: Env = process.env): Config {
  const production = env.NODE_ENV === 'production';
  const read = new Reader(env, production);
  const port = read.number('PORT', 3000, 65_535);
  const stripeApiUrl = read.url('STRIPE_API_URL', ['http:', 'https:']);
  read.refused('STRIPE_API_URL', stripeApiUrl !== undefined, 'the card provider has no stand-in in production.');
  read.refused('WEBHOOK_ADDRESSES', read.text('WEBHOOK_ADDRESSES') === 'any', 'must be public in production.');
  read.refused('RATE_LIMITS', read.text('RATE_LIMITS') === 'off', 'sign-in limits cannot be off in production.');
  const givenPublicUrl = read.url('PUBLIC_URL', ['http:', 'https:']);
  const publicUrl = read.needed('PUBLIC_URL', givenPublicUrl) ?? `http://localhost:${port}`;
  read.refused('PUBLIC_URL', givenPublicUrl?.startsWith('http:') ?? false, 'must begin with https://.');

  const demo = production ? undefined : { ...sandboxSupport, socials: sandboxSocials };

  const config: Config = {
    production,
    port,
    host: read.text('HOST') ?? (production ? '0.0.0.0' : '127.0.0.1'),
    tls: read.tlsKeys('TLS_CERT', 'TLS_KEY'),
    metricsPort: read.number('METRICS_PORT', 0, 65_535),
    tracing: tracingFrom(read),
    publicUrl,
    dataDir: path.resolve(read.text('DATA_DIR') ?? '.data'),
    s3: s3From(read),
    clamavUrl: clamavFrom(read),
    influencerStorageBytes: read.number('INFLUENCER_STORAGE_GB', 10, 1_000_000) * gigabyte,
    usageMonths: read.number('USAGE_MONTHS', 24, 1_200),
    databaseUrl: read.needed('DATABASE_URL', read.encrypted('DATABASE_URL', read.url('DATABASE_URL', postgres))),
    databaseDirectUrl: databaseFrom(read, 'DATABASE_DIRECT_URL'),
    databaseReplicaUrl: databaseFrom(read, 'DATABASE_REPLICA_URL'),
    databasePool: read.number('DB_POOL', 10, 200, 1),
    shutdownDelay: read.number('SHUTDOWN_DELAY', production ? 5 : 0, 20),
    works: read.oneOf('WORKER', ['on', 'off'], 'on') === 'on',
    smtpUrl: read.needed('SMTP_URL', read.url('SMTP_URL', ['smtp:', 'smtps:'])),
    sandboxSmtpPort: read.number('SANDBOX_SMTP_PORT', 0, 65_535),
    mailFrom: read.email('MAIL_FROM', 'Tastemaker <hello@tastemaker.test>', true),
    mailWebhookSecret: read.text('MAIL_WEBHOOK_SECRET'),
    supportEmail: read.email('SUPPORT_EMAIL', 'support@tastemaker.test'),
    support: {
      whatsapp: read.phone('SUPPORT_WHATSAPP') ?? demo?.whatsapp,
      instagram: read.handle('SUPPORT_INSTAGRAM') ?? demo?.instagram,
      sms: read.phone('SUPPORT_SMS') ?? demo?.sms,
    },
    supportPhone: read.phone('SUPPORT_PHONE') ?? (production ? undefined : sandboxPhone),
    liveChat: {
      hours: read.hours('LIVE_CHAT_HOURS', '09:00-18:00'),
      scriptUrl: read.url('LIVE_CHAT_SCRIPT_URL', ['https:']),
    },
    stripe: {
      secretKey: read.secret('STRIPE_SECRET_KEY', 20),
      apiUrl: stripeApiUrl,
      webhookSecret: read.secret('STRIPE_WEBHOOK_SECRET', 20),
    },
    billingLoginUrl:
      read.needed('STRIPE_PORTAL_LOGIN_URL', read.url('STRIPE_PORTAL_LOGIN_URL', ['http:', 'https:'])) ??
      `${publicUrl}/sandbox/stripe/p/login/tastemaker`,
    vat: vatFrom(read, production),
    hmrc: hmrcFrom(read),
    vies: viesFrom(read, production),
    sessionSecret: read.secret('SESSION_SECRET', 32),
    previousSessionSecret: read.text('SESSION_SECRET_PREVIOUS'),
    auditSigningKey: read.signingKey('AUDIT_SIGNING_KEY'),
    apiOrigins: read.origins('API_ORIGINS'),
    trustProxy: read.proxies('TRUST_PROXY'),
    logLevel: read.oneOf('LOG_LEVEL', logLevels, production ? 'info' : 'warn'),
    webhookAddresses: read.oneOf('WEBHOOK_ADDRESSES', ['public', 'any'], production ? 'public' : 'any'),
    signInLimits: read.oneOf('RATE_LIMITS', ['on', 'off'], 'on') === 'on',
    authErrorMode: read.oneOf('AUTH_ERROR_MODE', ['spec', 'generic'], 'spec'),
    oidc: oidcFrom(read),
    push: read.vapidKeys('VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY'),
    disclosureFolds: foldsFrom(read),
    ...monitoringFrom(read),
    productAnalytics: productAnalyticsFrom(read),
    platformKeys: platformKeysFrom(read),
    mapTiles: mapTilesFrom(read),
    geocoder: geocoderFrom(read),
    links: {
      training: read.url('TRAINING_URL', ['https:']),
      reportBug: read.url('REPORT_BUG_URL', ['https:']),
      facebook: read.url('FACEBOOK_URL', ['https:']) ?? demo?.socials.facebook,
      instagram: read.url('INSTAGRAM_URL', ['https:']) ?? demo?.socials.instagram,
      tiktok: read.url('TIKTOK_URL', ['https:']) ?? demo?.socials.tiktok,
    },
  };
  if (read.faults.length > 0) throw new ConfigFault(read.faults);
  return config;
}
