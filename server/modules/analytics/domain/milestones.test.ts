import { type Actor, eventOf, theProduct } from '../../../shared/kernel/index.js';
import { idAt, milestoneOf } from './usage-event.js';

const now = new Date('2027-01-20T12:00:00Z');
const influencer: Actor = { userId: 'u1', role: 'influencer', profile: { type: 'influencer', uid: 'i1' } };
const event = (name: string, actor = influencer, payload = {}) =>
  eventOf(name, { type: name.split('.')[0]!, id: 'c1' }, actor, now, payload);

test.each([
  ['user.signed-in', { by: 'link' }, 'sign_in', { by: 'link' }],
  ['collab.requested', {}, 'collab_request', { target_name: 'Collab', collab: 'c1' }],
  ['collab.completed', {}, 'collab_complete', { target_name: 'Collab', collab: 'c1' }],
])('R443: %s counts as use, once', (name, payload, kept, context) => {
  const happened = event(name, influencer, payload);
  const milestone = { id: idAt(happened.id, now), name: kept, context, userId: 'u1', occurredAt: now };
  expect(milestoneOf(happened)).toMatchObject(milestone);
});

test('what nobody did, and what is no milestone, does not count', () => {
  expect(milestoneOf(event('collab.completed', theProduct))).toBeNull();
  expect(milestoneOf(event('collab.declined'))).toBeNull();
});
