import { type Actor, theProduct } from '../../../shared/kernel/index.js';
import { alwaysMailed } from '../../../contract/rules/notification-kinds.js';
import { noticesOf } from './notification.js';
import { hasLetter, isTold, isWaiting, subjectOf, told, wordsOf } from './told-events.js';

const subject = { subjectType: 'collab', subjectId: 'c1', facts: {} } as const;
const both = { brandId: 'b1', influencerId: 'i1' };
const brand: Actor = { userId: 'u1', role: 'brand', profile: { type: 'brand', uid: 'b1' } };
const staff: Actor = { userId: 'u2', role: 'admin' };
const uidsOf = (actor: Actor, sides: Parameters<typeof noticesOf>[1] = both) =>
  noticesOf('collab.approved', sides, actor, subject).map(({ to }) => to.uid);

test('the other side is notified, and both if staff did it', () => {
  expect(uidsOf(brand)).toEqual(['i1']);
  expect(uidsOf(staff)).toEqual(['b1', 'i1']);
});

test('R437: only the influencer is notified that a gift’s value was corrected', () => {
  const notices = noticesOf('collab.gift-corrected', both, staff, subject);
  expect(notices.map(({ to, otherUid }) => [to.uid, otherUid])).toEqual([['i1', 'b1']]);
});

test('a bill notifies the creator, a contested one the brand, and staff’s decision both', () => {
  const toOf = (...[name, actor]: [Parameters<typeof noticesOf>[0], Actor]) => noticesOf(name, both, actor, subject).map(({ to }) => to.uid);
  const influencer: Actor = { userId: 'u3', role: 'influencer', profile: { type: 'influencer', uid: 'i1' } };
  for (const actor of [brand, staff]) expect(toOf('collab.bill-typed', actor)).toEqual(['i1']);
  expect(toOf('collab.bill-contested', influencer)).toEqual(['b1']);
  expect(toOf('collab.bill-settled', staff)).toEqual(['b1', 'i1']);
}); // prettier-ignore

test('a contested no-show notifies the brand, and staff’s decision that the visit took place both', () => {
  const toOf = (...[name, actor]: [Parameters<typeof noticesOf>[0], Actor]) =>
    noticesOf(name, both, actor, subject).map(({ to }) => to.uid);
  const influencer: Actor = { userId: 'u3', role: 'influencer', profile: { type: 'influencer', uid: 'i1' } };
  expect(toOf('collab.no-show-answered', influencer)).toEqual(['b1']);
  expect(toOf('collab.checked-in', staff)).toEqual(['b1', 'i1']);
  for (const actor of [brand, theProduct]) expect(toOf('collab.checked-in', actor)).toEqual([]);
});

test('only the influencer is notified that a product is on its way, also when staff record it', () => {
  for (const actor of [brand, staff])
    expect(noticesOf('collab.dispatched', both, actor, subject).map(({ to }) => to.uid)).toEqual(['i1']);
});

test('the message to both sides about an unanswered request is true for both', () => {
  const time: Actor = { userId: 'the-product', role: 'admin' };
  const readers = noticesOf('deliverable.approved', both, time, subject).map(({ to }) => to.type);
  expect(readers).toEqual(['brand', 'influencer']);
  expect(wordsOf('deliverable.approved', 'Casa Olmo')).not.toMatch(/your content/);
});

test.each([
  ['time', theProduct],
  ['staff', staff],
] as const)('a brand that didn’t approve a draft itself learns that it was approved by %s', (approvedBy, actor) => {
  const facts = noticesOf('deliverable.approved', both, actor, subject).map((notice) => notice.facts);
  expect(facts).toEqual([{ ...subject.facts, approvedBy }, subject.facts]);
});

test('what support writes reaches the one who asked', () => {
  expect(uidsOf(staff, { brandId: 'b1', influencerId: null })).toEqual(['b1']);
  expect(uidsOf(brand, { brandId: 'b1', influencerId: null })).toEqual([]);
});

