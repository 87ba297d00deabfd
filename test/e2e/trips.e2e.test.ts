import { readFileSync } from 'node:fs';
import path from 'node:path';
import { TestApp } from '../support/app.js';
import { smallPng } from '../support/files.js';
import { RunFiles } from '../support/files-run.js';
import { announce, pieceAt } from '../support/tus.js';
import type { Visitor } from '../support/visitor.js';
import { People, type Person } from '../support/world.js';

const page = readFileSync(path.resolve(__dirname, '../../docs/architecture.md'), 'utf8');
/** The rows of the page's table: trip, module, its files, those of other modules. */
const rows = [...page.matchAll(/^\| (.+?) +\| `(\w+)` +\| +(\d+) \| +(\d+) \|$/gm)].map((row) => row.slice(1));

let app: TestApp;
let people: People;
let brand: Person;
let influencer: Person;
let staff: { cookie: string };
let runFiles: RunFiles;

beforeAll(async () => {
  app = await TestApp.start({ works: false });
  people = new People(app.app);
  brand = await people.brand('ember');
  influencer = await people.influencer('rosa');
  staff = { cookie: await people.signIn((await people.staff('operations')).userId) };
  runFiles = await RunFiles.start();
});
afterAll(async () => {
  runFiles?.end();
  await app?.stop();
});

function as({ cookie }: { cookie: string }): Visitor {
  const visitor = app.visitor();
  visitor.take(cookie);
  return visitor;
}

type Trip = () => Promise<{ status: number }>;

/** Each trip creates what it needs every time. */
const trips: Record<string, (time: number) => Promise<Trip>> = {
  'An influencer requests a Collab': async () => {
    const { offerId } = await people.offer(brand);
    return () => as(influencer).post(`/api/v1/offers/${offerId}/requests`, { note: 'Hello' });
  },
  'A staff member changes a brand': async (time) => {
    const { uid } = (await people.brand(`bar-${time}`)).profile;
    return () => as(staff).put(`/api/v1/admin/brand-manager/${uid}`, { city: 'leeds' });
  },
  'A page logs an event': async () => () =>
    as(influencer).post('/api/v1/functions/logUserEvent', {
      event_name: 'page_view',
      event_context: { target_uid: '/app' },
    }),
  'An influencer uploads a picture': async () => async () => {
    const picture = smallPng(20, 20);
    const { headers } = await announce(as(influencer), picture.length, 'a.png');
    return as(influencer).raw('PATCH', headers.location!, pieceAt(0), picture);
  },
  'A brand sends a message': async () => {
    const id = await people.conversation(brand, influencer);
    return () => as(brand).post(`/api/v1/conversations/${id}/messages`, { text: 'Hello' });
  },
};

test('the page names these trips', () => {
  expect(rows.map(([trip]) => trip)).toEqual(Object.keys(trips));
});

test.each(Object.entries(trips))('%s: the page counts the files on the way', async (trip, made) => {
  expect((await (await made(1))()).status).toBeLessThan(300); // what is cached from now on isn't read again
  const runs: string[][] = [];
  for (const time of [2, 3, 4, 5]) runs.push(await runFiles.during(await made(time)));
  // Timers of the product may run during some of them.
  const files = runs[0]!.filter((file) => runs.every((run) => run.includes(file)));

  const [, module] = rows.find(([named]) => named === trip)!;
  const ofModules = files.filter((file) => file.startsWith('modules/'));
  const own = ofModules.filter((file) => file.startsWith(`modules/${module}/`));
  expect(rows).toContainEqual([trip, module, String(own.length), String(ofModules.length - own.length)]);
  expect(files.length - ofModules.length).toBeLessThanOrEqual(41);
});
