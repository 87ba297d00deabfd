import type { Attribute } from '../../../contract/lists/index.js';
import { isEmptyChoice } from '../../../contract/rules/choice.js';
import type { InfluencerProfile, ProfileAttribute } from './influencer-profile.js';

/** The parts of the profile editor, in its order. */
export const profileSections = [
  ...(['basics', 'photos', 'socials', 'audience', 'appearance'] as const),
  ...(['tastes', 'content', 'safety', 'availability'] as const),
];
export type ProfileSection = (typeof profileSections)[number];

/** Something that makes a profile stronger, and its progress from 0 to 1. Sensitive data is never asked for. */
type Step = Readonly<{
  id: string;
  section: ProfileSection;
  /** The button's text. */
  say: string;
  /** Whole points; all steps add up to 100. */
  points: number;
  done: (profile: InfluencerProfile) => number;
}>;

const goodBio = 60;
const goodPortfolio = 4;

const answered = ({ attributes }: InfluencerProfile, name: ProfileAttribute & Attribute): number => {
  const choice = attributes[name];
  return choice && !isEmptyChoice(choice) ? 1 : 0;
};
const yes = (fact: boolean): number => (fact ? 1 : 0);

const steps: readonly Step[] = [
  ...[
    step('picture', 'photos', 'Add a picture of yourself', 12, ({ avatarPath }) => yes(avatarPath !== null)),
    step('account', 'socials', 'Add a social account with its followers', 14, ({ accounts }) =>
      yes(accounts.some(({ followers }) => followers !== null)),
    ),
    step('bio', 'basics', 'Say in two sentences who you are', 10, ({ bio }) => Math.min(1, bio.length / goodBio)),
    step('categories', 'basics', 'Choose what you make content about', 8, ({ categories }) =>
      yes(categories.length > 0),
    ),
    step('place', 'basics', 'Say where you live', 6, ({ city, country }) => (yes(!!city) + yes(!!country)) / 2),
    step('portfolio', 'photos', `Show ${goodPortfolio} pieces of your best work`, 12, ({ portfolio }) =>
      Math.min(1, portfolio.length / goodPortfolio),
    ),
    step('engagement', 'socials', 'Add the engagement rate of an account', 4, ({ accounts }) =>
      yes(accounts.some(({ engagement }) => engagement !== null)),
    ),
    step('audience', 'audience', 'Tell brands who your audience is', 8, ({ audience }) => {
      const { ages, genders, countries } = audience;
      return (yes(hasAny(ages)) + yes(hasAny(genders)) + yes(countries.length > 0)) / 3;
    }),
  ],
  ...[
    step('availability', 'availability', 'Say on which days you can visit', 6, ({ availability }) =>
      yes(availability.days.length > 0),
    ),
    step('vibe', 'content', 'Choose the vibe of your content', 5, (profile) => answered(profile, 'contentVibes')),
    step('interests', 'tastes', 'Choose your interests', 4, (profile) => answered(profile, 'interests')),
    step('cuisines', 'tastes', 'Choose the cuisines you love', 4, (profile) => answered(profile, 'cuisines')),
    step('dining', 'tastes', 'Choose the dining you love', 4, (profile) => answered(profile, 'diningTypes')),
    step('gear', 'content', 'Say which gear you use', 3, (profile) => answered(profile, 'cameraGear')),
  ],
];

function step(id: string, section: ProfileSection, say: string, points: number, done: Step['done']): Step {
  return { id, section, say, points, done };
}

const hasAny = (shares: object): boolean => Object.values(shares).some((share) => Number(share) > 0);

/** The next step: the one that adds most. */
export type NextStep = Readonly<{ id: string; section: ProfileSection; say: string; points: number }>;

/** A profile's strength as a whole percentage, and the step that would add most; null if there is none. */
export type ProfileStrength = Readonly<{ percent: number; next: NextStep | null; complete: readonly ProfileSection[] }>;

export function profileStrength(profile: InfluencerProfile): ProfileStrength {
  const scored = steps.map(({ done, ...each }) => ({ ...each, missing: each.points * (1 - done(profile)) }));
  const total = scored.reduce((sum, { points, missing }) => sum + points - missing, 0);
  const best = scored.reduce((most, each) => (each.missing > most.missing ? each : most));
  const isComplete = (section: ProfileSection) => {
    const own = scored.filter((each) => each.section === section);
    return own.length > 0 && own.every(({ missing }) => missing === 0);
  };
  const { id, section, say, missing } = best;
  return {
    percent: Math.floor(total + 1e-9),
    next: missing > 0 ? { id, section, say, points: Math.max(1, Math.round(missing)) } : null,
    complete: profileSections.filter(isComplete),
  };
}
