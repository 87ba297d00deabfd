import { TestApp } from '../support/app.js';
import { eventually } from '../support/eventually.js';
import { offerInput } from '../support/offers.js';
import { smallMp4 } from '../support/videos.js';
import type { Visitor } from '../support/visitor.js';
import { People, type Person } from '../support/world.js';

jest.setTimeout(180_000);

const day = 24 * 3_600_000;
const start = Date.now();

let product: TestApp;
let people: People;
let staff: Visitor;
let [ember, amara]: Person[] = [];
let [brand, influencer]: Visitor[] = [];

/**
 * This many days after the test began. London's clock may change in between, so no assertion here depends on one day.
 */
const freezeAt = (moment: Date) => staff.post('/sandbox/api/clock', { freeze: moment.toISOString() });
const freeze = (days: number) => freezeAt(new Date(start + days * day));
const noonOf = (days: number): Date => {
  const noon = new Date(start + days * day);
  noon.setUTCHours(12, 0, 0, 0);
  return noon;
};
const post = (who: Visitor | undefined, id: string, action: string, body: object = {}) =>
  who!.post(`/api/v1/collabs/${id}/${action}`, body);
const step = async (who: Visitor | undefined, id: string, action: string, body: object = {}) => {
  const answer = await post(who, id, action, body);
  expect([action, answer.status]).toEqual([action, 200]);
  return answer.body;
};
const read = async (who: Visitor | undefined, id: string) => (await who!.get(`/api/v1/collabs/${id}`)).body;
const newsOf = async (who: Visitor | undefined): Promise<string[]> =>
  (await who!.get('/api/v1/notifications')).body.items.map(({ title }: { title: string }) => title);
const mailsTo = async ({ email }: Person): Promise<string[]> =>
  (await staff.get(`/sandbox/api/mail?to=${encodeURIComponent(email)}`)).body.map(
    ({ subject }: { subject: string }) => subject,
  );

const slotOn = (days: number) => ({ startsAt: new Date(start + days * day).toISOString(), capacity: 1 });

/**
 * A Collab with one reel, whose influencer was checked in two days after the test began; the content is due 14 days
 * later.
 */
async function visited(): Promise<string> {
  await freeze(0);
  const asks = [{ type: 'reel', contentType: 'video', count: 1 }];
  const slots = [slotOn(2)];
  const { body: offer } = await brand!.post('/api/v1/offers', { ...offerInput(), asks, slots, contentDueDays: 14 });
  const id = (await influencer!.post(`/api/v1/offers/${offer.id}/requests`, { note: '' })).body.id as string;
  await step(brand, id, 'approve');
  await step(influencer, id, 'schedule', { slotId: offer.slots[0].id });
  await freeze(2);
  await step(brand, id, 'check-in');
  return id;
}
const due = 16;

beforeAll(async () => {
  product = await TestApp.start();
  people = new People(product.app);
  staff = await product.newStaff();
  [ember, amara] = [await people.brand('ember'), await people.influencer('amara')];
  await people.giveCredits(ember, 20);
  [brand, influencer] = [await product.signedIn(ember.email), await product.signedIn(amara.email)];
}, 180_000);
afterAll(() => product?.stop());

