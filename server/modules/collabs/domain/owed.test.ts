import {
  aCollab,
  afterTheVisit,
  anAwaitedCollab,
  brandActor,
  daysAfter,
  influencerActor,
} from '../../../../test/support/collabs.js';
import { aVideo, wholly } from '../../../../test/support/pieces.js';
import type { Collab } from './collab.js';
import { approvePiece, publish, submit, suggestChanges } from './delivery.js';
import { blocksRequests, creatorDueAt, lateFrom, missingPieces, nextReminderAt, owedOf, owedPieces } from './owed.js';

const visited = aCollab(4);
const dueAt = visited.contentDueAt!;
const [reel, story] = visited.deliverables.map(({ id }) => id) as [string, string];

const handIn = (collab: Collab, id: string, at: Date) =>
  submit(collab, id, { ...wholly, file: aVideo }, influencerActor, at)[0];
const answer = (collab: Collab, id: string, at: Date) => approvePiece(collab, id, brandActor, at)[0];
const post = (collab: Collab, id: string, at: Date) =>
  publish(collab, id, { url: 'https://www.instagram.com/reel/Cabc123' }, influencerActor, at)[0];
const typesOf = (collab: Collab) => owedPieces(collab).map(({ piece }) => piece.type);

describe('what is owed', () => {
  it('is every agreed piece, from the check-in until it is published', () => {
    expect(owedPieces(anAwaitedCollab(4))).toEqual([]);
    expect(typesOf(visited)).toEqual(['reel', 'story', 'story']);
    const approved = answer(handIn(visited, reel, afterTheVisit), reel, afterTheVisit);
    expect(typesOf(approved)).toEqual(['reel', 'story', 'story']);
    expect(typesOf(post(approved, reel, afterTheVisit))).toEqual(['story', 'story']);
  });

  it('is nothing once the Collab has ended', () => {
    expect(owedPieces({ ...visited, outcome: 'undelivered' })).toEqual([]);
  });

  it('is late from the moment after it was due', () => {
    expect(owedOf(visited, dueAt)).toMatchObject({ lateSince: null });
    expect(owedOf(visited, new Date(dueAt.getTime() + 1)).lateSince).toEqual(dueAt);
  });
});

describe('the days that a brand takes to answer', () => {
  const draft = handIn(visited, reel, daysAfter(dueAt, -5));
  const sentBack = suggestChanges(draft, reel, 'Brighter, please.', brandActor, daysAfter(dueAt, -1))[0];
  const pieceOf = (collab: Collab) => owedPieces(collab).find(({ piece }) => piece.id === reel)!;

  it('are added to the day on which that piece is due, round after round', () => {
    expect(pieceOf(sentBack).dueAt).toEqual(daysAfter(dueAt, 4));
    const again = answer(handIn(sentBack, reel, dueAt), reel, daysAfter(dueAt, 3));
    expect(pieceOf(again)).toMatchObject({ dueAt: daysAfter(dueAt, 7), waitsSince: null });
  });

  it('leave the other pieces due when they were', () => {
    expect(creatorDueAt(sentBack)).toEqual(dueAt);
  });

  it('do not make a draft late that came in time, however long they are', () => {
    const all = visited.deliverables.reduce((collab, { id }) => handIn(collab, id, daysAfter(dueAt, -1)), visited);
    expect(missingPieces(all)).toEqual([]);
    expect([creatorDueAt(all), lateFrom(all)]).toEqual([null, null]);
    expect(owedOf(all, daysAfter(dueAt, 40))).toMatchObject({ lateSince: null, pieces: { length: 3 } });
    expect(blocksRequests(all, daysAfter(dueAt, 40))).toBe(false);
  });
});

describe('who owes content for more than seven days', () => {
  const one = aCollab(4, { asks: [{ type: 'reel', contentType: 'video', count: 1 }] });
  const { id } = one.deliverables[0]!;

  it('cannot request anything else, from the moment after', () => {
    expect(blocksRequests(one, daysAfter(dueAt, 7))).toBe(false);
    expect(blocksRequests(one, new Date(daysAfter(dueAt, 7).getTime() + 1))).toBe(true);
  });

  it('can again when it is published, not before', () => {
    const draft = handIn(one, id, daysAfter(dueAt, 8));
    const approved = answer(draft, id, daysAfter(dueAt, 10));
    for (const collab of [draft, approved]) expect(blocksRequests(collab, daysAfter(dueAt, 12))).toBe(true);
    expect(blocksRequests(post(approved, id, daysAfter(dueAt, 12)), daysAfter(dueAt, 12))).toBe(false);
  });

  it('is not kept from it by the days that the brand takes', () => {
    const draft = handIn(one, id, daysAfter(dueAt, 3));
    expect(blocksRequests(draft, daysAfter(dueAt, 20))).toBe(false);
  });
});

describe('reminders', () => {
  test.each<[string, Partial<Collab>, string | undefined]>([
    ['the first is three days before', {}, '2026-12-07T09:00:00.000Z'],
    ['one whose time was before the visit does not come', { checkedInAt: daysAfter(dueAt, -2) }, '2026-12-10T09:00:00.000Z'],
    ['those that were missed come as one', { contentRemindedAt: daysAfter(dueAt, 1) }, '2026-12-13T09:00:00.000Z'],
    ['there are three', { contentRemindedAt: daysAfter(dueAt, 4) }, undefined],
    ['they begin anew with more days', { contentRemindedAt: daysAfter(dueAt, 4), contentDueAt: daysAfter(dueAt, 10) }, '2026-12-17T09:00:00.000Z'],
  ])('%s', (_, change, at) => expect(nextReminderAt({ ...visited, ...change })?.toISOString()).toBe(at)); // prettier-ignore

  it('are for what the creator can do something about', () => {
    const drafts = visited.deliverables.reduce((collab, { id }) => handIn(collab, id, afterTheVisit), visited);
    expect(nextReminderAt(drafts)).toBeNull();
    expect(nextReminderAt(answer(drafts, story, afterTheVisit))).not.toBeNull();
  });
});
