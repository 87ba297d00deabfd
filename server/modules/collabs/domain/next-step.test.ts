import { aCollab, anAwaitedCollab, brandActor, influencerActor, visitAt } from '../../../../test/support/collabs.js';
import type { Collab } from './collab.js';
import { move, nextStepBy } from './moves.js';
import { claimNoShow, contestNoShow } from './visit.js';

const visit = anAwaitedCollab(4);
const claimed = claimNoShow(visit, brandActor, visitAt, 'The table stayed empty.')[0];
const answered = contestNoShow(claimed, influencerActor, visitAt, 'I was there.')[0];
const atTheVenue = aCollab(4);

describe('by when the next step of a Collab is due', () => {
  test.each<[string, Collab, string | undefined]>([
    ['a request: its answer', aCollab(1), '2026-11-30T10:00:00.000Z'],
    ['approved: the choice of a time', anAwaitedCollab(3), '2026-12-14T10:00:00.000Z'],
    ['a visit to come: the check-in, when it is certainly over', visit, '2026-11-26T22:00:00.000Z'],
    ['claimed to be missed: what the influencer says', claimed, '2026-11-28T10:00:00.000Z'],
    ['contested: what staff decide', answered, '2026-11-28T10:00:00.000Z'],
    ['visited: the content', atTheVenue, '2026-12-10T10:00:00.000Z'],
    ['with drafts handed in: the content', { ...atTheVenue, stage: 5 }, '2026-12-10T10:00:00.000Z'],
    ['ended: nothing', move(aCollab(1), 'decline', brandActor, visitAt)[0], undefined],
    ['completed: nothing', { ...atTheVenue, stage: 6, outcome: 'completed' }, undefined],
  ])('%s', (_, collab, by) => {
    expect(nextStepBy(collab)?.toISOString()).toBe(by);
  });
});
