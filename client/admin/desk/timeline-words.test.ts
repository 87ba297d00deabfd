import { detailOf, eventText, whoDidIt } from './timeline-words';

describe('R440: a line of the timeline', () => {
  it.each([
    ['brand.updated', 'Brand changed'],
    ['task.done', 'Task done'],
    ['collab.checked-in', 'Collab checked in'],
  ])('%s is “%s”', (name, text) => expect(eventText(name)).toBe(text));

  it.each([
    [{ id: 'system', role: 'admin', name: null }, 'The product'],
    [{ id: 'u1', role: 'admin', name: 'Robin Hale' }, 'Robin Hale'],
    [{ id: 'u2', role: 'brand', name: null }, 'Somebody of the brand'],
    [{ id: 'u3', role: 'guest', name: null }, 'Somebody'],
  ])('%j did it: %s', (actor, who) => expect(whoDidIt({ actor })).toBe(who));

  it.each([
    [
      'brand.updated',
      { changed: ['salesStage', 'accountManager'], salesStage: 2, onboardingStage: 1, reason: 'Signed.' },
      'Sales stage: Approved · Changed: account manager · Reason: Signed.',
    ],
    ['tags.changed', { added: ['vip'], removed: ['new'] }, 'Added: vip · Removed: new'],
    ['note.written', { note: 'n1' }, ''],
    ['call.moved', { kind: 'brand', startsAt: '2026-11-24T10:00:00.000Z' }, 'When: Tue 24 Nov, 10:00'],
    ['brand.updated', null, ''],
  ])('%s of %j says “%s”', (name, payload, detail) => expect(detailOf({ name, payload })).toBe(detail));
});
