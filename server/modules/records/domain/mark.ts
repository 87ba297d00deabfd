import type { Fact, Side } from './fact.js';

/** A piece and a round are counted beside each other; nobody has promised that there are none. */
export const markKinds = ['answer', 'visit', 'late', 'content', 'undelivered', 'draft', 'round', 'piece'] as const;
export type MarkKind = (typeof markKinds)[number];

/** What one event of a Collab says of one of its sides: a promise kept or missed, or something that is only counted. */
export type Mark = Readonly<{
  eventId: string;
  collabId: string;
  side: Side;
  profileId: string;
  /** The other side. */
  otherId: string;
  kind: MarkKind;
  kept: boolean | null;
  /** How long an answer took. */
  minutes: number | null;
  at: Date;
}>;

/** What this event says of this side. */
export const mark = (
  fact: Fact,
  side: Side,
  kind: MarkKind,
  kept: boolean | null,
  minutes: number | null = null,
): Mark => {
  const { eventId, collabId, brandId, influencerId, at } = fact;
  const [profileId, otherId] = side === 'brand' ? [brandId, influencerId] : [influencerId, brandId];
  return { eventId, collabId, side, profileId, otherId, kind, kept, minutes, at };
};
