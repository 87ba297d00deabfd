import pg from 'pg';
import { migrate } from '../../server/db/migrate.js';
import { TestApp } from '../support/app.js';
import { eventually } from '../support/eventually.js';
import { Standby } from '../support/standby.js';
import { People } from '../support/world.js';

let pair: Standby;
let product: TestApp;
let standby: pg.Client;

beforeAll(async () => {
  pair = await Standby.start();
  await migrate(pair.primaryUrl);
  product = await TestApp.start({ databaseUrl: pair.primaryUrl, databaseReplicaUrl: pair.standbyUrl });
  standby = new pg.Client({ connectionString: pair.standbyUrl });
  standby.on('error', () => undefined);
  await standby.connect();
}, 120_000);
afterAll(async () => {
  await standby?.end().catch(() => undefined);
  await product?.stop();
  await pair?.stop();
});

/** Our last reads from the standby. */
const askedOfStandby = async (): Promise<string> =>
  (
    await standby.query(
      `select string_agg(query, ';') as asked from pg_stat_activity where application_name = 'tastemaker-reads'`,
    )
  ).rows[0].asked ?? '';

it('lets the standby answer lists, files and reports, each with what was written just before', async () => {
  const staff = await product.newStaff('super-user');
  const people = new People(product.app);
  let count = 0;
  await eventually(async () => {
    const { profile } = await people.brand(`brand-${++count}`);
    const { body } = await staff.get('/api/v1/admin/brand-manager');
    expect((body as { id: string }[]).map(({ id }) => id)).toContain(profile.uid);
    return /brands/.test(await askedOfStandby());
  });
  await eventually(async () => {
    const { status, body } = await staff.get('/api/v1/admin/brand-manager/rows.csv');
    expect(status).toBe(200);
    expect(String(body)).toContain(`Brand brand-${count}`);
    return /fetch 1000 from batches|rollback/.test(await askedOfStandby());
  });
  for (const path of ['influencer-manager', 'user-explorer', 'collab-explorer', 'usage-explorer'])
    expect((await staff.get(`/api/v1/admin/${path}`)).status).toBe(200);
});

it('says in its health how far the standby is behind, and works without it', async () => {
  const staff = await product.newStaff('super-user');
  const replica = async () =>
    ((await staff.get('/api/v1/admin/health')).body.parts as { name: string }[]).find(({ name }) => name === 'Replica');
  expect(await replica()).toMatchObject({ state: 'ok', figure: expect.stringMatching(/^\d\.\d MB behind$/) });
  await standby.end();
  await pair.stopStandby();
  expect(await replica()).toMatchObject({ state: 'warning', mend: expect.stringContaining('DATABASE_REPLICA_URL') });
  expect((await staff.get('/api/v1/admin/brand-manager')).status).toBe(200);
});