describe('content that is late', () => {
  it('is reminded of three times, by bell and by mail, each time otherwise', async () => {
    const id = await visited();
    for (const days of [due - 2, due, due + 4]) await freezeAt(noonOf(days));
    const reminders = await eventually(async () => {
      const mails = (await mailsTo(amara!)).filter((subject) => subject.includes('content'));
      return mails.length === 3 && mails;
    });
    expect(new Set(reminders).size).toBe(3);
    const bell = (await newsOf(influencer)).filter((title) => title.startsWith('Your content for Brand ember is'));
    expect(bell.map((title) => title.replace(/on \d+ \w+/, 'on its day'))).toEqual(
      ['is late', 'is due today', 'is due on its day'].map((when) => `Your content for Brand ember ${when}: 1 reel`),
    );
    expect(await read(brand, id)).toMatchObject({
      owed: {
        pieces: 1,
        inWords: '1 reel',
        missing: '1 reel',
        toPost: null,
        lateSince: expect.any(String),
        blocksRequests: false,
        closesAt: null,
      },
    });
    const { body } = await brand!.get('/api/v1/collabs?overdue=true');
    expect(body.items.map((each: { id: string }) => each.id)).toEqual([id]);
    await step(brand, id, 'give-days', { days: 30 });
  });

  it('gets more time: asked for and refused, then given unasked', async () => {
    const id = await visited();
    expect((await post(influencer, id, 'ask-days', { days: 15, reason: 'I am ill.' })).body.code).toBe(
      'collabs/bad-days',
    );
    expect((await post(influencer, id, 'ask-days', { days: 7 })).body.code).toBe('collabs/reason-needed');
    const asked = await step(influencer, id, 'ask-days', { days: 7, reason: 'I am ill.' });
    expect(asked).toMatchObject({
      waitingFor: 'brand',
      moreDays: { asked: { days: 7, reason: 'I am ill.', agreed: null } },
    });
    await eventually(async () => (await newsOf(brand)).some((title) => title.includes('has asked for more time')));
    expect(await step(brand, id, 'refuse-days')).toMatchObject({ moreDays: { given: 0, asked: { agreed: false } } });
    const given = await step(brand, id, 'give-days', { days: 20 });
    expect(given.moreDays).toMatchObject({ given: 20, mayGive: 10 });
    expect(Date.parse(given.contentDueAt) - Date.parse(asked.contentDueAt)).toBeGreaterThan(19 * day);
    await step(staff, id, 'give-days', { days: 10, reason: 'They called us.' });
  });

  it('keeps its creator from requesting, and says which Collab it is', async () => {
    const id = await visited();
    await step(influencer, id, 'ask-days', { days: 7, reason: 'My camera broke.' });
    expect(await step(brand, id, 'agree-days')).toMatchObject({ moreDays: { given: 7, asked: { agreed: true } } });
    await freeze(due + 7 + 8);
    const { body: offer } = await brand!.post('/api/v1/offers', { ...offerInput(), slots: [slotOn(due + 60)] });
    const refused = await influencer!.post(`/api/v1/offers/${offer.id}/requests`, { note: '' });
    expect(refused).toMatchObject({ status: 409, body: { code: 'collabs/content-owed', collabId: id } });
    expect((await read(influencer, id)).owed.blocksRequests).toBe(true);
    await step(staff, id, 'give-days', { days: 23, reason: 'So that the next test can ask.' });
  });
});

describe('a claim that content never came', () => {
  it('is dropped, made again and contested: staff see it, decide, and both sides’ words stay', async () => {
    const id = await visited();
    await freeze(due + 8);
    await step(brand, id, 'claim-undelivered', { reason: 'Nothing came.' });
    expect((await step(brand, id, 'drop-undelivered-claim')).undeliveredClaim).toMatchObject({ settled: 'dropped' });
    await step(brand, id, 'claim-undelivered', { reason: 'Still nothing.', keepsContent: false });
    expect(await step(influencer, id, 'contest-undelivered', { reason: 'You never sent the menu.' })).toMatchObject({ waitingFor: 'staff' });
    expect((await staff.get('/api/v1/admin/waiting')).body).toMatchObject({ contentClaims: 1 });
    const filter = encodeURIComponent(JSON.stringify({ contentClaimed: true }));
    expect((await staff.get(`/api/v1/admin/collab-explorer?filter=${filter}`)).body).toMatchObject([{ id, contentClaimed: true, owed: 1 }]);
    const board = (await staff.get('/api/v1/admin/collab-explorer/board')).body;
    expect(board.overdue.collabs.map((each: { id: string }) => each.id)).toContain(id);
    const others = board.columns.flatMap(({ collabs }: { collabs: { id: string }[] }) => collabs.map((each) => each.id));
    expect(others).not.toContain(id);

    expect((await post(staff, id, 'dismiss-undelivered')).body.code).toBe('collabs/reason-needed');
    const dismissed = await step(staff, id, 'dismiss-undelivered', { reason: 'The menu was late.' });
    expect(dismissed.undeliveredClaim).toMatchObject({ words: 'Still nothing.', answer: 'You never sent the menu.', settled: 'dismissed' });
    expect((await post(brand, id, 'claim-undelivered')).body.code).toBe('collabs/wrong-step');
    await step(staff, id, 'give-days', { days: 30, reason: 'So that the next test can ask.' });
  }); // prettier-ignore

  it('that nobody answers ends the Collab as undelivered, gives the credit back and counts as one missed promise', async () => {
    const id = await visited();
    await freeze(due + 8);
    await step(brand, id, 'claim-undelivered', { reason: 'Nothing came.' });
    await freeze(due + 10.1);
    expect(await read(brand, id)).toMatchObject({ outcome: 'undelivered', undeliveredClaim: { settled: 'upheld' } });
    expect((await brand!.get(`/api/v1/collabs/${id}/cost`)).body.taken.state).toBe('freed');
    const reliability = await eventually(async () => {
      const { body } = await brand!.get(`/api/v1/influencers/${amara!.profile.uid}/reliability`);
      return body.contentMissing === 1 && body;
    });
    expect(reliability).toMatchObject({ missed: 1, contentMissing: 1, contentLate: 0 });
    // As an update does for earlier data: replays the log.
    await people.rows(`delete from reliability_marks where kind = 'undelivered'`);
    await people.rows(`select graphile_worker.add_job('records.rebuild', '{}'::json)`);
    await eventually(
      async () => (await people.rows(`select from reliability_marks where kind = 'undelivered'`)).length === 1,
    );
    await eventually(async () =>
      (await newsOf(influencer)).some((title) => title.includes('ended without its content')),
    );
    await eventually(async () =>
      (await mailsTo(ember!)).some((subject) => subject.includes('ended without its content')),
    );
    expect((await brand!.get(`/api/v1/collabs/${id}/dossier`)).status).toBe(200);
  });
});

