import fs from 'node:fs';
import net from 'node:net';
import pg from 'pg';
import { secretIn } from './cluster.js';
import type { Site } from './site.js';

/** The URL of one of its databases. */
export const urlOf = ({ cluster }: Site, port: number, database: string) =>
  `postgres://app:${fs.readFileSync(secretIn(cluster), 'utf8')}@127.0.0.1:${port}/${database}`;

/** Uses its own connection, which is closed afterwards. */
export async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
  client.on('error', () => undefined); // if it matters, the query rejects
  try {
    await client.connect();
    return await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Creates the database if it doesn't exist. */
export async function createDatabase(url: string, name: string): Promise<void> {
  const alreadyThere = ['42P04', '23505']; // the latter when two processes create it concurrently
  await withClient(url, async (client) => {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
    if (rowCount) return;
    await client.query(`create database ${client.escapeIdentifier(name)}`).catch((error: unknown) => {
      if (!alreadyThere.includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
    });
  });
}

/** The process that started the PostgreSQL at this address; undefined when it doesn't respond yet, or any more. */
export async function ownerAt(url: string): Promise<number | undefined> {
  try {
    return await withClient(url, async (client) => {
      const { rows } = await client.query<{ owner: string | null }>(
        `select current_setting('tastemaker.owner', true) as owner`,
      );
      return Number(rows[0]?.owner) || undefined;
    });
  } catch {
    return undefined;
  }
}

/** A free local port. */
export const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const server = net.createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as net.AddressInfo;
      server.close(() => resolve(port));
    });
  });
