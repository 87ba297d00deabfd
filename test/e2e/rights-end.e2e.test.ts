import { TestApp } from '../support/app.js';
import { eventually } from '../support/eventually.js';
import { smallPng } from '../support/files.js';
import { offerInput } from '../support/offers.js';
import type { Visitor } from '../support/visitor.js';
import { People, type Person } from '../support/world.js';
import { filesInZip } from '../support/zip.js';

const day = 24 * 3_600_000;
/** Tomorrow at noon, so that no notice depends on the time of day. */
const start = new Date(Math.ceil(Date.now() / day) * day + day / 2);

let product: TestApp;
let staff: Visitor;
let [brand, influencer, rival]: Visitor[] = [];
let ember: Person;
let collabId: string;
let pieceId: string;
let until: Date;
let confirmed: string;
let found: string;

const freeze = (at: Date) => staff.post('/sandbox/api/clock', { freeze: at.toISOString() });
const daysFrom = (moment: Date, days: number) => new Date(moment.getTime() + days * day);
const step = (who: Visitor | undefined, action: string, body: object = {}) =>
  who!.post(`/api/v1/deliverables/${pieceId}/${action}`, body);
const piece = async (who: Visitor | undefined) => (await who!.get(`/api/v1/collabs/${collabId}`)).body.deliverables[0];
const told = (who: Visitor | undefined, title: string) =>
  eventually(async () => (await who!.get('/api/v1/notifications')).body.items.some((line: { title: string }) => line.title === title)); // prettier-ignore
const fileFor = async (who: Visitor | undefined, mediaId: string) =>
  (await who!.get(`/api/v1/media/${mediaId}/content`)).status;

/** A Collab with one picture for the brand's own use, approved for six months. */
beforeAll(async () => {
  product = await TestApp.start();
  const people = new People(product.app);
  staff = await product.newStaff();
  ember = await people.brand('ember');
  const [amara, other] = [await people.influencer('amara'), await people.brand('rival')];
  await people.giveCredits(ember, 1);
  brand = await product.signedIn(ember.email);
  influencer = await product.signedIn(amara.email);
  rival = await product.signedIn(other.email);
  await freeze(start);
  const slots = [{ startsAt: daysFrom(start, 2).toISOString(), capacity: 1 }];
  const rights = { channels: ['own-social', 'print'], months: 6 };
  const asks = [{ type: 'ugc', contentType: 'image', count: 1 }];
  const { body: offer } = await brand.post('/api/v1/offers', { ...offerInput(), asks, rights, slots });
  const { body: collab } = await influencer.post(`/api/v1/offers/${offer.id}/requests`, { note: '' });
  [collabId, pieceId] = [collab.id, collab.deliverables[0].id];
  await brand.post(`/api/v1/collabs/${collabId}/approve`);
  await influencer.post(`/api/v1/collabs/${collabId}/schedule`, { slotId: offer.slots[0].id });
  await freeze(daysFrom(start, 2));
  await brand.post(`/api/v1/collabs/${collabId}/check-in`);
  const mediaId = await influencer.upload('dinner.png', 'image/png', smallPng());
  expect((await step(influencer, 'submit', { mediaId, caption: '', attested: true })).status).toBe(200);
  expect(await step(brand, 'approve')).toMatchObject({ status: 200, body: { outcome: 'completed' } });
  until = new Date((await piece(brand)).rights.until);
}, 180_000);
afterAll(() => product?.stop());