describe('a Collab without all of its content', () => {
  it('is closed 45 days after it was due, seven days after both were warned, and the credit isn’t given back', async () => {
    const id = await visited();
    await freeze(due + 39);
    const { owed } = await read(influencer, id);
    expect(Date.parse(owed.closesAt)).toBeGreaterThan(start + (due + 44) * day);
    for (const each of [amara!, ember!])
      await eventually(async () => (await mailsTo(each)).some((subject) => /Last call|about to close/.test(subject)));
    await freeze(due + 47);
    expect(await read(brand, id)).toMatchObject({ outcome: 'undelivered', undeliveredClaim: null });
    expect((await brand!.get(`/api/v1/collabs/${id}/cost`)).body.taken.state).toBe('spent');
  });

  it('is ended as undelivered by staff, who say why', async () => {
    const id = await visited();
    const put = await staff.post(`/api/v1/admin/collab-explorer/${id}/override`, {
      outcome: 'undelivered',
      reason: 'They left.',
    });
    expect(put).toMatchObject({ status: 200, body: { outcome: 'undelivered', owed: 0 } });
    expect((await brand!.get(`/api/v1/collabs/${id}/cost`)).body.taken.state).toBe('freed');
  });

  /** Submits this Collab's only piece, and returns its next steps. */
  async function submitted(id: string) {
    const pieceId = (await read(influencer, id)).deliverables[0].id;
    const video = { width: 1_080, height: 1_920, rotation: 0, seconds: 8, coded: [1_080, 1_920] } as const;
    const mediaId = await influencer!.upload('reel.mp4', 'video/mp4', smallMp4(video));
    const piece = (who: Visitor | undefined, action: string, body: object = {}) =>
      who!.post(`/api/v1/deliverables/${pieceId}/${action}`, body);
    const marks = [{ fromMs: 1_000, toMs: 6_000 }];
    expect((await piece(influencer, 'submit', { mediaId, caption: 'Ad: dinner', marks })).status).toBe(200);
    return piece;
  }

  it('is due later by the days that the brand took to answer, wherever a due day is shown', async () => {
    const id = await visited();
    const { contentDueAt } = await read(influencer, id);
    const piece = await submitted(id);
    expect((await read(influencer, id)).contentDueAt).toBe(contentDueAt);
    await freeze(5);
    expect((await piece(brand, 'suggest-changes', { comment: 'Brighter, please.' })).status).toBe(200);
    const later = (await read(influencer, id)).contentDueAt;
    expect((Date.parse(later) - Date.parse(contentDueAt)) / day).toBeCloseTo(3, 1);
    await step(brand, id, 'give-days', { days: 30 });
  });

  it('is accepted by the brand as it is, and completed with what is missing named', async () => {
    const id = await visited();
    expect((await post(brand, id, 'accept-delivered')).body.code).toBe('collabs/wrong-step');
    const piece = await submitted(id);
    expect((await piece(brand, 'approve')).status).toBe(200);
    expect(await read(brand, id)).toMatchObject({ owed: { pieces: 1, missing: null, toPost: '1 reel' } });
    expect(await step(brand, id, 'accept-delivered')).toMatchObject({
      ...{ stage: 6, outcome: 'completed', owed: null },
      reason: 'The brand accepted what was delivered. Not posted: 1 reel.',
    });
  });
});
