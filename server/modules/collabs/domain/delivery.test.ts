import {
  aCollab,
  afterTheVisit,
  brandActor,
  guestActor,
  influencerActor,
  staffActor,
  strangerBrand,
  strangerInfluencer,
  visitAt,
} from '../../../../test/support/collabs.js';
import { aPicture, aVideo, wholly } from '../../../../test/support/pieces.js';
import { readFolds } from '../../../contract/rules/disclosure/index.js';
import type { Actor } from '../../../shared/kernel/index.js';
import type { Collab } from './collab.js';
import type { Deliverable } from './deliverable.js';
import {
  approvePiece,
  type DeliverableAction,
  deliverableActions,
  deliverableActionsFor,
  publish,
  submit,
  suggestChanges,
  waive,
  judgeDraftCaption,
  saysItIsAnAd,
} from './delivery.js';
import type { Pin } from './proof.js';

const file = { ...wholly, file: aVideo };
const address = { url: 'https://www.instagram.com/reel/Cabc123' };
const now = afterTheVisit;

const first = (collab: Collab): Deliverable => collab.deliverables[0]!;
const one = () => aCollab(4, { asks: [{ type: 'reel', contentType: 'video', count: 1 }] });

function collabWith(state: 'inprogress' | 'draft' | 'approved' | 'published'): Collab {
  const collab = one();
  if (state === 'inprogress') return collab;
  const [draft] = submit(collab, first(collab).id, file, influencerActor, now);
  if (state === 'draft') return draft;
  const [approved] = approvePiece(draft, first(collab).id, brandActor, now);
  if (state === 'approved') return approved;
  return publish(approved, first(collab).id, address, influencerActor, now)[0];
}

const steps: Record<DeliverableAction, (collab: Collab, actor: Actor) => unknown> = {
  submit: (collab, actor) => submit(collab, first(collab).id, file, actor, now),
  'suggest-changes': (collab, actor) =>
    suggestChanges(collab, first(collab).id, 'Please show the label first.', actor, now),
  waive: (collab, actor) => waive(collab, first(collab).id, { rule: 'full-hd', reason: 'An old clip.' }, actor, now),
  approve: (collab, actor) => approvePiece(collab, first(collab).id, actor, now),
  publish: (collab, actor) => publish(collab, first(collab).id, address, actor, now),
};

const actors = {
  brand: brandActor,
  influencer: influencerActor,
  staff: staffActor,
  'another brand': strangerBrand,
  'another influencer': strangerInfluencer,
  guest: guestActor,
};
const states = ['inprogress', 'draft', 'approved', 'published'] as const;

const allowed: Record<DeliverableAction, readonly [(typeof states)[number], readonly (keyof typeof actors)[]]> = {
  submit: ['inprogress', ['influencer']],
  'suggest-changes': ['draft', ['brand', 'staff']],
  approve: ['draft', ['brand', 'staff']],
  publish: ['approved', ['influencer']],
  waive: ['inprogress', ['brand', 'staff']],
};

const every = deliverableActions.flatMap((action) =>
  states.flatMap((state) =>
    (Object.keys(actors) as (keyof typeof actors)[]).map((who) => [action, state, who] as const),
  ),
);

describe('the table of a piece', () => {
  test.each(every)('R359: %s a piece that is %s, by the %s', (action, state, who) => {
    const collab = collabWith(state);
    const [from, by] = allowed[action];
    const may = state === from && by.includes(who);
    const attempt = () => steps[action](collab, actors[who]);
    if (may) expect(attempt).not.toThrow();
    else expect(attempt).toThrow(expect.objectContaining({ name: 'DomainError' }));
    expect(deliverableActionsFor(collab, first(collab), actors[who], now).includes(action)).toBe(may);
  });
});

