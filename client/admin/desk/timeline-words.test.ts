import { detailOf, eventText, whoDidIt } from './timeline-words';

describe('R440: a line of the timeline', () => {
  it.each([
    ['brand.updated', 'Brand changed'],
    ['task.done', 'Task done'],
    ['collab.checked-in', 'Collab checked in'],
    ['collab.check-in-moved', 'Check-in time corrected'],
    ['collab.running-late', 'Collab running late'],
    ['user.signed-in', 'Signed in'],
    ['user.link-sent', 'Sign-in link sent'],
  ])('%s is “%s”', (name, text) => expect(eventText(name)).toBe(text));

  it.each([
    [{ id: 'system', role: 'admin', name: null }, 'Tastemaker'],
    [{ id: 'u1', role: 'admin', name: 'Robin Hale' }, 'Robin Hale'],
    [{ id: 'u2', role: 'brand', name: null }, 'Someone at the brand'],
    [{ id: 'u3', role: 'guest', name: null }, 'Someone'],
    [{ id: 'subject', role: 'brand', name: null }, 'Themselves'],
  ])('%j did it: %s', (actor, who) => expect(whoDidIt({ actor }, { id: 'subject' })).toBe(who));

  it.each([
    [
      'brand.updated',
      { changed: ['salesStage', 'accountManager'], salesStage: 2, onboardingStage: 1, reason: 'Signed.' },
      'Sales stage: Approved · Changed: account manager · Reason: Signed.',
    ],
    ['tags.changed', { added: ['vip'], removed: ['new'] }, 'Added: vip · Removed: new'],
    ['note.written', { note: 'n1' }, ''],
    ['call.moved', { kind: 'brand', startsAt: '2026-11-24T10:00:00.000Z' }, 'When: Tue\u00a024\u00a0Nov, 10:00'],
    ['brand.updated', null, ''],
    ['user.signed-in', { by: 'link', sessionId: 's1' }, 'By email link'],
    ['user.linked', { profile: { uid: 'b1', type: 'brand' }, role: 'admin' }, 'Brand · Role: admin'],
    ['user.promoted', { staffRole: 'operations' }, 'Staff role: operations'],
    ['user.disabled', {}, ''],
    ['collab.checked-in', { stage: 4 }, ''],
    [
      'collab.check-in-moved',
      { proof: { how: 'signed', at: '2026-11-24T10:00:00.000Z' } },
      'At: Tue\u00a024\u00a0Nov, 10:00 · Identified by: signed code',
    ],
    [
      'collab.running-late',
      { proof: { minutes: 20, at: '2026-11-24T10:00:00.000Z' } },
      '20 minutes · At: Tue\u00a024\u00a0Nov, 10:00',
    ],
  ])('%s of %j says “%s”', (name, payload, detail) => expect(detailOf({ name, payload })).toBe(detail));
});
