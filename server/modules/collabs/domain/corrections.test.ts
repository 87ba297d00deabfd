import {
  aCollab,
  afterTheVisit,
  anAwaitedCollab,
  brandActor,
  daysAfter,
  influencerActor,
  monday,
  staffActor,
} from '../../../../test/support/collabs.js';
import type { Collab } from './collab.js';
import { answerDraftBy } from './deliverable.js';
import { approvePiece, deliverableActionsFor, publish } from './delivery.js';
import { correctGift, override } from './corrections.js';
import { completedAt } from './endings.js';

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

  it('back to the content, where user-generated content is the brand’s to answer again, and nobody’s to post', () => {
    const done = at(6);
    const ugc = { ...done.deliverables[0]!, type: 'ugc' as const, rightsUntil: daysAfter(afterTheVisit, 365) };
    const later = daysAfter(afterTheVisit, 30);
    const [back] = override({ ...done, deliverables: [ugc] }, { stage: 5 }, staffActor, later, why);
    const [piece] = back.deliverables;
    expect(piece).toMatchObject({ status: 'draft', approvedAt: null, publishedAt: null, rightsUntil: null });
    expect(answerDraftBy(piece!)).toEqual(daysAfter(later, 7));
    expect(deliverableActionsFor(back, piece!, brandActor, later)).toEqual(['suggest-changes', 'approve']);
    expect(approvePiece(back, ugc.id, brandActor, later)[0]).toMatchObject({ stage: 6, outcome: 'completed' });

    const approved = { ...back, deliverables: [{ ...piece!, approvedAt: later }] }; // as an earlier release stored it
    expect(deliverableActionsFor(approved, approved.deliverables[0]!, influencerActor, later)).toEqual([]);
    expect(() => publish(approved, ugc.id, { url: 'https://www.instagram.com/p/Cx1' }, influencerActor, later)).toThrow(
      expect.objectContaining({ code: 'collabs/wrong-piece' }),
    );
  });

  it('back to the content, where what was never submitted is still to come, and what was not answered has all its time', () => {
    const [never, unanswered, approved] = aCollab(4).deliverables;
    const drafts = [unanswered!, approved!].map((piece) => ({
      ...piece,
      status: 'draft' as const,
      submittedAt: monday,
    }));
    const deliverables = [never!, drafts[0]!, { ...drafts[1]!, approvedAt: monday }];
    const [completed] = override({ ...at(5), deliverables }, { outcome: 'completed' }, staffActor, afterTheVisit, why);
    const [back] = override(completed, { stage: 5 }, staffActor, afterTheVisit, why);
    expect(back.deliverables).toEqual([never, { ...drafts[0]!, submittedAt: afterTheVisit }, deliverables[2]]);
  });

  it('to its completion, which is now, whatever is published', () => {
    const open: Collab = { ...aCollab(4), stage: 5 };
    const [done] = override(open, { outcome: 'completed' }, staffActor, afterTheVisit, why);
    expect(completedAt(done)).toEqual(afterTheVisit);
    expect(override(done, { stage: 5 }, staffActor, afterTheVisit, why)[0].completedByStaffAt).toBeNull();
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

const noWine = 'No wine was served.';

describe('R437: staff correct what a gift was worth', () => {
  it('with a reason, and what was agreed stays', () => {
    const visited = { ...aCollab(4), checkedInAt: afterTheVisit };
    const [collab, event] = correctGift(visited, 15_000, staffActor, afterTheVisit, ` ${noWine} `);
    expect(collab).toEqual({ ...visited, updatedAt: afterTheVisit });
    expect(event).toMatchObject({ name: 'collab.gift-corrected', payload: { giftPence: 15_000, reason: noWine } });
  });

  it('but not without a reason, nor before anything was received', () => {
    const visited = { ...aCollab(4), checkedInAt: afterTheVisit };
    expect(() => correctGift(visited, 1, staffActor, afterTheVisit, ' ')).toThrow(
      expect.objectContaining({ code: 'collabs/reason-needed' }),
    );
    expect(() => correctGift(anAwaitedCollab(4), 1, staffActor, afterTheVisit, noWine)).toThrow(
      expect.objectContaining({ code: 'collabs/nothing-received' }),
    );
  });
});
