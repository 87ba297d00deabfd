import {
  aCollab,
  afterTheVisit,
  brandActor,
  daysAfter,
  influencerActor,
  strangerBrand,
} from '../../../../test/support/collabs.js';
import { aPicture, aVideo, wholly } from '../../../../test/support/pieces.js';
import { londonDaysAfter } from '../../../contract/rules/london-time.js';
import { rightsRun } from '../../../contract/terms.js';
import { theProduct } from '../../../shared/kernel/index.js';
import type { Collab } from './collab.js';
import { answerDraftBy, type Submission } from './deliverable.js';
import {
  approvePiece,
  answerInPlaceOfBrand,
  publish,
  submit,
  submitCaption,
  suggestChanges,
  waive,
} from './delivery.js';
import type { Pin } from './proof.js';
import { answerRenewal, askRenewal, monthsAfter, renewalActionsFor } from './usage-rights.js';

const now = afterTheVisit;
const reel = 'https://www.instagram.com/reel/Cabc123';

const visited = (contentType: 'video' | 'mix' = 'video'): Collab => ({
  ...aCollab(4, { asks: [{ type: 'reel', contentType, count: 1 }] }),
  checkedInAt: now,
});
const idOf = (collab: Collab) => collab.deliverables[0]!.id;
const pieceOf = (collab: Collab) => collab.deliverables[0]!;
const handIn = (collab: Collab, more: Partial<Submission> = {}, at = now) =>
  submit(collab, idOf(collab), { ...wholly, file: aVideo, ...more }, influencerActor, at);
const draft = (more: Partial<Submission> = {}) => handIn(visited('mix'), more)[0];
const approved = (more: Partial<Submission> = {}) => {
  const collab = draft(more);
  return approvePiece(collab, idOf(collab), brandActor, now)[0];
};
const code = (wanted: string) => expect.objectContaining({ code: wanted });

describe('submitting', () => {
  it('R411: refuses what misses a golden rule, and says what', () => {
    expect(() => handIn(visited(), { file: { ...aVideo, width: 720, height: 1_280 } })).toThrow(
      expect.objectContaining({ code: 'collabs/golden-rule-missed', message: expect.stringContaining('720 × 1,280') }),
    );
    expect(() => handIn(visited(), { marks: [{ fromMs: 0, toMs: 4_999 }] })).toThrow(
      code('collabs/golden-rule-missed'),
    );
  });

  it('R411: takes it once the brand has waived the rule with a reason', () => {
    const collab = visited();
    const file = { ...aVideo, width: 720, height: 1_280 };
    expect(() => waive(collab, idOf(collab), { rule: 'full-hd', reason: ' ' }, brandActor, now)).toThrow(
      code('collabs/waiver-incomplete'),
    );
    const [waived, event] = waive(
      collab,
      idOf(collab),
      { rule: 'full-hd', reason: 'An archive clip.' },
      brandActor,
      now,
    );
    expect(event).toMatchObject({ name: 'deliverable.rule-waived', payload: { reason: 'An archive clip.' } });
    const [taken] = handIn(waived, { file });
    expect(pieceOf(taken).proof.versions[0]!.results).toMatchObject([{ result: 'met' }, { result: 'waived' }]);
    expect(() => waive(waived, idOf(waived), { rule: 'full-hd', reason: 'Again.' }, brandActor, now)).toThrow(
      code('collabs/wrong-piece'),
    );
  });

  it('keeps every version with what was measured of it', () => {
    const first = draft();
    const [back] = suggestChanges(first, idOf(first), 'Brighter, please.', brandActor, now);
    const [second] = handIn(back, { mediaId: '00000000-0000-7000-8000-0000000000bb', file: aPicture, marks: [] });
    expect(pieceOf(second).proof.versions.map(({ number, file }) => [number, file?.kind])).toEqual([
      [1, 'video'],
      [2, 'image'],
    ]);
  });
});

describe('a caption alone', () => {
  const caption = 'Ad | what a night';

  it('goes in again with the file, the marks and the results of the version before', () => {
    const handedIn = draft();
    const [back] = suggestChanges(handedIn, idOf(handedIn), 'Say that it is an ad.', brandActor, now);
    const later = daysAfter(now, 1);
    const [again, event] = submitCaption(back, idOf(back), caption, influencerActor, later);
    const [first, second] = pieceOf(again).proof.versions;
    expect(second).toEqual({ ...first, number: 2, caption, at: later.toISOString() });
    expect(pieceOf(again)).toMatchObject({ status: 'draft', mediaId: wholly.mediaId, caption, submittedAt: later });
    expect(event).toMatchObject({ name: 'deliverable.submitted', payload: { proof: second } });
  });

  it('needs a file the first time, and a piece that waits for the creator', () => {
    const again = (collab: Collab) => () => submitCaption(collab, idOf(collab), caption, influencerActor, now);
    expect(again(visited())).toThrow(code('collabs/media-needed'));
    expect(again(draft())).toThrow(code('collabs/wrong-piece'));
  });
});

