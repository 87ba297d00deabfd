import type { SafetyCategory } from '../../../contract/lists/index.js';
import { type Actor, type DomainEvent, eventOf, mayAsStaff, newId, DomainError } from '../../../shared/kernel/index.js';
import { profileErrors } from './profile.errors.js';

export const safetyErrors = {
  notFound: () => new DomainError('not-found', 'profiles/flag-not-found', 'This safety flag has already been lifted.'),
  alreadyFlagged: () =>
    new DomainError('conflict', 'profiles/already-flagged', 'This influencer already has this safety flag.'),
};

/** What staff have seen in someone's content. While it is active, brands that exclude it don't find them. */
export type SafetyFlag = Readonly<{
  id: string;
  influencerId: string;
  category: SafetyCategory;
  /** What was seen, and where; for staff only. */
  note: string;
  setBy: string;
  setAt: Date;
  /** Which member of staff lifted it; null until then. */
  liftedBy: string | null;
  liftedAt: Date | null;
}>;

export type SafetyFlagEvent = DomainEvent<
  'influencer.flagged' | 'influencer.flag-lifted',
  Readonly<{ category: SafetyCategory }>
>;

const happened = (name: SafetyFlagEvent['name'], flag: SafetyFlag, actor: Actor, now: Date): SafetyFlagEvent =>
  eventOf(name, { type: 'influencer', id: flag.influencerId }, actor, now, { category: flag.category });

/** @throws profiles/not-staff */
export function setFlag(
  influencerId: string,
  category: SafetyCategory,
  note: string,
  actor: Actor,
  now: Date,
): [SafetyFlag, SafetyFlagEvent] {
  checkMayFlag(actor);
  const standing = { setBy: actor.userId, setAt: now, liftedBy: null, liftedAt: null };
  const flag: SafetyFlag = { id: newId(), influencerId, category, note, ...standing };
  return [flag, happened('influencer.flagged', flag, actor, now)];
}

/** @throws profiles/not-staff, profiles/flag-not-found when it has been lifted already */
export function liftFlag(flag: SafetyFlag, actor: Actor, now: Date): [SafetyFlag, SafetyFlagEvent] {
  checkMayFlag(actor);
  if (flag.liftedAt !== null) throw safetyErrors.notFound();
  const lifted: SafetyFlag = { ...flag, liftedBy: actor.userId, liftedAt: now };
  return [lifted, happened('influencer.flag-lifted', lifted, actor, now)];
}

function checkMayFlag(actor: Actor): void {
  if (!mayAsStaff(actor, 'influencer.flag')) throw profileErrors.notStaff();
}
