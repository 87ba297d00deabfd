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

/** The lists that are kept as choices; primary categories and country are parts of the influencer themselves. */
export type ProfileAttribute = Exclude<Attribute, 'primaryCategories' | 'country'>;

const allLists: Readonly<Record<string, AttributeList>> = attributeLists;

/** Every list that is kept as a choice, by its name. */
export const profileAttributes = Object.fromEntries(
  Object.entries(allLists).filter(([name]) => name !== 'primaryCategories' && name !== 'country'),
) as Readonly<Record<ProfileAttribute, AttributeList>>;
export const profileAttributeNames = Object.keys(profileAttributes) as ProfileAttribute[];

/** Food risk groups are health: brands learn of them from the Collab that needs them, and are never shown them before. */
export const mayBeShown = (name: ProfileAttribute): boolean => profileAttributes[name].mayShow === true;

/** What has been chosen of each list; a list that is missing has not been answered. */
export type Attributes = Readonly<Partial<Record<ProfileAttribute, Choice<string>>>>;

/** The audience, as the influencer describes it: in per cent of all, each at most 100 together. */
export type Audience = Readonly<{
  ages: Readonly<Partial<Record<AgeBracket, number>>>;
  genders: Readonly<Partial<Record<AudienceGender, number>>>;
  countries: readonly Readonly<{ country: Country; percent: number }>[];
}>;

/** Days away, both included, such as `2026-12-24`. */
export type Away = Readonly<{ from: string; to: string }>;

/** When and where the influencer can come. */
export type Availability = Readonly<{
  days: readonly Weekday[];
  times: readonly TimeOfDay[];
  travel: TravelRange | null;
  away: readonly Away[];
}>;

/** One picture or video in the portfolio. */
export type PortfolioPiece = Readonly<{ filePath: string; kind: 'image' | 'video'; caption: string }>;

export type ProfileDetails = Readonly<{
  /** Such as `1998-04-30`. */
  dateOfBirth: string | null;
  attributes: Attributes;
  /** The sensitive lists whose choice brands may see. */
  shown: readonly ProfileAttribute[];
  audience: Audience;
  availability: Availability;
  /** In the order in which it is shown. */
  portfolio: readonly PortfolioPiece[];
}>;

/** An influencer with everything they say of themselves. */
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

/** The sensitive lists that have an answer which brands do not see. */
export const privateListsOf = ({ attributes, shown }: Pick<ProfileDetails, 'attributes' | 'shown'>): string[] =>
  profileAttributeNames.filter(
    (name) => profileAttributes[name].sensitive && attributes[name] !== undefined && !shown.includes(name),
  );

/** Lists without an answer are left out, and only what is answered and may be shown is shown. */
export function tidied(profile: InfluencerProfile): InfluencerProfile {
  const answered = Object.entries(profile.attributes).filter(([, choice]) => !isEmptyChoice(choice));
  const attributes = Object.fromEntries(answered.map(([name, choice]) => [name, tidyChoice(choice)])) as Attributes;
  return {
    ...profile,
    attributes,
    shown: profile.shown.filter((name) => mayBeShown(name) && attributes[name] !== undefined),
  };
}

/** One of the influencer's own people, or our staff. For anyone else there is no such page. */
export const canSeeProfile = ({ id }: Pick<Influencer, 'id'>, actor: Actor): boolean =>
  actor.role === 'admin' || (actor.profile?.type === 'influencer' && actor.profile.uid === id);

export const profileUpdated = (
  { id, handle }: Influencer,
  changed: readonly string[],
  actor: Actor,
  now: Date,
): InfluencerProfileEvent => eventOf('influencer.updated', { type: 'influencer', id }, actor, now, { changed, handle });

/** The profile has someone who looks after it from now on. @throws profiles/claim-over when it has already */
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
