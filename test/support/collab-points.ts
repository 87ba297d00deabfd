import type { Collab } from '../../server/modules/collabs/domain/collab.js';
import type { Deliverable } from '../../server/modules/collabs/domain/deliverable.js';
import { approvePiece, submit } from '../../server/modules/collabs/domain/delivery.js';
import {
  askDays,
  claimUndelivered,
  contestUndelivered,
  settleClaim,
  warnClose,
} from '../../server/modules/collabs/domain/late-content.js';
import type { CollabAction } from '../../server/modules/collabs/domain/moves.js';
import {
  claimNoShow,
  contestNoShow,
  dispatch,
  giveAddress,
  remind,
} from '../../server/modules/collabs/domain/visit.js';
import { theProduct } from '../../server/shared/kernel/index.js';
import {
  aCollab,
  type actors,
  afterTheVisit,
  anAwaitedCollab,
  brandActor,
  daysAfter,
  influencerActor,
  monday,
  staffActor,
  visitAt,
} from './collabs.js';
import { aVideo, wholly } from './pieces.js';

export type Who = keyof typeof actors;

export const hour = 3_600_000;
export const after = (moment: Date, ms: number) => new Date(moment.getTime() + ms);

export const visit = anAwaitedCollab(4);
export const reminded = remind(anAwaitedCollab(3), theProduct, new Date('2026-12-07T10:00:00Z'))[0];
export const claimed = claimNoShow(visit, brandActor, visitAt, 'The table stayed empty.')[0];
export const answered = contestNoShow(claimed, influencerActor, visitAt, 'I was there.')[0];
export const parcel = anAwaitedCollab(3, { shipped: true });
export const addressed = giveAddress(parcel, 'Amara Bell, 4 Quay Street, Bristol BS1', influencerActor, monday)[0];
export const sent = dispatch(addressed, { carrier: 'Royal Mail', trackingNumber: 'RM 1' }, brandActor, monday)[0];

/** Its content, three pieces, is due on 10 December at ten. */
export const visited = aCollab(4);
export const contentDueAt = visited.contentDueAt!;
export const daysAsked = askDays(visited, 7, influencerActor, afterTheVisit, 'My camera broke.')[0];
const weekLate = daysAfter(contentDueAt, 7);
export const contentClaimed = claimUndelivered(visited, true, brandActor, weekLate, 'We have written twice.')[0];
const contested = contestUndelivered(contentClaimed, influencerActor, weekLate, 'It is being cut.')[0];
const dismissed = settleClaim(contested, 'dismiss-undelivered', staffActor, weekLate, 'It is on its way.')[0];
export const warned = warnClose(visited, theProduct, daysAfter(contentDueAt, 38))[0];
const handIn = (collab: Collab, { id }: Deliverable): Collab =>
  submit(collab, id, { ...wholly, file: aVideo }, influencerActor, afterTheVisit)[0];
export const submitted = visited.deliverables.reduce(handIn, visited);
const partly = approvePiece(
  handIn(visited, visited.deliverables[0]!),
  visited.deliverables[0]!.id,
  brandActor,
  afterTheVisit,
)[0];

/** A Collab at each stage, and a time within every time limit. */
export const points = {
  requested: [aCollab(1), monday],
  approved: [anAwaitedCollab(3), monday],
  'approved long ago': [anAwaitedCollab(3), new Date('2026-12-14T10:00:00Z')],
  reminded: [reminded, new Date('2026-12-14T10:00:00Z')],
  scheduled: [visit, monday],
  'a day before': [visit, after(visitAt, -24 * hour)],
  'at the door': [visit, visitAt],
  'long after': [visit, after(visitAt, 48 * hour)],
  claimed: [claimed, after(visitAt, hour)],
  'claimed long ago': [claimed, after(visitAt, 48 * hour)],
  answered: [answered, after(visitAt, hour)],
  visited: [visited, after(visitAt, hour)],
  'soon due': [visited, new Date('2026-12-07T09:00:00Z')],
  'days asked': [daysAsked, afterTheVisit],
  late: [visited, weekLate],
  'content claimed': [contentClaimed, after(weekLate, hour)],
  'content claimed long ago': [contentClaimed, after(weekLate, 48 * hour)],
  contested: [contested, after(weekLate, hour)],
  'contested long ago': [contested, after(weekLate, 48 * hour)],
  'claim dismissed': [dismissed, after(weekLate, hour)],
  'very late': [visited, daysAfter(contentDueAt, 38)],
  warned: [warned, daysAfter(contentDueAt, 45)],
  'partly delivered': [partly, afterTheVisit],
  submitted: [submitted, afterTheVisit],
  'to be sent': [parcel, monday],
  'with an address': [addressed, monday],
  sent: [sent, monday],
} as const satisfies Record<string, readonly [Collab, Date]>;
export type Point = keyof typeof points;