test('every line names the other side', () => {
  for (const name of Object.keys(told).filter(isTold))
    if (subjectOf(name) !== 'connection') expect(wordsOf(name, 'Casa Olmo')).toContain('Casa Olmo');
});

test('what cannot be switched off by mail is exactly what Collabs write letters about', () => {
  const names = Object.keys(told) as (keyof typeof told)[];
  const kinds = new Set(names.map((name) => told[name].kind));
  const lettered = [...kinds].filter((kind) => names.filter((name) => told[name].kind === kind).every(hasLetter));
  expect(lettered).toEqual(alwaysMailed);
});

test('a new due date is in the line itself, by London’s calendar', () => {
  const until = '2027-06-16T23:30:00.000Z';
  expect(wordsOf('collab.days-given', 'Casa Olmo', { until })).toBe('Content for your Collab with Casa Olmo has a new due date: 17 June');
  expect(wordsOf('collab.days-given', 'Casa Olmo')).not.toContain(':'); // before dates were kept
}); // prettier-ignore

test.each([
  ['soon', 'Your content for Casa Olmo is due on 10 December: 1 reel'],
  ['today', 'Your content for Casa Olmo is due today: 1 reel'],
  ['late', 'Your content for Casa Olmo is late: 1 reel'],
] as const)('each reminder says when content is due, and what is missing: %s', (due, words) => {
  const facts = { until: '2026-12-10T10:00:00.000Z', due, missing: '1 reel' };
  expect(wordsOf('collab.content-reminded', 'Casa Olmo', facts)).toBe(words);
  expect(wordsOf('collab.content-reminded', 'Casa Olmo')).toBe('Casa Olmo is waiting for your content'); // before pieces were kept
});

test.each([
  ['soon', 'Your rights to content from Casa Olmo end on 10 December: 1 reel'],
  ['tomorrow', 'Your rights to content from Casa Olmo end tomorrow: 1 reel'],
  ['today', 'Your rights to content from Casa Olmo end today: 1 reel'],
  ['late', 'Your rights to content from Casa Olmo have ended: 1 reel'],
] as const)('the brand alone reads when its rights end, and to what: %s', (due, words) => {
  const facts = { until: '2026-12-10T10:00:00.000Z', due, missing: '1 reel' };
  expect(wordsOf('collab.rights-ending', 'Casa Olmo', facts)).toBe(words);
  const notices = noticesOf('collab.rights-ending', both, theProduct, { ...subject, facts });
  expect(notices.map(({ to }) => to.uid)).toEqual(['b1']);
});

test('a report of a use notifies the brand, a confirmation the creator, and staff’s decision both', () => {
  const toOf = (...[name, actor]: [Parameters<typeof noticesOf>[0], Actor]) => noticesOf(name, both, actor, subject).map(({ to }) => to.uid);
  const influencer: Actor = { userId: 'u3', role: 'influencer', profile: { type: 'influencer', uid: 'i1' } };
  expect(toOf('deliverable.use-reported', influencer)).toEqual(['b1']);
  expect(toOf('deliverable.taken-down', brand)).toEqual(['i1']);
  for (const name of ['deliverable.use-upheld', 'deliverable.use-dismissed'] as const) expect(toOf(name, staff)).toEqual(['b1', 'i1']);
}); // prettier-ignore

test('until when a credit can be used is for its brand alone', () => {
  const facts = { creditUntil: '2027-04-01T09:00:00.000Z' };
  const time: Actor = { userId: 'the-product', role: 'admin' };
  const heard = noticesOf('collab.expired', both, time, { ...subject, facts }).map(({ to, facts: told }) => [to.type, told]);
  expect(heard).toEqual([['brand', facts], ['influencer', {}]]);
}); // prettier-ignore

test('devices are interrupted by what asks something of their owner, not by what is over', () => {
  for (const name of ['collab.requested', 'deliverable.submitted', 'message.sent', 'collab.bill-typed'])
    expect([name, isWaiting(name)]).toEqual([name, true]);
  for (const name of ['collab.declined', 'collab.completed', 'deliverable.published', 'collab.expired'])
    expect([name, isWaiting(name)]).toEqual([name, false]);
});
