import { newId } from '../../server/shared/kernel/index.js';
import type { TestApp } from './app.js';
import { adDetails } from './ads.js';
import { eventually } from './eventually.js';
import type { Visitor } from './visitor.js';
import { People } from './world.js';

const admin = '/api/v1/admin';
const inAYear = new Date(Date.now() + 365 * 86_400_000);

/** What staff can create in each list that allows it: a different one each time. */
export const staffInputs: Readonly<Record<string, (number: number) => object>> = {
  'ad-manager': (number) => ({ ...adDetails, name: `Ad ${number}`, endsAt: inAYear }),
  'brand-manager': (number) => ({
    ...{ name: `Brand ${number}`, city: 'leeds', category: 'restaurants' },
    ...{ email: `brand-${number}@lists.test`, contactName: 'Ada Lund' },
  }),
  'influencer-list-explorer': (number) => ({ name: `List ${number}` }),
  'list-additions': (number) => ({ list: 'categories', label: `Books ${number}` }),
  'saved-views': (number) => ({
    ...{ resource: 'brand-manager', name: `View ${number}`, shared: false },
    query: { filter: { city: 'leeds' }, sort: { field: 'name', order: 'ASC' } },
  }),
  'user-explorer': (number) => ({
    name: `Staff ${number}`,
    email: `staff-${number}@lists.test`,
    staffRole: 'read-only',
  }),
};

/** Puts at least two rows into every list of the staff panel. */
export async function fillStaffLists(product: TestApp, staff: Visitor): Promise<void> {
  const people = new People(product.app);
  const [ember, salt] = [await people.brand('ember'), await people.brand('salt')];
  const [nia, max] = [await people.influencer('nia'), await people.influencer('max')];
  for (const spare of ['one', 'two']) await people.influencer(spare);
  const as = ({ cookie }: { cookie: string }) => {
    const visitor = product.visitor();
    visitor.take(cookie);
    return visitor;
  };
  for (const [resource, input] of Object.entries(staffInputs))
    for (const number of [1, 2]) await made(staff.post(`${admin}/${resource}`, input(number)));
  for (const brand of [ember, salt]) {
    await people.subscribe(brand, 'professional');
    await made(staff.post(`${admin}/desk/brand/${brand.profile.uid}/tasks`, { title: 'Call', dueOn: '2026-12-01' }));
    await made(
      as(brand).post('/api/v1/webhook-endpoints', { url: 'https://till.example', events: ['collab.requested'] }),
    );
    await made(as(brand).post('/api/v1/functions/logUserEvent', { event_name: 'page_view' }));
  }
  const { offerId } = await people.offer(ember, 5);
  for (const influencer of [nia, max]) {
    const collabId = await people.requested(influencer, offerId);
    const talk = await people.conversation(ember, influencer);
    await made(as(influencer).post(`/api/v1/conversations/${talk}/reports`, { reason: 'scam' }));
    await people.rows(
      `insert into reviews (id, collab_id, by_side, about_uid, opinion, words, written_by, created_at, appeal, appealed_at, version)
       values ($1, $2, 'brand', $3, 2, 'Late.', $4, now(), 'I was on time.', now(), 1) returning id`,
      [newId(), collabId, influencer.profile.uid, ember.userId],
    );
  }
  await people.rows(
    `insert into sign_contests (id, influencer_id, platform, kind, words, reason, contested_by, contested_at)
     select gen_random_uuid(), id, 'tiktok', 'engagement', 'Few likes.', 'They are mine.', id, now()
     from unnest($1::uuid[]) as id`,
    [[nia.profile.uid, max.profile.uid]],
  );
  await people.rows(
    `insert into delivered_twins (piece_id, other_id, difference, found_at)
     select a.id, b.id, 0, now() from deliverables a join deliverables b on a.id < b.id order by a.id, b.id limit 2`,
  );
  for (const feature of ['chats', 'offers'])
    await made(staff.put(`${admin}/features/${feature}`, { kind: 'grant', reason: 'A gift' }));
  await eventually(async () => (await staff.get(`${admin}/influencer-reviews`)).body.length === 4);
}

async function made(answer: Promise<{ status: number; body: unknown }>): Promise<void> {
  const { status, body } = await answer;
  if (status >= 300) throw new Error(`It could not be made: ${JSON.stringify(body)}`);
}