const brand = ['brand'] as const;
const influencer = ['influencer'] as const;
const giver = ['brand', 'staff'] as const;
const product = ['product'] as const;
const sides = ['brand', 'influencer', 'staff'] as const;

/** Who can do what and when, if the influencer made the request. Anything else is refused. */
export const allowed: Record<CollabAction, Partial<Record<Point, readonly Who[]>>> = {
  approve: { requested: ['brand', 'staff'] },
  decline: { requested: ['brand', 'staff'] },
  withdraw: { requested: influencer },
  expire: {},
  schedule: { approved: ['influencer', 'staff'], 'approved long ago': ['influencer', 'staff'], reminded: ['influencer', 'staff'] },
  wait: { approved: influencer, 'approved long ago': influencer, reminded: influencer },
  'stop-waiting': { approved: influencer, 'approved long ago': influencer, reminded: influencer },
  'give-address': { 'to be sent': influencer, 'with an address': influencer },
  dispatch: { 'with an address': ['brand', 'staff'] },
  remind: { 'approved long ago': ['product'] },
  lapse: { 'approved long ago': ['product'], reminded: ['product'] },
  reschedule: {
    scheduled: ['influencer', 'staff'], 'a day before': ['influencer', 'staff'], 'at the door': ['staff'], 'long after': ['staff'],
  },
  'ask-new-time': { scheduled: sides, 'a day before': sides, 'at the door': ['staff'], 'long after': ['staff'] },
  cancel: {
    approved: sides, 'approved long ago': sides, reminded: sides, scheduled: sides, 'a day before': sides,
    'at the door': ['staff'], 'long after': ['staff'], 'to be sent': sides, 'with an address': sides, sent: sides,
  },
  'ask-confirmation': { 'a day before': ['product'], 'at the door': ['product'], 'long after': ['product'] },
  confirm: { 'a day before': ['brand', 'influencer'] },
  'check-in': { scheduled: ['staff'], 'a day before': ['staff'], 'at the door': ['brand', 'staff'], 'long after': ['staff'] },
  receive: { sent: ['influencer', 'staff'] },
  assume: { 'long after': ['product'] },
  'claim-no-show': { 'at the door': brand },
  'drop-claim': { claimed: brand, 'claimed long ago': brand, answered: brand },
  'admit-no-show': { claimed: influencer, 'claimed long ago': influencer, answered: influencer },
  'contest-no-show': { claimed: influencer },
  'uphold-no-show': { claimed: ['staff'], 'claimed long ago': ['staff', 'product'], answered: ['staff'] },
  'dismiss-no-show': { claimed: ['staff'], 'claimed long ago': ['staff'], answered: ['staff'] },
  'remind-content': {
    'soon due': product, late: product, 'claim dismissed': product, 'very late': product, warned: product,
  },
  'ask-days': {
    visited: influencer, 'soon due': influencer, late: influencer, 'claim dismissed': influencer, 'very late': influencer,
    warned: influencer, 'partly delivered': influencer,
  },
  'agree-days': { 'days asked': giver },
  'refuse-days': { 'days asked': giver },
  'give-days': {
    visited: giver, 'soon due': giver, 'days asked': giver, late: giver, 'content claimed': giver,
    'content claimed long ago': giver, contested: giver,
    'contested long ago': giver, 'claim dismissed': giver, 'very late': giver, warned: giver,
    'partly delivered': giver, submitted: giver,
  },
  'accept-delivered': { 'partly delivered': brand },
  'claim-undelivered': { late: brand, 'very late': brand, warned: brand },
  'drop-undelivered-claim': { 'content claimed': brand, 'content claimed long ago': brand, 'contested long ago': brand, contested: brand },
  'contest-undelivered': { 'content claimed': influencer },
  'uphold-undelivered': { 'content claimed': ['staff'], 'content claimed long ago': ['staff', 'product'], 'contested long ago': ['staff'], contested: ['staff'] },
  'dismiss-undelivered': { 'content claimed': ['staff'], 'content claimed long ago': ['staff'], 'contested long ago': ['staff'], contested: ['staff'] },
  'warn-close': { 'very late': product },
  'close-undelivered': { warned: product },
}; // prettier-ignore
