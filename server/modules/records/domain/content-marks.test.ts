import { aFact } from '../../../../test/support/facts.js';
import { newId } from '../../../shared/kernel/index.js';
import { contentMarksOf } from './content-marks.js';
import type { Fact } from './fact.js';

const [reel, story] = [newId(), newId()];
const due = 240;
const dueAt = aFact('collab.completed', 'influencer', due).at;

const handIn = (hours: number, pieceId = reel) => aFact('deliverable.submitted', 'influencer', hours, { pieceId });
const approve = (hours: number, by: Fact['by'] = 'brand', pieceId = reel) =>
  aFact('deliverable.approved', by, hours, { pieceId });
const sendBack = (hours: number, by: Fact['by'] = 'brand') =>
  aFact('deliverable.sent-back', by, hours, { pieceId: reel });
const post = (hours: number, pieceId = reel) => aFact('deliverable.published', 'influencer', hours, { pieceId });
const complete = (hours: number) => aFact('collab.completed', 'influencer', hours);
const undelivered = (by: Fact['by']) => aFact('collab.undelivered', by, 900, { outcome: 'undelivered' });
const overridden = (outcome: Fact['outcome']) => aFact('collab.overridden', 'staff', 950, { outcome });

const onTime = ['influencer', 'content', true];
const late = ['influencer', 'content', false];
const missing = ['influencer', 'undelivered', false];
const answered = ['brand', 'draft', true];
const unanswered = ['brand', 'draft', false];

describe('R437: what the content of a Collab says of both sides', () => {
  test.each<[string, readonly Fact[], unknown[]]>([
    ['nothing while it goes on, but for drafts that were answered', [handIn(1), approve(2), post(3)], [answered]],
    ['published on the very moment it was due', [handIn(1), approve(2), post(due + 1), complete(due + 1)], [onTime, answered]],
    ['a second later than that', [handIn(1), approve(2), post(due + 1 + 1 / 3_600), complete(due + 2)], [late, answered]],
    ['the hours that the brand took to answer do not count', [handIn(230), approve(239), post(249), complete(249)], [onTime, answered]],
    ['round after round', [handIn(200), sendBack(210), handIn(235), approve(240), post(255), complete(255)], [onTime, answered]],
    ['one piece of two too late', [handIn(1), approve(1), post(2), handIn(239, story), approve(239, 'brand', story), post(241, story), complete(241)], [late, answered]],
    ['where nothing is posted, the approval delivers', [handIn(239), approve(500), complete(500)], [onTime, answered]],
    ['never: one missed promise, no matter who closed it', [undelivered('product')], [missing]],
    ['never, although a piece of it was there', [handIn(1), approve(2), post(3), undelivered('staff')], [missing, answered]],
    ['staff ended it as undelivered', [overridden('undelivered')], [missing]],
    ['staff ended it as completed', [overridden('completed')], []],
    ['staff put back what was completed', [handIn(1), approve(2), post(3), complete(3), overridden('open')], [answered]],
    ['the brand took what there was for the whole', [handIn(1), approve(2), aFact('collab.accepted', 'brand', 400), complete(400)], [answered]],
    ['a draft that the brand left to time, once', [handIn(1), approve(169, 'product'), handIn(170, story), sendBack(338, 'product')], [unanswered]],
    ['a draft that staff answered', [handIn(1), approve(2, 'staff')], []],
  ])('%s', (_, facts, marks) =>
    expect(contentMarksOf(facts, dueAt).map(({ side, kind, kept }) => [side, kind, kept])).toEqual(marks)); // prettier-ignore

  it('is nothing where no day was agreed', () => {
    expect(contentMarksOf([post(900), complete(900)], null)).toEqual([]);
  });
});
