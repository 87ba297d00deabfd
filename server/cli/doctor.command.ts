import pg from 'pg';
import { Command, CommandRunner } from 'nest-commander';
import { Config } from '../config.js';
import { type Ask, examine, type HealthPart, patienceMs } from '../modules/upkeep/index.js';
import { DiskDataFolder } from '../shared/storage/data-folder.js';
import { sharedSettings, surroundingsFor } from './surroundings.js';

/** Checks the product's dependencies: the database may be down, and the stand-ins may not be running. */
async function examineFromOutside(given: Config): Promise<HealthPart[]> {
  const shared = await sharedSettings(given);
  const stripe = { ...given.stripe, apiUrl: given.stripe.apiUrl ?? shared.STRIPE_API_URL };
  const config: Config = { ...given, smtpUrl: given.smtpUrl ?? shared.SMTP_URL, stripe };
  const standIns = [!given.smtpUrl && 'Mail', !given.production && !given.stripe.apiUrl && 'Card provider', 'Workers'];
  const { ask, leave } = await wayToTheDatabase(given);
  try {
    const parts = await examine({ config, ask, folder: new DiskDataFolder(config.dataDir) });
    return parts.map((part) => (standIns.includes(part.name) ? onceItRuns(part, given.production) : part));
  } finally {
    await leave();
  }
}

/** Outside production nothing needs to be running for the checks. */
const onceItRuns = (part: HealthPart, production: boolean): HealthPart =>
  production || part.state === 'ok'
    ? part
    : { ...part, state: 'ok', figure: 'is there once npm start runs', since: null, mend: null };

/** Outside production, starts the data folder's database for the checks. */
async function wayToTheDatabase(config: Config): Promise<{ ask: Ask; leave(): Promise<void> }> {
  try {
    const { config: complete, stop } = await surroundingsFor(config);
    const client = new pg.Client({
      connectionString: complete.databaseUrl,
      connectionTimeoutMillis: patienceMs,
      query_timeout: patienceMs,
    });
    client.on('error', () => undefined); // if it matters, the query rejects
    const leave = async () => {
      await client.end().catch(() => undefined);
      await stop();
    };
    try {
      await client.connect();
    } catch (error) {
      await stop();
      throw error;
    }
    const ask: Ask = async <Row extends object>(text: string, values?: unknown[]) =>
      (await client.query<Row>(text, values)).rows;
    return { ask, leave };
  } catch (error) {
    const reason = error instanceof Error ? error : new Error(String(error));
    return { ask: () => Promise.reject(reason), leave: async () => undefined };
  }
}

const words = { ok: 'ok     ', warning: 'warning', fault: 'fault  ' } as const;
const nameLength = 14;

/** `doctor`: reports the health of everything that the product needs, and how to fix problems. */
@Command({ name: 'doctor', description: 'Checks what the product needs, and how to fix what’s missing.' })
export class DoctorCommand extends CommandRunner {
  constructor(private readonly config: Config) {
    super();
  }

  /** Ends with exit code 1 on a fault; a warning alone doesn't count. */
  async run(): Promise<void> {
    for (const { name, state, figure, since, mend } of await examineFromOutside(this.config)) {
      const sinceWhen = since && state !== 'ok' ? `, since ${since.toISOString()}` : '';
      console.log(`${words[state]}  ${name.padEnd(nameLength)} ${figure}${sinceWhen}`);
      if (mend) console.log(`${' '.repeat(nameLength + 10)}${mend}`);
      if (state === 'fault') process.exitCode = 1;
    }
  }
}
