import { aCollab, afterTheVisit, brandActor, influencerActor } from '../../../../test/support/collabs.js';
import { aVideo, wholly } from '../../../../test/support/pieces.js';
import type { Collab } from './collab.js';
import { approvePiece, publish, submit } from './delivery.js';
import { postsSeen, seePost, type ShownPost } from './seen-post.js';

const now = afterTheVisit;
const inDays = (days: number) => new Date(now.getTime() + days * 86_400_000);
const caption = 'Ad: brunch at the Gilded Fork.\nGo hungry.';
const there: ShownPost = { isPublic: true, caption, platformLabel: null };

function published(postsStayDays?: number, type: 'reel' | 'story' = 'reel'): Collab {
  const made = aCollab(4, { asks: [{ type, contentType: 'video', count: 1 }] });
  const collab = { ...made, terms: { ...made.terms, postsStayDays } };
  const { id } = collab.deliverables[0]!;
  const [draft] = submit(collab, id, { ...wholly, file: aVideo, caption }, influencerActor, now);
  const [approved] = approvePiece(draft, id, brandActor, now);
  return publish(
    approved,
    id,
    { url: `https://www.instagram.com/${type === 'story' ? 'stories/maya/314159' : 'reel/Cabc123'}` },
    influencerActor,
    now,
  )[0];
}

const look = (collab: Collab, shown: ShownPost | null, days = 1) =>
  seePost(collab, collab.deliverables[0]!.id, shown, inDays(days));
const namesOf = (decision: ReturnType<typeof look>) => decision?.slice(1).map((event) => 'name' in event && event.name);

describe('a look at a published post', () => {
  it('says nothing while it is as it was published, however the platform wraps its lines', () => {
    const collab = published();
    for (const shown of [
      there,
      { ...there, caption: ` ${caption.replace('\n', '  ')}\n` },
      { ...there, caption: null },
    ])
      expect(look(collab, shown)).toBeNull();
  });

  it('says once that its label is gone, with the caption before and after', () => {
    const shown = { ...there, caption: 'Brunch at the Gilded Fork. Go hungry.' };
    const [next, event] = look(published(), shown, 3)!;
    expect(event).toMatchObject({
      name: 'deliverable.label-lost',
      payload: { proof: { before: { caption, labelled: true }, seen: { caption: shown.caption, labelled: false } } },
    });
    expect(look(next, shown, 7)).toBeNull();
  });

  it('knows another caption that still says it is an ad', () => {
    expect(namesOf(look(published(), { ...there, caption: 'Ad: dinner, too.' }))).toEqual([
      'deliverable.caption-changed',
    ]);
  });

  it.each([null, { ...there, isPublic: false }])('says once that it is no longer public: %j', (shown) => {
    const decision = look(published(), shown)!;
    expect(namesOf(decision)).toEqual(['deliverable.removed']);
    expect(look(decision[0], null)?.slice(1) ?? []).toEqual([]);
  });

  it('breaks a promise if it was to stay for longer, and not afterwards', () => {
    expect(namesOf(look(published(30), null, 29))).toEqual(['deliverable.removed-early']);
    expect(namesOf(look(published(30), null, 30))).toEqual(['deliverable.removed']);
  });

  it('can be public again, and be removed again', () => {
    const [gone] = look(published(), null)!;
    const back = look(gone, there, 2)!;
    expect(namesOf(back)).toEqual([]);
    expect(namesOf(look(back[0], null, 3))).toEqual(['deliverable.removed']);
  });

  it('a story that has gone breaks no promise; a label that a story loses does count', () => {
    expect(look(published(30, 'story'), null)).toBeNull();
    expect(look(published(30, 'story'), { ...there, isPublic: false })).toBeNull();
    expect(namesOf(look(published(30, 'story'), { ...there, caption: 'Brunch.' }, 0.1))).toEqual([
      'deliverable.label-lost',
    ]);
  });

  it('is listed as it was seen last; pieces without a post aren’t', () => {
    const collab = published();
    expect(postsSeen(collab)).toEqual([
      {
        ...{ pieceId: collab.deliverables[0]!.id, influencerId: collab.influencerId, isStory: false },
        ...{ url: 'https://www.instagram.com/reel/Cabc123/', publishedAt: now, changedAt: null },
        ...{ is: 'public', labelled: true, captionChanged: false },
      },
    ]);
    const [changed] = look(collab, { ...there, caption: 'Ad: dinner, too.' })!;
    const at = { changedAt: inDays(1).toISOString() };
    expect(postsSeen(changed)).toMatchObject([{ is: 'public', labelled: true, captionChanged: true, ...at }]);
    expect(postsSeen(look(changed, null, 2)![0])).toMatchObject([{ is: 'gone', captionChanged: true }]);
    expect(postsSeen(aCollab(4))).toEqual([]);
  });

  it('an earlier post of the same piece doesn’t count', () => {
    const [gone] = look(published(), null)!;
    const again = { ...gone, deliverables: gone.deliverables.map((piece) => ({ ...piece, publishedAt: inDays(2) })) };
    expect(postsSeen(again)).toMatchObject([{ is: 'public', changedAt: null }]);
    expect(look(again, there, 3)).toBeNull();
  });

  it('needs a post', () => {
    const collab = aCollab(4);
    expect(() => look(collab, there)).toThrow(expect.objectContaining({ code: 'collabs/deliverable-not-found' }));
  });
});
