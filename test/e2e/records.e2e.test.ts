import { taxYearAt } from '../../server/contract/rules/tax-year.js';
import { CheckRecords, RebuildRecords } from '../../server/modules/records/index.js';
import { TestApp } from '../support/app.js';
import { eventually } from '../support/eventually.js';
import { offerInput } from '../support/offers.js';
import { RemoteVisitor } from '../support/remote-visitor.js';
import type { Visitor } from '../support/visitor.js';
import { People, type Person } from '../support/world.js';

const hour = 3_600_000;

let product: TestApp;
let people: People;
let staff: Visitor;
let [brand, rival, amara, ben]: Person[] = [];
const start = Date.now();
let ofBen: string;

const as = (who: Person | undefined) => new RemoteVisitor(product.config.publicUrl, who?.cookie);
const freeze = (hours: number) =>
  as(undefined).post('/sandbox/api/clock', { freeze: new Date(start + hours * hour).toISOString() });
const step = async (who: Person | undefined, id: string, action: string, body: object = {}) => {
  const answer = await as(who).post(`/api/v1/collabs/${id}/${action}`, body);
  expect([action, answer.status]).toEqual([action, 200]);
  return answer.body;
};

/**
 * One month: a visit that takes place, one cancelled late, one cancelled in time and booked again, and a request
 * without an answer.
 */
beforeAll(async () => {
  product = await TestApp.listening();
  people = new People(product.app);
  staff = await product.newStaff();
  [brand, rival] = [await people.brand('ember'), await people.brand('rival')];
  [amara, ben] = [await people.influencer('amara'), await people.influencer('ben')];
  await people.giveCredits(brand, 20);
  const slots = [100, 110, 120, 130].map((each) => ({
    startsAt: new Date(start + each * hour).toISOString(),
    capacity: 1,
  }));
  const offer = (await as(brand).post('/api/v1/offers', { ...offerInput(), slots })).body;
  const ask = async (who: Person | undefined) =>
    (await as(who).post(`/api/v1/offers/${offer.id}/requests`, { note: '' })).body.id as string;
  const book = async (who: Person | undefined, place: number) => {
    const id = await ask(who);
    await step(brand, id, 'approve');
    await step(who, id, 'schedule', { slotId: offer.slots[place].id });
    return id;
  };
  await freeze(0);
  await step(amara, await book(amara, 0), 'cancel');
  const late = await book(amara, 0);
  ofBen = await book(ben, 1);
  await freeze(90);
  await step(amara, late, 'cancel');
  await freeze(110);
  await step(brand, ofBen, 'check-in');
  await ask(amara);
  await freeze(110 + 8 * 24);
}, 120_000);
afterAll(() => product?.stop());

const recordOf = async (who: Person | undefined, side: string, of: Person | undefined, more = '') =>
  await as(who).get(`/api/v1/${side}s/${of!.profile.uid}/reliability${more}`);

const allOf = async (table: string, key: string) => people.rows<object>(`select * from ${table} order by ${key}`);
const marks = () => allOf('reliability_marks', 'event_id, side, kind');
const facts = () => allOf('collab_record_facts', 'event_id');

