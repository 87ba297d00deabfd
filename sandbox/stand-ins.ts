import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { DynamicModule } from '@nestjs/common';
import pg from 'pg';
import type { Config } from './product.js';
import { startMailCatcher } from './mail/mail-catcher.js';
import { startPostgres } from './postgres/index.js';
import { SandboxModule } from './sandbox.module.js';

const database = 'tastemaker';

/** A complete configuration, the sandbox's own pages, what to print, and how to stop everything. */
export type StandIns = Readonly<{
  config: Config;
  modules: DynamicModule[];
  told: readonly string[];
  stop(): Promise<void>;
}>;

const people = [
  ['Staff', 'staff@tastemaker.test'],
  ['Brand', 'brand@tastemaker.test'],
  ['Influencer', 'influencer@tastemaker.test'],
  ['Both', 'both@tastemaker.test'],
] as const;

const tableFor = ({ publicUrl }: Config): string[] => [
  '',
  `  Portal        ${publicUrl}/`,
  `  Staff panel   ${publicUrl}/app/admin/influencer-manager`,
  `  Mailbox       ${publicUrl}/sandbox/mail`,
  `  Outside       ${publicUrl}/sandbox/outside`,
  `  API docs      ${publicUrl}/api/docs`,
  '',
  ...people.map(([role, email]) => `  ${role.padEnd(13)} ${email}`),
  '',
  `  To sign in: ${publicUrl}/app/login, one of these emails, Continue; then open the link in the mailbox.`,
  '',
];

/** Starts stand-ins for database and mail unless the environment names them. Never in production. */
export async function startStandIns(given: Config): Promise<StandIns> {
  const stops: (() => Promise<void>)[] = [];
  const stop = async () => {
    for (const each of stops.splice(0).reverse()) await each();
  };
  try {
    const databaseUrl = given.databaseUrl ?? (await startDatabase(given, stops));
    const pool = new pg.Pool({ connectionString: databaseUrl, max: 3, application_name: 'tastemaker-sandbox' });
    pool.on('error', () => undefined); // the next query reports it again
    stops.push(() => pool.end());
    const smtpUrl = given.smtpUrl ?? (await startMail(given, pool, stops));
    const stripe = { ...given.stripe, apiUrl: given.stripe.apiUrl ?? `http://127.0.0.1:${given.port}/sandbox/stripe` };
    const config: Config = { ...given, ...outsideServices(given), databaseUrl, smtpUrl, stripe };
    await tellOthers(config);
    return { config, modules: [SandboxModule.forRoot({ pool })], told: tableFor(config), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** The stand-ins for Sentry, PostHog, the platforms, push services and VAT registers, used without a key. */
export function outsideServices(
  given: Config,
): Pick<
  Config,
  | 'monitoringDsn'
  | 'monitoringPassesOn'
  | 'productAnalytics'
  | 'platformKeys'
  | 'socialClients'
  | 'push'
  | 'hmrc'
  | 'vies'
> {
  const { port, publicUrl, monitoringPassesOn, monitoringDsn, productAnalytics, platformKeys, hmrc, vies } = given;
  const { socialClients } = given;
  const { instagram, tiktok, youtube } = platformKeys;
  return {
    monitoringDsn: monitoringPassesOn ? monitoringDsn : `http://tastemaker@127.0.0.1:${port}/sandbox/sentry/1`,
    monitoringPassesOn: true,
    productAnalytics: productAnalytics ?? { key: 'phc_sandbox', host: `${publicUrl}/sandbox/posthog` },
    hmrc: hmrc ?? { apiUrl: `http://127.0.0.1:${port}/sandbox/hmrc`, clientId: 'sandbox', clientSecret: 'sandbox' },
    vies: vies ?? { apiUrl: `http://127.0.0.1:${port}/sandbox/vies` },
    push: given.push ?? sandboxPushKeys,
    socialClients: isEmpty(socialClients) ? standInClients(publicUrl) : socialClients,
    platformKeys: (instagram ?? tiktok ?? youtube) ? platformKeys : standInKeys(port),
  };
}

/** For local use only: these values are public. */
const sandboxPushKeys: NonNullable<Config['push']> = {
  publicKey: 'BC6odY8nq09EljIYKjJ_Qwh0095TTKlC9_7BT6QdGsNI1wgD99Q7PylJ5PgpjL5OUGLLtVUUnnlT5NJiWJDTJ8M',
  privateKey: '6lsE_8xKa6tVwOZTAlvEyXLEJHUgeWHnl_zk8R8GSJw',
};

const standInKeys = (port: number): Config['platformKeys'] => ({
  instagram: { id: '17841400000000000', token: 'sandbox' },
  tiktok: { key: 'sandbox', secret: 'sandbox' },
  youtube: { key: 'sandbox' },
  standIn: `http://127.0.0.1:${port}/sandbox/platforms`,
});

const isEmpty = ({ instagram, tiktok, youtube }: Config['socialClients']): boolean => !(instagram ?? tiktok ?? youtube);

const sandboxClient = { id: 'sandbox', secret: 'sandbox' };

/** Browsers open their consent pages, so by the public address. */
const standInClients = (publicUrl: string): Config['socialClients'] => ({
  ...{ instagram: sandboxClient, tiktok: sandboxClient, youtube: sandboxClient },
  webhookToken: 'sandbox',
  standIn: `${publicUrl}/sandbox/social`,
});

async function startDatabase({ dataDir }: Config, stops: (() => Promise<void>)[]): Promise<string> {
  const postgres = await startPostgres({ dataDir, database });
  stops.push(() => postgres.stop());
  return postgres.url;
}

async function startMail({ sandboxSmtpPort }: Config, pool: pg.Pool, stops: (() => Promise<void>)[]): Promise<string> {
  const catcher = await startMailCatcher({ pool, port: sandboxSmtpPort });
  stops.push(() => catcher.stop());
  return catcher.url;
}

/** What a second process needs to share this one's database and stand-ins. Readable only by the owner. */
async function tellOthers({ dataDir, databaseUrl, smtpUrl, stripe }: Config): Promise<void> {
  await mkdir(dataDir, { recursive: true });
  const lines = [`DATABASE_URL=${databaseUrl}`, `SMTP_URL=${smtpUrl}`, `STRIPE_API_URL=${stripe.apiUrl}`];
  await writeFile(path.join(dataDir, 'shared.env'), `${lines.join('\n')}\n`, { mode: 0o600 });
}
