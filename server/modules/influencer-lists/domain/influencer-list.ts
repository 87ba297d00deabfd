import { listLimits } from '../../../contract/rules/influencer-lists.js';
import {
  type Actor,
  checkMember,
  DomainError,
  type DomainEvent,
  eventOf,
  mayAsStaff,
  newId,
} from '../../../shared/kernel/index.js';

const atField = (kind: 'invalid' | 'conflict', field: string, sentence: string, code: string) =>
  new DomainError(kind, code, sentence, { errors: { [field]: sentence } });

export const listErrors = {
  notFound: (id: string) => new DomainError('not-found', 'profiles/list-not-found', 'This list doesn’t exist.', { id }),
  stale: (id: string) =>
    new DomainError(
      'conflict',
      'profiles/list-stale',
      'Someone else has just changed this list. Reload, then try again.',
      {
        id,
      },
    ),
  nameTaken: (name: string) =>
    atField('conflict', 'name', `There’s already a list called “${name}”.`, 'profiles/list-name-taken'),
  tooMany: (limit: number) =>
    new DomainError(
      'conflict',
      'profiles/too-many-lists',
      `A brand can keep at most ${limit} lists. Please remove one first.`,
      { limit },
    ),
  full: (limit: number) =>
    new DomainError('conflict', 'profiles/list-full', `A list can have at most ${limit} influencers.`, { limit }),
  influencerNotFound: (id: string) =>
    new DomainError('not-found', 'profiles/influencer-not-found', 'This influencer doesn’t exist.', { name: id }),
  notStaff: () => new DomainError('forbidden', 'profiles/not-staff', 'Your staff role doesn’t allow this.'),
  notOnList: () => new DomainError('not-found', 'profiles/not-on-list', 'This influencer isn’t on the list.'),
  linkNotFound: () =>
    new DomainError('not-found', 'profiles/list-link-not-found', 'This link no longer works. Ask for a new one.'),
  tooManyLinks: (limit: number) =>
    new DomainError(
      'conflict',
      'profiles/too-many-list-links',
      `A list can have at most ${limit} links. Please withdraw one first.`,
      { limit },
    ),
};

/** Someone on a list. `note` is by the list's owners. */
export type ListMember = Readonly<{ influencerId: string; note: string; addedBy: string; addedAt: Date }>;

/**
 * A list of influencers kept by staff or a brand, in their chosen order. Names are unique among staff and within each
 * brand, ignoring case.
 */
export type InfluencerList = Readonly<{
  id: string;
  /** The owner; null for staff. */
  brandId: string | null;
  name: string;
  notes: string;
  members: readonly ListMember[];
  createdBy: string;
  createdAt: Date;
  updatedAt: Date;
  version: number;
}>;

export type ListDetails = Pick<InfluencerList, 'name' | 'notes'>;

/** Someone to add to a list. */
export type NewListMember = Readonly<{ influencerId: string; note: string }>;

export type InfluencerListEvent = DomainEvent<
  | 'influencer-list.created'
  | 'influencer-list.changed'
  | 'influencer-list.members-added'
  | 'influencer-list.members-removed'
  | 'influencer-list.member-moved'
  | 'influencer-list.member-noted'
  | 'influencer-list.removed',
  { name: string; influencerIds: readonly string[] }
>;
type Changed = [InfluencerList, InfluencerListEvent];

const happened = (
  name: InfluencerListEvent['name'],
  list: InfluencerList,
  actor: Actor,
  now: Date,
  influencerIds: readonly string[] = [],
): InfluencerListEvent =>
  eventOf(name, { type: 'influencer-list', id: list.id }, actor, now, { name: list.name, influencerIds });

/** A brand sees its own lists, staff see theirs. */
const concernsList = ({ brandId }: Pick<InfluencerList, 'brandId'>, actor: Actor): boolean =>
  brandId === null ? actor.role !== 'brand' : actor.role === 'brand' && actor.profile?.uid === brandId;

/** @throws profiles/not-staff, identity/role-not-enough, profiles/list-not-found when it is someone else's */
export function checkMayChange(list: Pick<InfluencerList, 'id' | 'brandId'>, actor: Actor): void {
  if (!concernsList(list, actor)) throw listErrors.notFound(list.id); // do not reveal other people's lists
  if (list.brandId !== null) checkMember(actor, 'collabs');
  else if (!mayAsStaff(actor, 'list.change')) throw listErrors.notStaff();
}

