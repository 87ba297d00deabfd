import type { Actor } from '../../../shared/kernel/index.js';
import type { Side } from './fact.js';

const isOwn = (actor: Actor, profileId: string): boolean => actor.profile?.uid === profileId;

/** Each side sees its own and the other's; staff see everyone's. */
export const maySeeReliability = (actor: Actor, side: Side, profileId: string): boolean =>
  actor.role === 'admin' ||
  isOwn(actor, profileId) ||
  (actor.role === 'brand' ? side === 'influencer' : side === 'brand');

/** Staff and both sides can see which Collab it was. */
export const maySeeCollab = (actor: Actor, { profileId, otherId }: { profileId: string; otherId: string }): boolean =>
  actor.role === 'admin' || isOwn(actor, profileId) || isOwn(actor, otherId);

export const maySeeGifts = (actor: Actor, influencerId: string): boolean =>
  actor.role === 'admin' || isOwn(actor, influencerId);