/** Each step builds on the previous one. */
describe('the end of rights', () => {
  it('brings the brand a notification and an email 14 days before, the day before and on the day', async () => {
    const notices = [
      [-14, / end on /, /^Your rights to content from @amara end on .*: 1 UGC piece$/],
      [-1, /^Tomorrow: /, /^Your rights to content from @amara end tomorrow: 1 UGC piece$/],
      [0, /^Today: /, /^Your rights to content from @amara end today: 1 UGC piece$/],
    ] as const;
    expect((await piece(brand)).actions).toEqual([]);
    for (const [days, subject, title] of notices) {
      await freeze(daysFrom(until, days));
      await eventually(async () => {
        const mails: { subject: string }[] = (
          await staff.get(`/sandbox/api/mail?to=${encodeURIComponent(ember.email)}`)
        ).body;
        const { items } = (await brand!.get('/api/v1/notifications')).body as { items: { title: string }[] };
        return mails.some((mail) => subject.test(mail.subject)) && items.some((line) => title.test(line.title));
      });
    }
    const mail = await staff.newestMail(ember.email, 'Today:');
    expect(mail.text).toContain('your social channels and print');
    expect((await piece(brand)).actions).toEqual(['ask-renewal', 'confirm-takedown']);
    expect((await influencer!.get('/api/v1/notifications')).body.items).not.toContainEqual(
      expect.objectContaining({ title: expect.stringContaining('rights') }),
    );
  });

  it('is confirmed by the brand with a picture, which the creator and nobody else can see', async () => {
    expect(await step(brand, 'confirm-takedown')).toMatchObject({ status: 400, body: { code: 'collabs/trace-needed' } });
    const foreign = await rival!.upload('wall.png', 'image/png', smallPng());
    expect((await step(brand, 'confirm-takedown', { mediaId: foreign })).status).toBe(400);
    confirmed = await brand!.upload('wall.png', 'image/png', smallPng());
    expect((await step(influencer, 'confirm-takedown', { mediaId: confirmed })).status).toBe(403);
    expect((await step(rival, 'confirm-takedown', { mediaId: foreign })).status).toBe(404);
    expect(await step(brand, 'confirm-takedown', { mediaId: confirmed })).toMatchObject({ status: 200 });
    await told(influencer, 'Brand ember confirmed that your content came down');
    expect((await piece(influencer)).rights.end).toMatchObject({ takenDown: { mediaId: confirmed, url: null } });
    expect(await Promise.all([brand, influencer, staff, rival].map((who) => fileFor(who, confirmed)))).toEqual([200, 200, 200, 404]); // prettier-ignore
    expect((await brand!.send('DELETE', `/api/v1/media/${confirmed}`)).status).toBe(409);
  }); // prettier-ignore

  it('is followed by a report of a use, which the brand and staff see', async () => {
    await freeze(daysFrom(until, 30));
    found = await influencer!.upload('poster.png', 'image/png', smallPng());
    const use = { url: 'https://ember.test/menu', mediaId: found, comment: 'On your menu.' };
    expect(await step(influencer, 'report-use', { ...use, url: 'http://ember.test' })).toMatchObject({ status: 400 });
    expect(await step(influencer, 'report-use', use)).toMatchObject({ status: 200 });
    await told(brand, '@amara reports that you still use their content');
    expect(await fileFor(brand, found)).toBe(200);
    const filter = encodeURIComponent(JSON.stringify({ useReported: true }));
    const { body } = await staff.get(`/api/v1/admin/collab-explorer?filter=${filter}`);
    expect(body).toMatchObject([{ id: collabId, useReported: true }]);
    expect((await staff.get('/api/v1/admin/waiting')).body.reportedUses).toBe(1);
    expect((await piece(staff)).actions).toEqual(['uphold-use', 'dismiss-use']);
  });

  it('is decided by staff: the brand has to confirm again', async () => {
    expect(await step(staff, 'uphold-use')).toMatchObject({ status: 400, body: { code: 'collabs/reason-needed' } });
    expect(await step(staff, 'uphold-use', { reason: 'It is on the menu.' })).toMatchObject({ status: 200 });
    expect((await staff.get('/api/v1/admin/waiting')).body.reportedUses).toBe(0);
    expect((await piece(brand)).actions).toContain('confirm-takedown');
    expect(await step(brand, 'confirm-takedown', { url: 'https://ember.test/menu' })).toMatchObject({ status: 200 });
    const { items } = (await influencer!.get(`/api/v1/collabs/${collabId}/statements`)).body;
    expect(items).toMatchObject([
      { name: 'deliverable.taken-down', by: 'brand' },
      { name: 'deliverable.use-reported', by: 'influencer', words: 'On your menu.' },
      { name: 'deliverable.use-upheld', by: 'staff', words: 'It is on the menu.' },
      { name: 'deliverable.taken-down', by: 'brand' },
    ]);
  });

  it('is in the dossier: notices, confirmations and the report, with the hashes of pictures', async () => {
    const url = `/api/v1/collabs/${collabId}/dossier`;
    const { rawPayload } = await product.app.inject({ url, headers: { cookie: influencer!.cookie() } });
    const files = filesInZip(rawPayload);
    const read = (name: string) => JSON.parse(files.get(name)!.toString());
    const hash = expect.stringMatching(/^[0-9a-f]{64}$/);
    expect(read('dossier.json').pieces[0].rightsEnd).toMatchObject({
      told: 'today',
      takenDown: { url: 'https://ember.test/menu' },
      uses: [{ mediaId: found, sha256: hash, words: 'On your menu.', settled: 'upheld', decision: 'It is on the menu.' }],
    });
    const names: string[] = read('events.json').map(({ name }: { name: string }) => name);
    expect(names.filter((name) => name === 'collab.rights-ending')).toHaveLength(3);
    expect(names.slice(-4)).toEqual([
      ...['deliverable.taken-down', 'deliverable.use-reported', 'deliverable.use-upheld', 'deliverable.taken-down'],
    ]);
  }); // prettier-ignore
});