/** @throws profiles/not-staff, identity/role-not-enough */
export function createList(details: ListDetails, actor: Actor, now: Date): Changed {
  const list: InfluencerList = {
    ...details,
    id: newId(),
    brandId: actor.role === 'brand' ? actor.profile!.uid : null,
    members: [],
    createdBy: actor.userId,
    createdAt: now,
    updatedAt: now,
    version: 0,
  };
  checkMayChange(list, actor);
  return [list, happened('influencer-list.created', list, actor, now)];
}

/** Null when nothing changes. @throws profiles/not-staff, profiles/list-not-found */
export function changeList(
  list: InfluencerList,
  { name = list.name, notes = list.notes }: Partial<ListDetails>,
  actor: Actor,
  now: Date,
): Changed | null {
  checkMayChange(list, actor);
  if (name === list.name && notes === list.notes) return null;
  const changed = { ...list, name, notes, updatedAt: now };
  return [changed, happened('influencer-list.changed', changed, actor, now)];
}

/** @throws profiles/not-staff, profiles/list-not-found */
export function removeList(list: InfluencerList, actor: Actor, now: Date): InfluencerListEvent {
  checkMayChange(list, actor);
  return happened('influencer-list.removed', list, actor, now);
}

/**
 * Appends them, each once; existing members keep their place. Null when nobody is new.
 * @throws profiles/not-staff, profiles/list-not-found, profiles/list-full
 */
export function addMembers(
  list: InfluencerList,
  wanted: readonly NewListMember[],
  actor: Actor,
  now: Date,
): Changed | null {
  checkMayChange(list, actor);
  const there = new Set(list.members.map(({ influencerId }) => influencerId));
  const added = wanted.filter(({ influencerId }) => !there.has(influencerId) && there.add(influencerId));
  if (added.length === 0) return null;
  if (there.size > listLimits.members) throw listErrors.full(listLimits.members);
  const members = added.map((member) => ({ ...member, addedBy: actor.userId, addedAt: now }));
  const changed = { ...list, members: [...list.members, ...members], updatedAt: now };
  const ids = added.map(({ influencerId }) => influencerId);
  return [changed, happened('influencer-list.members-added', changed, actor, now, ids)];
}

/** Null when none of them is on it. @throws profiles/not-staff, profiles/list-not-found */
export function removeMembers(
  list: InfluencerList,
  influencerIds: readonly string[],
  actor: Actor,
  now: Date,
): Changed | null {
  checkMayChange(list, actor);
  const unwanted = new Set(influencerIds);
  const gone = list.members.filter(({ influencerId }) => unwanted.has(influencerId));
  if (gone.length === 0) return null;
  const members = list.members.filter(({ influencerId }) => !unwanted.has(influencerId));
  const changed = { ...list, members, updatedAt: now };
  const ids = gone.map(({ influencerId }) => influencerId);
  return [changed, happened('influencer-list.members-removed', changed, actor, now, ids)];
}

/**
 * Moves one of them to another position, from 0; beyond the end means the end. Null when it is already there.
 * @throws profiles/not-staff, profiles/list-not-found, profiles/not-on-list
 */
export function moveMember(
  list: InfluencerList,
  influencerId: string,
  place: number,
  actor: Actor,
  now: Date,
): Changed | null {
  checkMayChange(list, actor);
  const from = placeOf(list, influencerId);
  const to = Math.min(place, list.members.length - 1);
  if (from === to) return null;
  const members = list.members.toSpliced(from, 1).toSpliced(to, 0, list.members[from]!);
  const changed = { ...list, members, updatedAt: now };
  return [changed, happened('influencer-list.member-moved', changed, actor, now, [influencerId])];
}

/** Null when unchanged. @throws profiles/not-staff, profiles/list-not-found, profiles/not-on-list */
export function noteMember(
  list: InfluencerList,
  influencerId: string,
  note: string,
  actor: Actor,
  now: Date,
): Changed | null {
  checkMayChange(list, actor);
  const at = placeOf(list, influencerId);
  const member = list.members[at]!;
  if (member.note === note) return null;
  const changed = { ...list, members: list.members.with(at, { ...member, note }), updatedAt: now };
  return [changed, happened('influencer-list.member-noted', changed, actor, now, [influencerId])];
}

function placeOf(list: InfluencerList, influencerId: string): number {
  const place = list.members.findIndex((member) => member.influencerId === influencerId);
  if (place < 0) throw listErrors.notOnList();
  return place;
}