describe('R437: how both sides keep their promises', () => {
  it('is counted from what happened, as when it is asked by hand', async () => {
    await eventually(async () => (await recordOf(brand, 'brand', brand)).body.asked === 4);
    const [hand] = await people.rows<{ asked: number; prompt: number; different: number; visits: number }>(
      `with asked as (
         select c.id, c.influencer_id, c.created_at, c.outcome,
           (select min(occurred_at) from audit_log l where l.aggregate_id = c.id::text and l.actor_role = 'brand'
              and l.name in ('collab.approved', 'collab.declined')) as answered
         from collabs c where c.brand_id = $1)
       select count(*)::int as asked, count(*) filter (where answered - created_at <= interval '2 days')::int as prompt,
         count(distinct influencer_id) filter (where answered - created_at <= interval '2 days')::int as different,
         (select count(*)::int from collabs where brand_id = $1 and checked_in_at is not null) as visits
       from asked`,
      [brand!.profile.uid],
    );
    expect(hand).toEqual({ asked: 4, prompt: 3, different: 2, visits: 1 });
    const { status, body } = await recordOf(amara, 'brand', brand);
    expect([status, body]).toEqual([
      200,
      {
        ...{ side: 'brand', kept: hand!.different + hand!.visits, missed: hand!.asked - hand!.prompt, score: 35 },
        ...{ asked: hand!.asked, answeredPromptly: hand!.prompt, medianMinutes: 0 },
        ...{ visitsKept: hand!.visits, visitsMissed: 0, late: 0, rounds: 0, pieces: 0 },
        ...{ contentOnTime: 0, contentLate: 0, contentMissing: 0, draftsAnswered: 0, draftsUnanswered: 0 },
      },
    ]);
    const of = async (who: Person | undefined) => (await recordOf(brand, 'influencer', who)).body;
    expect(await of(amara)).toMatchObject({ score: null, kept: 0, missed: 1, late: 1 });
    expect(await of(ben)).toMatchObject({ score: null, kept: 1, missed: 0, visitsKept: 1 });
  });

  it('opens its events: days for everyone, the Collab for who took part', async () => {
    const eventsFor = async (who: Person | undefined) =>
      (await recordOf(who, 'brand', brand, '/events?kind=visit')).body.items;
    const on = expect.stringMatching(/^\d{4}-\d\d-\d\d$/);
    const visit = { on, kind: 'visit', kept: true, minutes: null };
    expect(await eventsFor(ben)).toEqual([{ ...visit, collabId: ofBen }]);
    expect(await eventsFor(brand)).toEqual([{ ...visit, collabId: ofBen }]);
    expect(await eventsFor(amara)).toEqual([{ ...visit, collabId: null }]);
  });

  it('continues page by page', async () => {
    const first = await recordOf(brand, 'brand', brand, '/events?kind=answer&limit=3');
    const { afterAt, afterId } = first.body.next;
    const rest = await recordOf(brand, 'brand', brand, `/events?kind=answer&limit=3&afterAt=${afterAt}&afterId=${afterId}`);
    expect([first.body.items.length, rest.body.items.length, rest.body.next]).toEqual([3, 1, null]);
    const nowhere = await recordOf(brand, 'brand', brand, `/events?kind=answer&afterAt=2027-13-45T99:99:99.000Z&afterId=${afterId}`);
    expect(nowhere).toMatchObject({ status: 400, body: { errors: { afterAt: expect.any(String) } } });
  }); // prettier-ignore

  it('is not for your own kind', async () => {
    for (const [who, side, of] of [[rival, 'brand', brand], [ben, 'influencer', amara]] as const)
      expect(await recordOf(who, side, of)).toMatchObject({ status: 404, body: { code: 'records/not-found' } });
  }); // prettier-ignore

  it('read again from the log, is what was stored', async () => {
    const before = [await facts(), await marks()];
    expect(before.map(({ length }) => length > 5)).toEqual([true, true]);
    await people.rows('truncate collab_record_facts, reliability_marks');
    expect(await product.app.get(RebuildRecords).execute()).toBe(4);
    expect([await facts(), await marks()]).toEqual(before);
  });

  it('stays when what was written has been erased from the log', async () => {
    const before = [await facts(), await marks()];
    await people.rows(
      `delete from audit_details where event_id in (select event_id from audit_log where actor_id = $1)`,
      [amara!.userId],
    );
    await product.app.get(RebuildRecords).execute();
    expect([await facts(), await marks()]).toEqual(before);
  });
});

