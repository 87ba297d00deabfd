import { TestApp } from '../support/app.js';
import { eventually } from '../support/eventually.js';
import { People } from '../support/world.js';

const path = '/api/v1/admin/health';

type Part = { name: string; state: string; figure: string; since: string | null; mend: string | null };

let product: TestApp;
beforeAll(async () => void (product = await TestApp.listening()));
afterAll(() => product?.stop());

it('shows super users how each part is, since when, and what to do', async () => {
  const staff = await product.newStaff('super-user');
  const part = async (name: string): Promise<Part | undefined> =>
    ((await staff.get(path)).body.parts as Part[]).find((each) => each.name === name);

  await eventually(async () => (await part('Workers'))?.state === 'ok');
  const { body } = await staff.get(path);
  expect((body.parts as Part[]).map(({ name, state }) => `${name} ${state}`)).toEqual([
    expect.stringMatching(/^Node\.js /), // a machine may have one without security fixes
    'Database ok',
    'Migrations ok',
    expect.stringMatching(/^Connections /), // other tests share the server
    'Clock ok',
    'Queue ok',
    'Outbox ok',
    'Workers ok',
    'Backup ok',
    'Mail ok',
    expect.stringMatching(/^Data folder /), // the disk may happen to be full
    'Card provider ok',
    'API document ok',
  ]);

  await new People(product.app).rows(
    `select graphile_worker.add_job('test.nobody-works-on', '{}', run_at => now() - interval '1 hour')`,
  );
  const queue = (await part('Queue'))!;
  expect(queue).toMatchObject({ state: 'fault', figure: '1 waiting, the oldest 1 hour late, 0 given up' });
  expect(Date.now() - Date.parse(queue.since!)).toBeGreaterThan(3_599_000);
  expect(queue.mend).toContain('WORKER=on');

  const operations = await product.newStaff('operations');
  expect((await operations.get(path)).status).toBe(403);
});

it('says of another service that it is away, without its password', async () => {
  const lonely = await TestApp.start({ smtpUrl: 'smtp://me:hunter2@127.0.0.1:9' });
  try {
    const staff = await lonely.newStaff('super-user');
    const { body } = await staff.get(path);
    const mail = (body.parts as Part[]).find(({ name }) => name === 'Mail')!;
    expect(mail).toMatchObject({ state: 'fault', figure: expect.stringMatching(/^127\.0\.0\.1:9 can’t be used: /) });
    expect(mail.mend).toContain('SMTP_URL');
    expect(JSON.stringify(body)).not.toContain('hunter2');
  } finally {
    await lonely.stop();
  }
});
