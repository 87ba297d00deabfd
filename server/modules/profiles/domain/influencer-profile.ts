import {
  type AgeBracket,
  type Attribute,
  attributeLists,
  type AttributeList,
  type AudienceGender,
  type Country,
  type TimeOfDay,
  type TravelRange,
} from '../../../contract/lists/index.js';
import { type Choice, isEmptyChoice, tidyChoice } from '../../../contract/rules/choice.js';
import type { Weekday } from '../../../contract/rules/opening-hours.js';
import { type Actor, type DomainEvent, eventOf } from '../../../shared/kernel/index.js';
import type { Influencer } from './influencer.js';

/** Lists stored as choices; primary categories and country are part of the influencer. */
export type ProfileAttribute = Exclude<Attribute, 'primaryCategories' | 'country'>;

const allLists: Readonly<Record<string, AttributeList>> = attributeLists;

/** Every list stored as a choice, by name. */
export const profileAttributes = Object.fromEntries(
  Object.entries(allLists).filter(([name]) => name !== 'primaryCategories' && name !== 'country'),
) as Readonly<Record<ProfileAttribute, AttributeList>>;
export const profileAttributeNames = Object.keys(profileAttributes) as ProfileAttribute[];

/** Food risk groups are health data: brands see them only in a Collab that needs them. */
export const mayBeShown = (name: ProfileAttribute): boolean => profileAttributes[name].mayShow === true;

/** The choices for each list; a missing list hasn't been answered. */
export type Attributes = Readonly<Partial<Record<ProfileAttribute, Choice<string>>>>;

/** The audience as described by the influencer: percentages, each group adding up to at most 100. */
export type Audience = Readonly<{
  ages: Readonly<Partial<Record<AgeBracket, number>>>;
  genders: Readonly<Partial<Record<AudienceGender, number>>>;
  countries: readonly Readonly<{ country: Country; percent: number }>[];
}>;

/** Days away, inclusive, such as `2026-12-24`. */
export type Away = Readonly<{ from: string; to: string }>;

/** When and where the influencer can come. */
export type Availability = Readonly<{
  days: readonly Weekday[];
  times: readonly TimeOfDay[];
  travel: TravelRange | null;
  away: readonly Away[];
}>;

/** One image or video in the portfolio. */
export type PortfolioPiece = Readonly<{ filePath: string; kind: 'image' | 'video'; caption: string }>;

export type ProfileDetails = Readonly<{
  /** Such as `1998-04-30`. */
  dateOfBirth: string | null;
  attributes: Attributes;
  /** Sensitive lists whose choices brands can see. */
  shown: readonly ProfileAttribute[];
  audience: Audience;
  availability: Availability;
  /** In display order. */
  portfolio: readonly PortfolioPiece[];
}>;

/** An influencer with their whole profile. */
export type InfluencerProfile = Influencer & ProfileDetails;

/** What can be changed of a profile. */
export const profileFields = [
  ...(['name', 'handle', 'bio', 'city', 'country', 'categories', 'avatarPath', 'accounts'] as const),
  ...(['dateOfBirth', 'attributes', 'shown', 'audience', 'availability', 'portfolio'] as const),
];
export type ProfileField = (typeof profileFields)[number];

export const noDetails: ProfileDetails = {
  dateOfBirth: null,
  attributes: {},
  shown: [],
  audience: { ages: {}, genders: {}, countries: [] },
  availability: { days: [], times: [], travel: null, away: [] },
  portfolio: [],
};

export type InfluencerProfileEvent =
  | DomainEvent<'influencer.updated', Readonly<{ changed: readonly string[]; handle: string }>>
  | DomainEvent<'influencer.claimed', Readonly<{ handle: string; userId: string }>>;

/** Answered sensitive lists that brands can't see. */
export const privateListsOf = ({ attributes, shown }: Pick<ProfileDetails, 'attributes' | 'shown'>): string[] =>
  profileAttributeNames.filter(
    (name) => profileAttributes[name].sensitive && attributes[name] !== undefined && !shown.includes(name),
  );

/** Unanswered lists are left out, and only choices that may be shown are shown. */
export function tidied(profile: InfluencerProfile): InfluencerProfile {
  const answered = Object.entries(profile.attributes).filter(([, choice]) => !isEmptyChoice(choice));
  const attributes = Object.fromEntries(answered.map(([name, choice]) => [name, tidyChoice(choice)])) as Attributes;
  return {
    ...profile,
    attributes,
    shown: profile.shown.filter((name) => mayBeShown(name) && attributes[name] !== undefined),
  };
}

/** The influencer's own people, or our staff. For anyone else the page doesn't exist. */
export const canSeeProfile = ({ id }: Pick<Influencer, 'id'>, actor: Actor): boolean =>
  actor.role === 'admin' || (actor.profile?.type === 'influencer' && actor.profile.uid === id);

export const profileUpdated = (
  { id, handle }: Influencer,
  changed: readonly string[],
  actor: Actor,
  now: Date,
): InfluencerProfileEvent => eventOf('influencer.updated', { type: 'influencer', id }, actor, now, { changed, handle });

/** Marks the profile as claimed. @throws profiles/claim-over when it has already */
export function claimProfile(
  profile: InfluencerProfile,
  userId: string,
  actor: Actor,
  now: Date,
): [InfluencerProfile, InfluencerProfileEvent] | null {
  if (profile.claimed) return null;
  const { id, handle } = profile;
  const event = eventOf('influencer.claimed', { type: 'influencer', id }, actor, now, { handle, userId });
  return [{ ...profile, claimed: true, updatedAt: now }, event];
}