describe('the ledger of gifts', () => {
  const year = taxYearAt(new Date(start + 110 * hour));
  const gifts = (more = '') => `/api/v1/influencers/${ben!.profile.uid}/gifts${more}`;
  const [from, to] = [0, 200].map((hours) => new Date(start + hours * hour).toISOString().slice(0, 10));
  const costs = () => `/api/v1/brands/${brand!.profile.uid}/analytics?from=${from}&to=${to}`;
  const byHand = () =>
    people.rows<{ pence: number }>(
      `select coalesce(sum((terms->>'valuePence')::int), 0)::int as pence from collabs where influencer_id = $1 and checked_in_at is not null`,
      [ben!.profile.uid],
    );

  it('states what was received in the tax year, as when it is asked by hand', async () => {
    const [{ pence } = { pence: 0 }] = await byHand();
    expect(pence).toBe(12_000);
    expect((await as(ben).get(gifts())).body).toMatchObject({
      ...{ totalPence: pence, markPence: 100_000 },
      lines: [{ collabId: ofBen, kind: 'received', pence, title: 'Supper for two', brandName: 'Brand ember' }],
    });
    expect((await as(amara).get(gifts())).status).toBe(404);
    expect((await as(brand).get(gifts())).status).toBe(403);
  });

  it('is the same as CSV and as PDF', async () => {
    const visitor = (path: string) =>
      fetch(`${product.config.publicUrl}${gifts(path)}`, { headers: { cookie: ben!.cookie } });
    const csv = await visitor('/statement.csv');
    const [, line, sum] = (await csv.text()).split('\r\n');
    expect(csv.headers.get('content-disposition')).toMatch(/tastemaker-gifts-\d{4}-\d\d\.csv/);
    expect(line).toContain(`Received,Supper for two,Brand ember,${ofBen},120.00,,Agreed,`);
    expect(sum).toBe(',,Total,,,,120.00,,,');
    const pdf = Buffer.from(await (await visitor('/statement.pdf')).arrayBuffer());
    expect([pdf.subarray(0, 5).toString(), pdf.length > 5_000]).toEqual(['%PDF-', true]);
  });

  it('the brand’s costs use the same lines', async () => {
    const { body } = await as(brand).get(`/api/v1/brands/${brand!.profile.uid}/analytics`);
    expect(body.cost).toMatchObject({ giftsPence: 12_000, visits: 1 });
  });

  it('R437: takes a value that staff correct, in the year of the visit, and the costs follow', async () => {
    const address = `/api/v1/admin/collab-explorer/${ofBen}/gift`;
    const correct = (pence: number, by = staff) => by.post(`${address}/corrections`, { pence, reason: 'No wine was served.' });
    await freeze(110 + 400 * 24); // in the tax year after the visit's
    expect((await correct(9_050, await product.newStaff('read-only'))).status).toBe(403);
    expect((await correct(9_000)).status).toBe(200);
    const { status, body } = await correct(9_050);
    expect([status, body.agreedPence, body.pence, body.lines.length]).toEqual([200, 12_000, 9_050, 5]);
    expect(await correct(9_050)).toMatchObject({ status: 409, body: { code: 'records/same-value' } });

    const stated = (await as(ben).get(gifts(`?year=${year}`))).body;
    expect([stated.totalPence, stated.lines.map(({ kind, pence, reason }: any) => [kind, pence, reason])]).toEqual([
      9_050,
      [
        ['received', 12_000, null],
        ['reversed', -12_000, 'No wine was served.'],
        ['corrected', 9_000, null],
        ['reversed', -9_000, 'No wine was served.'],
        ['corrected', 9_050, null],
      ],
    ]);
    expect((await as(ben).get(gifts(`?year=${year + 1}`))).body).toMatchObject({ totalPence: 0, lines: [] });
    const csv = await fetch(`${product.config.publicUrl}${gifts(`/statement.csv?year=${year}`)}`, { headers: { cookie: ben!.cookie } });
    expect(await csv.text()).toMatch(/Corrected,.*,90.50,,Measured,\r\n,,Total,,,,90.50,,,\r\n$/);

    const { cost } = (await as(brand).get(costs())).body;
    expect(cost).toMatchObject({ giftsPence: 9_050, visits: 1 });
    const told = await eventually(async () => {
      const { items } = (await as(ben).get('/api/v1/notifications')).body;
      const about = items.filter(({ title }: any) => title === 'The value of the gift from Brand ember was corrected');
      return about.length === 2 && about;
    });
    expect(told[0]).toMatchObject({ subjectId: ofBen });
    expect(JSON.stringify((await as(brand).get('/api/v1/notifications')).body)).not.toContain('corrected');
  }); // prettier-ignore

  it('R437: a replay of the log comes to the same gifts, corrections included', async () => {
    const lines = () => allOf('gift_lines', 'id');
    const before = await lines();
    expect(before.map(({ kind }: any) => kind)).toContain('corrected');
    await product.app.get(RebuildRecords).execute();
    expect(await lines()).toEqual(before);
    for await (const { collabId, differences } of product.app.get(CheckRecords).execute())
      if (collabId === ofBen) expect(differences).toEqual([]); // Amara’s texts have been erased above
  });

  it('takes back what staff put right, by a line of its own, and the costs follow', async () => {
    const put = await staff.post(`/api/v1/admin/collab-explorer/${ofBen}/override`, { outcome: 'no_show', reason: 'It was someone else.' });
    expect(put.status).toBe(200);
    const stated = await eventually(async () => {
      const { body } = await as(ben).get(gifts(`?year=${year}`));
      return body.lines.length === 6 && body;
    });
    const { lines, totalPence } = stated;
    expect([totalPence, lines.map(({ kind, pence }: any) => [kind, pence]), (await byHand())[0]!.pence]).toEqual([
      0,
      expect.arrayContaining([['received', 12_000], ['reversed', -9_050]]),
      0,
    ]);
    expect((await recordOf(brand, 'influencer', ben)).body).toMatchObject({ visitsKept: 0, visitsMissed: 1 });
    const { body } = await as(brand).get(costs());
    expect(body.cost).toMatchObject({ giftsPence: 0, visits: 0 });
  }); // prettier-ignore
});
