import type { ListVote } from '../../../contract/rules/influencer-lists.js';
import { type Actor, type DomainEvent, eventOf, newId } from '../../../shared/kernel/index.js';
import { checkMayChange, type InfluencerList, listErrors } from './influencer-list.js';

/** A link for people outside to view a list and vote, until it expires. `label` says who got it. */
export type ListLink = Readonly<{
  id: string;
  listId: string;
  label: string;
  expiresAt: Date;
  createdBy: string;
  createdAt: Date;
}>;

/** A vote on one influencer through the link; a new one replaces the old. */
export type CastVote = Readonly<{
  linkId: string;
  influencerId: string;
  vote: ListVote;
  comment: string;
  votedAt: Date;
}>;

export type ListLinkEvent = DomainEvent<
  'influencer-list.shared' | 'influencer-list.unshared',
  { linkId: string; label: string; expiresAt: string }
>;

const dayMs = 24 * 60 * 60 * 1_000;

const happened = (name: ListLinkEvent['name'], link: ListLink, actor: Actor, now: Date): ListLinkEvent =>
  eventOf(name, { type: 'influencer-list', id: link.listId }, actor, now, {
    linkId: link.id,
    label: link.label,
    expiresAt: link.expiresAt.toISOString(),
  });

/** Creates a link that is valid for this many days. @throws profiles/not-staff */
export function shareList(
  list: InfluencerList,
  { label, days }: Readonly<{ label: string; days: number }>,
  actor: Actor,
  now: Date,
): [ListLink, ListLinkEvent] {
  checkMayChange(list, actor);
  const expiresAt = new Date(now.getTime() + days * dayMs);
  const link: ListLink = { id: newId(), listId: list.id, label, expiresAt, createdBy: actor.userId, createdAt: now };
  return [link, happened('influencer-list.shared', link, actor, now)];
}

/** Revokes a link and deletes its votes. @throws profiles/not-staff */
export function unshareList(list: InfluencerList, link: ListLink, actor: Actor, now: Date): ListLinkEvent {
  checkMayChange(list, actor);
  return happened('influencer-list.unshared', link, actor, now);
}

/** @throws profiles/list-link-not-found once it has expired */
export function checkLinkIsOpen({ expiresAt }: ListLink, now: Date): void {
  if (now >= expiresAt) throw listErrors.linkNotFound();
}