describe('pinned comments', () => {
  const send = (collab: Collab, pins: readonly Pin[], comment = '') =>
    suggestChanges(collab, idOf(collab), comment, brandActor, now, pins);

  it('point to a moment of a video, in its order, and need no words beside them', () => {
    const [back] = send(draft(), [
      { comment: 'Too dark', atMs: 9_000 },
      { comment: ' Show the sign ', atMs: 1_500 },
    ]);
    expect(pieceOf(back).rounds[0]).toMatchObject({
      number: 1,
      version: 1,
      pins: [
        { comment: 'Show the sign', atMs: 1_500 },
        { comment: 'Too dark', atMs: 9_000 },
      ],
    });
  });

  it('point to a place in a picture', () => {
    const picture = draft({ file: aPicture, marks: [] });
    expect(pieceOf(send(picture, [{ comment: 'Crop here', x: 0.5, y: 1 }])[0]).rounds[0]!.pins).toEqual([
      { comment: 'Crop here', x: 0.5, y: 1 },
    ]);
    expect(() => send(picture, [{ comment: 'When?', atMs: 10 }])).toThrow(code('collabs/bad-pin'));
  });

  test.each<[string, Pin]>([
    ['beyond the end', { comment: 'Here', atMs: 12_001 }],
    ['before the beginning', { comment: 'Here', atMs: -1 }],
    ['without words', { comment: '  ', atMs: 10 }],
    ['a point in a video', { comment: 'Here', x: 0.5, y: 0.5 }],
  ])('refuses a comment %s', (_, pin) => expect(() => send(draft(), [pin])).toThrow(code('collabs/bad-pin')));
});

describe('a draft that nobody answers', () => {
  const due = daysAfter(now, 7);

  it('is approved after exactly seven days, in the product’s name', () => {
    const collab = draft();
    expect(answerDraftBy(pieceOf(collab))).toEqual(due);
    const early = new Date(due.getTime() - 1);
    expect(() => answerInPlaceOfBrand(collab, idOf(collab), theProduct, early)).toThrow(code('collabs/not-due-yet'));
    const [answered, event] = answerInPlaceOfBrand(collab, idOf(collab), theProduct, due);
    expect(pieceOf(answered).approvedAt).toEqual(due);
    expect(event).toMatchObject({ name: 'deliverable.approved', actor: theProduct });
  });

  it('goes back instead, with the rule that it breaks, when its caption does not say that it is an ad', () => {
    const collab = draft({ caption: 'What a night' });
    const [back, event] = answerInPlaceOfBrand(collab, idOf(collab), theProduct, due);
    expect(pieceOf(back)).toMatchObject({ status: 'inprogress', approvedAt: null });
    expect(pieceOf(back).rounds.at(-1)!.comment).toBe(
      'The draft was not answered within 7 days, and its caption can’t be approved automatically. Please change the caption. Nothing says this is an ad. Begin with “Ad”. For example: “Ad | What a night” (CAP Code, rule 2.1: ads must be obviously identifiable)',
    );
    expect(event).toMatchObject({ name: 'deliverable.sent-back', actor: theProduct });
  });

  it('keeps London’s time of day when the clocks change', () => {
    const submittedAt = new Date('2027-03-24T18:30:00Z');
    const piece = { ...pieceOf(draft()), submittedAt };
    expect(answerDraftBy(piece)).toEqual(new Date('2027-03-31T17:30:00Z'));
  });

  it('counts from the last version', () => {
    const first = draft();
    const [back] = suggestChanges(first, idOf(first), 'Brighter', brandActor, daysAfter(now, 6));
    expect(answerDraftBy(pieceOf(back))).toBeNull();
    const [again] = handIn(back, {}, daysAfter(now, 6));
    expect(answerDraftBy(pieceOf(again))).toEqual(daysAfter(now, 13));
  });
});

