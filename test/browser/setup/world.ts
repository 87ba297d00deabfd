import fs from 'node:fs';
import path from 'node:path';
import { expect } from '@playwright/test';
import pg from 'pg';
import { startPostgres } from '@tastemaker/sandbox/postgres';
import { scratchFolder } from '../../support/scratch.ts';
import { Product } from '../product.ts';

/** Plain JavaScript: types end here. */
const told = new URL('../../../scripts/test/told.mjs', import.meta.url).href;

/**
 * The demo world's subscriptions and single Collabs that the card provider's stand-in doesn't know yet, and extra Collabs
 * that it hasn't charged.
 */
const unbought = `
  select (select count(*) from subscriptions where paying and provider_id is null)
       + (select count(*) from credit_lines l where l.kind = 'spent' and l.source = 'invoice' and not exists (
            select from provider_calls c where c.operation = 'extra' and c.subject = l.collab_id::text and c.answer is not null))
       + (select count(*) from checkouts where kind = 'collab' and state = 'paid' and session_id is null and payment_id is null)
      as left`;

/**
 * One PostgreSQL for the whole run, with the demo world, created once: every product starts with a copy of it. If
 * BASE_URL names a running product, nothing is created.
 */
export default async function prepare(): Promise<(() => Promise<void>) | undefined> {
  const stop = process.env.BASE_URL ? undefined : await makeWorld();
  const { mayBegin } = (await import(told)) as { mayBegin: () => Promise<void> };
  await mayBegin();
  return stop;
}

async function makeWorld(): Promise<() => Promise<void>> {
  const folder = scratchFolder();
  const postgres = await startPostgres({ dataDir: folder, database: 'world', durable: false });
  const stop = async () => {
    await postgres.stop();
    fs.rmSync(folder, { recursive: true, force: true });
  };
  try {
    const world = path.join(folder, 'world');
    fs.mkdirSync(world);
    const product = await Product.on(postgres.url, world);
    const client = new pg.Client({ connectionString: postgres.url });
    await client.connect();
    await expect.poll(async () => (await client.query(unbought)).rows[0].left, { timeout: 300_000 }).toBe('0');
    await client.end();
    await product.end();
    Object.assign(process.env, { BROWSER_DATABASE: postgres.url, BROWSER_WORLD: world });
    return stop;
  } catch (error) {
    await stop();
    throw error;
  }
}
