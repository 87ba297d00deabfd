import {
  aCollab,
  anAwaitedCollab,
  brandActor,
  influencerActor,
  monday,
  staffActor,
  strangerBrand,
  visitAt,
} from '../../../../test/support/collabs.js';
import { canNoteHandoff, noteHandoff } from './visit.js';
import { hoursAfter } from './timings.js';

const over = hoursAfter(visitAt, 12);

describe('a handover note', () => {
  it.each([
    ['requested', aCollab(1), monday, false],
    ['approved, without a time', aCollab(3), monday, false],
    ['booked', anAwaitedCollab(), monday, true],
    ['at the table', aCollab(4), hoursAfter(visitAt, 1), true],
    ['a second before the visit is over', aCollab(4), new Date(over.getTime() - 1_000), true],
    ['over', aCollab(4), over, false],
    ['cancelled', { ...anAwaitedCollab(), outcome: 'cancelled' }, monday, false],
    ['a parcel', { ...anAwaitedCollab(), terms: { ...anAwaitedCollab().terms, shipped: true } }, monday, false],
  ] as const)('can be left for a visit: %s', (_, collab, now, may) => {
    expect(canNoteHandoff(collab, now)).toBe(may);
    const note = () => noteHandoff(collab, 'Table 12', brandActor, now);
    if (!may) expect(note).toThrow(expect.objectContaining({ code: 'collabs/wrong-step' }));
  });

  it('is the brand’s alone to leave, and the influencer doesn’t hear about it', () => {
    const collab = anAwaitedCollab();
    for (const actor of [influencerActor, staffActor, strangerBrand])
      expect(() => noteHandoff(collab, 'Table 12', actor, monday)).toThrow(
        expect.objectContaining({ code: 'collabs/not-your-move' }),
      );
    const [noted, event] = noteHandoff(collab, ' Table 12. The chef says hello.\n', brandActor, monday);
    expect(noted).toEqual({ ...collab, handoffNote: 'Table 12. The chef says hello.' });
    expect(event).toMatchObject({ name: 'collab.handoff-noted', payload: { unsent: true } });
    expect(JSON.stringify(event)).not.toContain('Table 12');
    expect(noteHandoff(noted, '', brandActor, monday)[0]).toEqual(collab);
  });
});
