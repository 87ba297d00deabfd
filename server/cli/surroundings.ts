import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseEnv } from 'node:util';
import type { Config } from '../config.js';
import { loadEmbeddedPostgres } from '../sandbox.js';

/** A complete configuration, and how to shut down what was started for it. */
export type Surroundings = Readonly<{ config: Config; stop(): Promise<void> }>;

const database = 'tastemaker';

/** Nothing listens there. Emails stay in the queue until a running product sends them. */
export const nowhere = 'smtp://127.0.0.1:9';

/**
 * Outside production, starts the data folder's database or joins the one that a running product uses. Jobs are left to
 * the running product. @throws StartupFault
 */
export async function surroundingsFor(given: Config): Promise<Surroundings> {
  if (given.databaseUrl) return { config: complete(given, given.databaseUrl), stop: async () => undefined };
  const { startPostgres } = await loadEmbeddedPostgres();
  const { url, stop } = await startPostgres({ dataDir: given.dataDir, database });
  return { config: complete(given, url), stop };
}

const complete = (given: Config, databaseUrl: string): Config => ({
  ...given,
  works: false,
  databaseUrl,
  smtpUrl: given.smtpUrl ?? nowhere,
});

/** The stand-ins' addresses, as recorded by this data folder's running or last product. */
export async function sharedSettings({ dataDir }: Config): Promise<NodeJS.Dict<string>> {
  return parseEnv(await readFile(path.join(dataDir, 'shared.env'), 'utf8').catch(() => ''));
}

/** Where its emails go; undefined when none has run. */
export const sharedSmtpUrl = async (config: Config): Promise<string | undefined> =>
  (await sharedSettings(config)).SMTP_URL;
