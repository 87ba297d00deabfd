import {
  aCollab,
  afterTheVisit,
  brandActor,
  daysAfter,
  influencerActor,
  staffActor,
  strangerBrand,
  strangerInfluencer,
} from '../../../../test/support/collabs.js';
import { approved } from '../../../../test/support/pieces.js';
import { londonDaysAfter } from '../../../contract/rules/london-time.js';
import type { UsageRights } from '../../../contract/terms.js';
import { type Actor, theProduct } from '../../../shared/kernel/index.js';
import type { Collab, CollabEvent } from './collab.js';
import { evidenceOf } from './evidence.js';
import {
  comingDown,
  confirmTakedown,
  decideUse,
  isUseReported,
  type NoticeProof,
  reportUse,
  rightsEndActionsFor,
  rightsEndOf,
  rightsNoticeAt,
  tellRightsEnd,
} from './rights-end.js';
import { answerRenewal, askRenewal, monthsAfter } from './usage-rights.js';
import { upheld } from './undelivered-claim.js';

const approvedAt = afterTheVisit; // 27 November at ten
const until = monthsAfter(approvedAt, 12);
const page = { url: 'https://ember.test/menu', mediaId: null, sha256: null };
const picture = { url: null, mediaId: '00000000-0000-7000-8000-0000000000cc', sha256: 'c0ffee' };
const nothing = { url: null, mediaId: null, sha256: null };
const code = (wanted: string) => expect.objectContaining({ code: wanted });

/** A reel and a story, both approved. */
function licensed(rights: UsageRights | null = { channels: ['own-social'], months: 12 }): Collab {
  const asks = [
    { type: 'reel', contentType: 'video', count: 1 },
    { type: 'story', contentType: 'video', count: 1 },
  ] as const;
  const visited = { ...aCollab(4, { asks, rights }), checkedInAt: approvedAt };
  return [0, 1].reduce<Collab>((collab, place) => approved(collab, place, approvedAt), visited);
}
const pieceOf = (collab: Collab) => collab.deliverables[0]!;
const idOf = (collab: Collab) => pieceOf(collab).id;
const tell = (collab: Collab, at: Date) => tellRightsEnd(collab, theProduct, at);
const told = (collab: Collab, at: Date) => tell(collab, at)[0];
const can = (collab: Collab, actor: Actor, at: Date) => rightsEndActionsFor(collab, pieceOf(collab), actor, at);
const dueIn = (events: readonly CollabEvent[]) => events.map(({ payload }) => payload.facts?.due);
const overAt = daysAfter(until, 3);
const ended = told(licensed(), until);
const [reported] = reportUse(ended, idOf(ended), { ...page, words: '' }, influencerActor, overAt);