describe('how the Collab follows its pieces', () => {
  it('R352: stays Scheduled until a draft is in for each, then Deliverables Added', () => {
    let collab = aCollab(4);
    const stages = collab.deliverables.map(({ id }) => {
      [collab] = submit(collab, id, file, influencerActor, now);
      return collab.stage;
    });
    expect(stages).toEqual([4, 4, 5]);
  });

  it('R353: is Completed when every piece is published, and says so once', () => {
    const approved = collabWith('approved');
    const [completed, ...events] = publish(approved, first(approved).id, address, influencerActor, now);
    expect(completed).toMatchObject({ stage: 6, outcome: 'completed' });
    expect(events.map(({ name }) => name)).toEqual(['deliverable.published', 'collab.completed']);
  });

  it('R354: does not fall back to Scheduled when a piece is sent back', () => {
    const draft = collabWith('draft');
    const [sentBack] = suggestChanges(draft, first(draft).id, 'Brighter, please.', brandActor, now);
    expect(sentBack.stage).toBe(5);
    expect(first(sentBack)).toMatchObject({
      status: 'inprogress',
      rounds: [{ number: 1, comment: 'Brighter, please.' }],
    });
  });

  it('user-generated content is published by its approval, without an address', () => {
    const collab = aCollab(4, { asks: [{ type: 'ugc', contentType: 'video', count: 1 }] });
    const [draft] = submit(collab, first(collab).id, file, influencerActor, now);
    const [done] = approvePiece(draft, first(collab).id, brandActor, now);
    expect(done).toMatchObject({ stage: 6, outcome: 'completed' });
  });
});

describe('submitting', () => {
  it('is possible from the moment the visit begins, not before', () => {
    const collab = collabWith('inprogress');
    const early = new Date(visitAt.getTime() - 1);
    expect(() => submit(collab, first(collab).id, file, influencerActor, early)).toThrow(
      'once the visit has been checked in',
    );
    expect(deliverableActionsFor(collab, first(collab), influencerActor, early)).toEqual([]);
    expect(() => submit(collab, first(collab).id, file, influencerActor, visitAt)).not.toThrow();
  });

  it('takes the kind of file that was agreed', () => {
    const collab = collabWith('inprogress');
    const image = { ...file, file: aPicture };
    expect(() => submit(collab, first(collab).id, image, influencerActor, now)).toThrow('agreed as video');
  });

  it('a suggestion needs words', () => {
    const draft = collabWith('draft');
    expect(() => suggestChanges(draft, first(draft).id, '   ', brandActor, now)).toThrow('say what should change');
  });

  it.each<[string, string, readonly Pin[]]>([
    ['in its words', 'Lovely. Please leave us a review on Google, too.', []],
    ['at a moment', 'Lovely.', [{ comment: 'Ask people to rate us on Tripadvisor.', atMs: 1 }]],
  ])('a suggestion asks for no review in return for the gift: %s', (_, comment, pins) => {
    const draft = collabWith('draft');
    expect(() => suggestChanges(draft, first(draft).id, comment, brandActor, now, pins)).toThrow(
      expect.objectContaining({
        code: 'collabs/asks-for-reviews',
        details: { errors: { comment: expect.stringContaining('CMA') } },
      }),
    );
  });

  test.each(['https://example.com/reel/1', 'http://www.instagram.com/reel/Cabc123', 'https://www.instagram.com/'])(
    'the address of a post must be one: %s is not',
    (url) => {
      const approved = collabWith('approved');
      expect(() => publish(approved, first(approved).id, { url }, influencerActor, now)).toThrow(
        expect.objectContaining({ code: 'collabs/bad-post-url' }),
      );
    },
  );
});

const says = (caption: string, type: 'story' | 'post' | 'ugc' = 'post') =>
  saysItIsAnAd({ caption, type }, { brief: '' });
/** TikTok shows 80 characters, the others at least 100. */
const late = `${'Seven courses by the fire. '.repeat(4).slice(0, 95)} #ad`;

describe('the caption of a draft', () => {
  it('says that it is an ad, or does not', () => {
    expect(says('Ad | dinner by the fire')).toBe(true);
    expect(says('Dinner by the fire #ad')).toBe(true);
    for (const caption of ['', 'Dinner by the fire', '#gifted dinner', 'Ad: not an ad, really'])
      expect(says(caption)).toBe(false);
  });

  it('needs no label where nothing is posted', () => {
    expect(says('', 'ugc')).toBe(true);
  });

  it('must be clear on every platform that such a piece can be posted to, as the operator’s folds say', () => {
    const [found] = judgeDraftCaption({ caption: late, type: 'post' }, { brief: '' }).findings;
    expect(found).toMatchObject({ rule: 'label-buried', says: expect.stringMatching(/^On TikTok people only see/) });
    const folds = readFolds('tiktok:150/3,youtube:20/1')!;
    expect(judgeDraftCaption({ caption: late, type: 'post' }, { brief: '' }, folds).result).toBe('fail');
    expect(judgeDraftCaption({ caption: late, type: 'story' }, { brief: '' }, folds).result).toBe('fix'); // no stories on YouTube
  });
});
