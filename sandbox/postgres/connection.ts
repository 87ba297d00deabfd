import fs from 'node:fs';
import net from 'node:net';
import pg from 'pg';
import { secretIn } from './cluster.js';
import type { Site } from './site.js';

/** The address of one of its databases. */
export const urlOf = ({ cluster }: Site, port: number, database: string) =>
  `postgres://app:${fs.readFileSync(secretIn(cluster), 'utf8')}@127.0.0.1:${port}/${database}`;

/** Works on a connection of its own, which is closed afterwards. */
export async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
  client.on('error', () => undefined); // what matters of it rejects the query
  try {
    await client.connect();
    return await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Makes the database, unless it is there. */
export async function createDatabase(url: string, name: string): Promise<void> {
  const alreadyThere = ['42P04', '23505']; // the latter when two processes make it at the same moment
  await withClient(url, async (client) => {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
    if (rowCount) return;
    await client.query(`create database ${client.escapeIdentifier(name)}`).catch((error: unknown) => {
      if (!alreadyThere.includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
    });
  });
}

/** Which process started the PostgreSQL at this address; undefined when it does not answer yet, or no longer. */
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

/** A port of this machine on which nobody listens. */
export const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const server = net.createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as net.AddressInfo;
      server.close(() => resolve(port));
    });
  });
