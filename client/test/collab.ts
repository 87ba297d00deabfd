import type { Collab, Deliverable } from '../api/collabs';

/** An agreed reel that nobody has worked on yet. */
export const aPiece = (changes: Partial<Deliverable> = {}): Deliverable => ({
  id: '01970000-0000-7000-8000-0000000000d1',
  type: 'reel',
  contentType: 'video',
  status: 'inprogress',
  mediaId: null,
  caption: '',
  postUrl: null,
  rounds: [],
  submittedAt: null,
  approvedAt: null,
  publishedAt: null,
  actions: [],
  ...changes,
});

/** A request of @ada for a supper at Harbour Lights, with what the test cares about changed. */
export const aCollab = (changes: Partial<Collab> = {}): Collab => ({
  id: '01970000-0000-7000-8000-00000000c011',
  offerId: '01970000-0000-7000-8000-00000000000f',
  stage: 1,
  outcome: 'open',
  reason: null,
  note: '',
  requestedBy: 'influencer',
  waitingFor: 'brand',
  brand: { id: '01970000-0000-7000-8000-0000000000b1', name: 'Harbour Lights', avatarPath: null },
  influencer: {
    id: '01970000-0000-7000-8000-0000000000a1',
    name: 'Ada Marsh',
    handle: 'ada',
    avatarPath: null,
    followers: 12_400,
  },
  terms: {
    title: 'Supper for two',
    gives: 'A tasting menu for two',
    valuePence: 9_500,
    asks: [{ type: 'reel', contentType: 'video', count: 1 }],
    brief: '',
    venue: 'Harbour Lights, Quay Street',
    city: 'bristol',
    guests: 1,
    contentDueDays: 14,
    photoPath: null,
  },
  visitAt: null,
  respondBy: '2027-03-08T12:00:00.000Z',
  contentDueAt: null,
  deliverables: [aPiece()],
  actions: [],
  createdAt: '2027-03-01T12:00:00.000Z',
  updatedAt: '2027-03-01T12:00:00.000Z',
  ...changes,
});
