import { aCollab, afterTheVisit, anAwaitedCollab, monday, staffActor } from '../../../../test/support/collabs.js';
import type { Collab } from './collab.js';
import { override } from './override.js';

const why = 'The venue flooded.';
const at = (stage: 5 | 6): Collab => ({
  ...aCollab(4),
  stage,
  outcome: stage === 6 ? 'completed' : 'open',
  deliverables: aCollab(4).deliverables.map((piece) => ({
    ...piece,
    status: 'published',
    approvedAt: afterTheVisit,
    publishedAt: afterTheVisit,
  })),
});

describe('R354: staff put a Collab right', () => {
  it('back to the content, and the pieces with it', () => {
    const [back, event] = override(at(6), { stage: 5 }, staffActor, afterTheVisit, why);
    expect(back).toMatchObject({ stage: 5, outcome: 'open', reason: why });
    expect(back.deliverables.every(({ status, publishedAt }) => status === 'draft' && !publishedAt)).toBe(true);
    expect(event).toMatchObject({ name: 'collab.overridden', actor: staffActor, payload: { reason: why } });
    const [begun] = override(at(5), { stage: 4 }, staffActor, afterTheVisit, why);
    expect(begun.deliverables.every(({ status, approvedAt }) => status === 'inprogress' && !approvedAt)).toBe(true);
    expect(begun.checkedInAt).not.toBeNull();
  });

  it('back to the choice of a time, with nothing left of the visit', () => {
    const [back] = override(at(5), { stage: 3 }, staffActor, monday, why);
    expect(back).toMatchObject({ stage: 3, slotId: null, visitAt: null, checkedInAt: null, bookableSince: monday });
  });

  it('to an end', () => {
    expect(override(at(5), { outcome: 'completed' }, staffActor, monday, why)[0]).toMatchObject({ stage: 6, outcome: 'completed' });
    expect(override(aCollab(4), { outcome: 'no_show' }, staffActor, monday, why)[0]).toMatchObject({ outcome: 'no_show', checkedInAt: null, checkedInBy: null });
    expect(override(anAwaitedCollab(4), { outcome: 'no_show' }, staffActor, monday, why)[0].outcome).toBe('no_show');
    expect(override(aCollab(3), { outcome: 'cancelled' }, staffActor, monday, why)[0].outcome).toBe('cancelled');
  }); // prettier-ignore

  it.each([
    ['without a reason', at(5), { stage: 4 }, ' '],
    ['forward', aCollab(3), { stage: 4 }, why],
    ['what has ended without content', { ...aCollab(3), outcome: 'cancelled' }, { stage: 3 }, why],
    ['what is completed to another end', at(6), { outcome: 'cancelled' }, why],
    ['a no-show where no visit was agreed', aCollab(3), { outcome: 'no_show' }, why],
  ] as const)('but not %s', (_, collab, to, reason) => {
    expect(() => override(collab, to, staffActor, monday, reason)).toThrow(
      expect.objectContaining({ name: 'DomainError' }),
    );
  });
});