describe('the disclosure gate', () => {
  const post = (collab: Collab, more: { caption?: string; platformLabel?: boolean } = {}) =>
    publish(collab, idOf(collab), { url: reel, ...more }, influencerActor, now);

  it('lets nothing be published without a clear label first', () => {
    for (const caption of ['What a night', 'gifted dinner', 'Not an ad', `${'Seven courses. '.repeat(12)}#ad`])
      expect(() => post(approved(), { caption })).toThrow(code('collabs/label-needed'));
  });

  it('holds the caption as it was posted against the rules, and keeps it with the verdict', () => {
    const [done] = post(approved({ caption: 'no label yet' }), { caption: 'Ad: what a night' });
    expect(pieceOf(done)).toMatchObject({ caption: 'Ad: what a night', proof: { disclosure: { result: 'pass' } } });
    expect(pieceOf(post(approved(), { caption: 'What a night #ad' })[0]).proof.disclosure).toMatchObject({
      result: 'fix',
      rules: ['label-not-first'],
    });
  });

  it('takes the platform’s own label on the creator’s word, and notes that', () => {
    const [done] = post(approved(), { caption: 'What a night', platformLabel: true });
    expect(pieceOf(done).proof.disclosure).toMatchObject({ result: 'pass', platformLabel: true });
  });
});

describe('usage rights', () => {
  const until = monthsAfter(now, 12);
  const near = londonDaysAfter(until, -60);

  it('begin with the approval and end so many months later, to the moment', () => {
    expect(pieceOf(approved()).rightsUntil).toEqual(until);
    expect(rightsRun(until, new Date(until.getTime() - 1))).toBe(true);
    expect(rightsRun(until, until)).toBe(false);
  });

  test.each([
    ['2027-01-31', 1, '2027-02-28'],
    ['2027-03-31', 6, '2027-09-30'],
    ['2028-02-29', 12, '2029-02-28'],
    ['2027-12-15', 1, '2028-01-15'],
  ])('%s and %i months is %s', (from, months, to) =>
    expect(monthsAfter(new Date(`${from}T10:00:00Z`), months)).toEqual(new Date(`${to}T10:00:00Z`)),
  );

  test.each([
    ['2027-01-15T19:30:00.000Z', 6, '2027-07-15T18:30:00.000Z'],
    ['2027-06-30T23:30:00.000Z', 8, '2028-03-01T00:30:00.000Z'],
    ['2027-07-15T18:30:59.999Z', 3, '2027-10-15T18:30:59.999Z'],
  ])('%s and %i months keep London’s day and time: %s', (from, months, to) =>
    expect(monthsAfter(new Date(from), months).toISOString()).toBe(to),
  );

  it('are renewed when the brand asks and the influencer agrees, from where they end', () => {
    const collab = approved();
    const early = new Date(near.getTime() - 1);
    expect(renewalActionsFor(collab, pieceOf(collab), brandActor, early)).toEqual([]);
    expect(renewalActionsFor(collab, pieceOf(collab), brandActor, near)).toEqual(['ask-renewal']);
    const [asked] = askRenewal(collab, idOf(collab), 6, brandActor, near);
    expect(renewalActionsFor(asked, pieceOf(asked), brandActor, near)).toEqual([]);
    expect(() => askRenewal(asked, idOf(asked), 6, brandActor, near)).toThrow(code('collabs/renewal-not-open'));
    const [renewed, event] = answerRenewal(asked, idOf(asked), 'agree-renewal', influencerActor, near);
    expect(pieceOf(renewed).rightsUntil).toEqual(monthsAfter(until, 6));
    expect(event.name).toBe('deliverable.renewal-agreed');
  });

  it('begin again where they had ended, and stay as they are where the influencer declines', () => {
    const late = daysAfter(until, 10);
    const collab = approved();
    const [asked] = askRenewal(collab, idOf(collab), 1, brandActor, late);
    expect(pieceOf(answerRenewal(asked, idOf(asked), 'agree-renewal', influencerActor, late)[0]).rightsUntil).toEqual(
      monthsAfter(late, 1),
    );
    expect(pieceOf(answerRenewal(asked, idOf(asked), 'decline-renewal', influencerActor, late)[0]).rightsUntil).toEqual(
      until,
    );
  });

  it('are nobody else’s to renew', () => {
    const collab = approved();
    expect(() => askRenewal(collab, idOf(collab), 6, influencerActor, now)).toThrow(code('collabs/not-your-move'));
    expect(() => askRenewal(collab, idOf(collab), 6, strangerBrand, now)).toThrow(code('collabs/not-your-move'));
  });
});