describe('the notices', () => {
  it('come at nine in the morning: 14 days before, the day before, and on the day, each once', () => {
    const seen: [string | undefined, string][] = [];
    let collab = licensed();
    for (let at = rightsNoticeAt(collab); at; at = rightsNoticeAt(collab)) {
      expect(tell(collab, new Date(at.getTime() - 1))).toHaveLength(1);
      const [next, ...events] = tell(collab, at);
      expect(events).toHaveLength(1);
      seen.push([events[0]!.payload.facts?.due, at.toISOString()]);
      collab = next;
    }
    expect(seen).toEqual([
      ['soon', '2027-11-13T09:00:00.000Z'],
      ['tomorrow', '2027-11-26T09:00:00.000Z'],
      ['today', '2027-11-27T09:00:00.000Z'],
    ]);
  });

  it('name the pieces, until when they can be used, and the files and posts', () => {
    const collab = licensed();
    const [, event] = tell(collab, londonDaysAfter(until, -14));
    expect(event).toMatchObject({
      name: 'collab.rights-ending',
      payload: {
        facts: { until: until.toISOString(), missing: '1 reel and 1 story' },
        proof: { notice: 'soon', pieces: collab.deliverables.map(({ id, mediaId }) => ({ id, file: mediaId })) },
      },
    });
  });

  it('are one for pieces that end together, and another for one that ends later', () => {
    const collab = licensed();
    const [first, second] = collab.deliverables as [Collab['deliverables'][0], Collab['deliverables'][0]];
    const apart = { ...collab, deliverables: [first, { ...second, rightsUntil: daysAfter(until, 7) }] };
    const [next, ...events] = tell(apart, daysAfter(until, -1));
    expect(events.map(({ payload }) => [payload.facts?.due, payload.facts?.missing])).toEqual([
      ['soon', '1 story'],
      ['tomorrow', '1 reel'],
    ]);
    const proof = events[0]!.payload.proof as NoticeProof;
    expect(comingDown(next, proof).map(({ type }) => type)).toEqual(['story']);
  });

  it('don’t come after the end if it is early in the morning, and say so if we were late', () => {
    const atNight = new Date('2027-11-27T02:00:00Z');
    const collab = licensed();
    const early = { ...collab, deliverables: [{ ...pieceOf(collab), rightsUntil: atNight }] };
    expect(rightsNoticeAt(told(early, daysAfter(atNight, -0.5)))).toEqual(atNight);
    expect(dueIn(tell(early, daysAfter(atNight, 2)).slice(1) as CollabEvent[])).toEqual(['late']);
  });

  it('aren’t sent for rights that weren’t granted, before approval, or once the content is down', () => {
    expect(rightsNoticeAt(licensed(null))).toBeNull();
    expect(rightsNoticeAt(aCollab(4))).toBeNull();
    const given = upheld({ ...licensed(null), undeliveredClaim: { claimedAt: '', words: '', keepsContent: false, answer: null, settled: null } }, overAt); // prettier-ignore
    expect(rightsNoticeAt(given)).toBeNull();
    const collab = told(licensed(), londonDaysAfter(until, -14));
    const down = collab.deliverables.reduce((each, { id }) => confirmTakedown(each, id, page, brandActor, daysAfter(until, -9))[0], collab); // prettier-ignore
    expect(rightsNoticeAt(down)).toBeNull();
  });

  it('come again for a new end after a renewal', () => {
    const collab = ended;
    const [asked] = askRenewal(collab, idOf(collab), 6, brandActor, overAt);
    const [renewed] = answerRenewal(asked, idOf(asked), 'agree-renewal', influencerActor, overAt);
    expect(rightsNoticeAt(renewed)).toEqual(new Date('2028-05-16T08:00:00.000Z'));
    expect(can(renewed, brandActor, overAt)).toEqual([]);
    expect(can(renewed, influencerActor, overAt)).toEqual([]);
  });
});

describe('the brand', () => {
  it('confirms from the first notice on, with an address or a picture', () => {
    const collab = licensed();
    const soon = londonDaysAfter(until, -14);
    expect(can(collab, brandActor, soon)).toEqual([]);
    expect(can(told(collab, soon), brandActor, soon)).toEqual(['confirm-takedown']);
    for (const trace of [page, picture]) {
      const [down, event] = confirmTakedown(told(collab, soon), idOf(collab), trace, brandActor, soon);
      expect(rightsEndOf(pieceOf(down)).takenDown).toEqual({ ...trace, at: soon.toISOString() });
      expect(event).toMatchObject({ name: 'deliverable.taken-down', payload: { proof: trace } });
      expect(can(down, brandActor, soon)).toEqual([]);
    }
    expect(() => confirmTakedown(ended, idOf(ended), nothing, brandActor, until)).toThrow(code('collabs/trace-needed'));
  });

  it('is the only one who can', () => {
    const collab = ended;
    for (const actor of [influencerActor, staffActor, strangerBrand])
      expect(() => confirmTakedown(collab, idOf(collab), page, actor, overAt)).toThrow(code('collabs/not-your-move'));
  });

  it('answers a report by confirming', () => {
    const collab = reported;
    const [down] = confirmTakedown(collab, idOf(collab), picture, brandActor, overAt);
    expect(rightsEndOf(pieceOf(down))).toMatchObject({ takenDown: picture, uses: [{ settled: 'taken-down' }] });
    expect(isUseReported(down)).toBe(false);
  });
});

