import * as appearance from './attributes/appearance.js';
import * as content from './attributes/content.js';
import { ageBrackets } from './attributes/personal.js';
import * as personal from './attributes/personal.js';
import * as tastes from './attributes/tastes.js';
import { brandCategories, safetyCategories } from './brands.js';
import { type Option, preferNotToSay } from './option.js';
import { countries, regions } from './places.js';
import { platforms } from './social.js';

export { type AgeBracket, ageBracketFor, ageBrackets } from './attributes/personal.js';

/** One attribute in an influencer's profile. All are optional. */
export type AttributeList = Readonly<{
  label: string;
  /** Its section of the profile editor. */
  section: 'basics' | 'appearance' | 'tastes' | 'content' | 'safety';
  options: readonly Option<string>[];
  /** How many options can be chosen. */
  max: number;
  /** Personal: never a default ranking input, and shown with a sentence about who can see it. */
  sensitive?: true;
  seenBy?: string;
  /** Sensitive, but influencers can choose to show it to brands. */
  mayShow?: true;
}>;

/** Who sees a sensitive answer that is hidden from brands. */
export const seenByOurTeam =
  'Only you and our team see this. It doesn’t count in matching unless a brand asks for it and records why.';
const seenByBrandYouVisit =
  'Only you see this, and a brand that you visit: from your booking until 12 hours after the visit starts, so that it can serve you safely.';

const ownEyes = { sensitive: true, seenBy: seenByOurTeam, mayShow: true } as const;

/**
 * Every list by its name in the API; primary categories are the same as brands', so that both sides match without a
 * mapping.
 */
export const attributeLists = {
  primaryCategories: { label: 'Primary categories', section: 'basics', options: brandCategories, max: 3 },
  gender: { label: 'Gender', section: 'basics', options: personal.genders, max: 1, ...ownEyes },
  ageBracket: {
    label: 'Age bracket',
    section: 'basics',
    options: [...ageBrackets, preferNotToSay],
    max: 1,
    ...ownEyes,
  },
  education: { label: 'Education', section: 'basics', options: personal.educationLevels, max: 1, ...ownEyes },
  workStatus: { label: 'Work status', section: 'basics', options: personal.workStatuses, max: 1, ...ownEyes },
  relationshipStatus: {
    label: 'Relationship status',
    section: 'basics',
    options: personal.relationshipStatuses,
    max: 1,
    ...ownEyes,
  },
  country: { label: 'Country', section: 'basics', options: countries, max: 1 },
  region: { label: 'Region', section: 'basics', options: regions, max: 1 },
  eyeColour: { label: 'Eye colour', section: 'appearance', options: appearance.eyeColours, max: 1, ...ownEyes },
  hairColour: { label: 'Hair colour', section: 'appearance', options: appearance.hairColours, max: 1, ...ownEyes },
  hairType: { label: 'Hair type', section: 'appearance', options: appearance.hairTypes, max: 1, ...ownEyes },
  eyebrowShape: {
    label: 'Eyebrow shape',
    section: 'appearance',
    options: appearance.eyebrowShapes,
    max: 1,
    ...ownEyes,
  },
  lipShape: { label: 'Lip shape', section: 'appearance', options: appearance.lipShapes, max: 1, ...ownEyes },
  faceShape: { label: 'Face shape', section: 'appearance', options: appearance.faceShapes, max: 1, ...ownEyes },
  facialHair: { label: 'Facial hair', section: 'appearance', options: appearance.facialHair, max: 1, ...ownEyes },
  fashionStyles: { label: 'Fashion style', section: 'tastes', options: tastes.fashionStyles, max: 3 },
  sports: { label: 'Sports', section: 'tastes', options: tastes.sports, max: 5 },
  holidayTypes: { label: 'Holiday types', section: 'tastes', options: tastes.holidayTypes, max: 5 },
  interests: { label: 'Interests', section: 'tastes', options: tastes.interests, max: 10 },
  cuisines: { label: 'Cuisines', section: 'tastes', options: tastes.cuisines, max: 10 },
  beverages: { label: 'Beverages', section: 'tastes', options: tastes.beverages, max: 10 },
  diningTypes: { label: 'Dining types', section: 'tastes', options: tastes.diningTypes, max: 5 },
  foodRiskGroups: {
    label: 'Food risk groups',
    section: 'tastes',
    options: personal.foodRiskGroups,
    max: personal.foodRiskGroups.length,
    sensitive: true,
    seenBy: seenByBrandYouVisit,
  },
  contentVibes: { label: 'Content vibe', section: 'content', options: content.contentVibes, max: 5 },
  cameraGear: { label: 'Camera gear', section: 'content', options: content.cameraGear, max: content.cameraGear.length },
  primaryPlatforms: { label: 'Primary platforms', section: 'content', options: platforms, max: platforms.length },
  contentRiskFlags: {
    label: 'Content risk flags',
    section: 'safety',
    options: safetyCategories,
    max: safetyCategories.length,
  },
} as const satisfies Record<string, AttributeList>;

export type Attribute = keyof typeof attributeLists;
/** The ids that can be chosen from one list. */