describe('the creator', () => {
  it('reports a use after the end, and not before', () => {
    const collab = licensed();
    expect(can(collab, influencerActor, new Date(until.getTime() - 1))).toEqual([]);
    expect(can(collab, influencerActor, until)).toEqual(['report-use']);
    const [used, event] = reportUse(collab, idOf(collab), { ...page, words: ' On your home page. ' }, influencerActor, until);
    expect(event).toMatchObject({ name: 'deliverable.use-reported', payload: { proof: page, reason: 'On your home page.' } });
    expect(isUseReported(used)).toBe(true);
    expect(can(used, influencerActor, until)).toEqual([]);
    expect(can(used, brandActor, until)).toEqual(['confirm-takedown']);
  }); // prettier-ignore

  it('needs evidence, and can report again after the brand has confirmed', () => {
    const collab = ended;
    const report = (of: Collab, actor = influencerActor, trace = page) =>
      reportUse(of, idOf(of), { ...trace, words: '' }, actor, overAt)[0];
    expect(() => report(collab, influencerActor, nothing as unknown as typeof page)).toThrow(
      code('collabs/trace-needed'),
    );
    for (const actor of [brandActor, staffActor, strangerInfluencer])
      expect(() => report(collab, actor)).toThrow(code('collabs/not-your-move'));
    const [down] = confirmTakedown(report(collab), idOf(collab), page, brandActor, overAt);
    const again = report(down);
    expect(rightsEndOf(pieceOf(again)).uses.map(({ settled }) => settled)).toEqual(['taken-down', null]);
    expect(() => report(again)).toThrow(code('collabs/wrong-step'));
  });

  it('has nothing to report where no rights were granted', () =>
    expect(can(licensed(null), influencerActor, overAt)).toEqual([]));
});

describe('our staff', () => {
  it('uphold an open report, with a reason, and the brand has to confirm again', () => {
    const [confirmed] = confirmTakedown(ended, idOf(ended), page, brandActor, overAt);
    const [again] = reportUse(confirmed, idOf(confirmed), { ...page, words: '' }, influencerActor, overAt);
    expect(can(again, staffActor, overAt)).toEqual(['uphold-use', 'dismiss-use']);
    const [upheldUse, event] = decideUse(again, idOf(again), 'uphold-use', 'It is still there.', staffActor, overAt);
    expect(event).toMatchObject({ name: 'deliverable.use-upheld', payload: { reason: 'It is still there.' } });
    expect(can(upheldUse, staffActor, overAt)).toEqual([]);
    expect(can(upheldUse, brandActor, overAt)).toEqual(['confirm-takedown']);
    expect(rightsNoticeAt(upheldUse)).toBeNull();
  });

  it('dismiss it, and what the brand confirmed counts', () => {
    const collab = reported;
    expect(() => decideUse(collab, idOf(collab), 'dismiss-use', ' ', staffActor, overAt)).toThrow(code('collabs/reason-needed'));
    expect(() => decideUse(collab, idOf(collab), 'dismiss-use', 'No.', brandActor, overAt)).toThrow(code('collabs/not-your-move'));
    const [dismissed] = decideUse(collab, idOf(collab), 'dismiss-use', 'It is their own post.', staffActor, overAt);
    expect(rightsEndOf(pieceOf(dismissed)).uses).toMatchObject([{ settled: 'dismissed', decision: 'It is their own post.' }]);
    expect(() => decideUse(dismissed, idOf(collab), 'uphold-use', 'Again.', staffActor, overAt)).toThrow(code('collabs/wrong-step'));
  }); // prettier-ignore
});

it('the dossier has the notices, confirmations and reports', () => {
  const collab = reported;
  const [piece] = evidenceOf(collab, influencerActor, overAt).pieces;
  expect(piece!.rightsEnd).toMatchObject({ told: 'today', until: until.toISOString(), uses: [{ url: page.url }] });
});
