import { noneOfThese, other, preferNotToSay } from '../option.js';

/** These also describe audiences, so they start at 12; an influencer's own account requires 18. */
export const ageBrackets = [
  { id: 'gen-z', label: 'Gen Z: 12-27', from: 12 },
  { id: 'millennial', label: 'Millennial: 28-43', from: 28 },
  { id: 'gen-x', label: 'Gen X: 44-59', from: 44 },
  { id: 'boomers', label: 'Boomers: 60-78', from: 60 },
  { id: '80-plus', label: '80+', from: 80 },
] as const;
export type AgeBracket = (typeof ageBrackets)[number]['id'];

/** The bracket for an age in years; 79, which no label covers, counts as Boomers. Null below 12. */
export const ageBracketFor = (age: number): AgeBracket | null =>
  ageBrackets.findLast(({ from }) => age >= from)?.id ?? null;

export const genders = [
  { id: 'woman', label: 'Woman' },
  { id: 'man', label: 'Man' },
  { id: 'non-binary', label: 'Non-binary' },
  other,
  preferNotToSay,
] as const;

/** The highest level finished. */
export const educationLevels = [
  { id: 'gcse-or-equivalent', label: 'GCSE or equivalent' },
  { id: 'a-level-or-equivalent', label: 'A level or equivalent' },
  { id: 'apprenticeship', label: 'Apprenticeship' },
  { id: 'foundation-degree-or-hnd', label: 'Foundation degree or HND' },
  { id: 'bachelors-degree', label: "Bachelor's degree" },
  { id: 'masters-degree', label: "Master's degree" },
  { id: 'doctorate', label: 'Doctorate' },
  { id: 'professional-qualification', label: 'Professional qualification' },
  other,
  preferNotToSay,
] as const;

export const workStatuses = [
  { id: 'full-time-creator', label: 'Full-time creator' },
  { id: 'employed-full-time', label: 'Employed full-time' },
  { id: 'employed-part-time', label: 'Employed part-time' },
  { id: 'self-employed', label: 'Self-employed' },
  { id: 'business-owner', label: 'Business owner' },
  { id: 'student', label: 'Student' },
  { id: 'parent-or-carer', label: 'Parent or carer' },
  { id: 'between-jobs', label: 'Between jobs' },
  { id: 'retired', label: 'Retired' },
  other,
  preferNotToSay,
] as const;

export const relationshipStatuses = [
  { id: 'single', label: 'Single' },
  { id: 'in-a-relationship', label: 'In a relationship' },
  { id: 'engaged', label: 'Engaged' },
  { id: 'married', label: 'Married' },
  { id: 'civil-partnership', label: 'Civil partnership' },
  { id: 'separated', label: 'Separated' },
  { id: 'divorced', label: 'Divorced' },
  { id: 'widowed', label: 'Widowed' },
  other,
  preferNotToSay,
] as const;

/** Food risks: the UK's 14 regulated allergens, then dietary styles. */
export const foodRiskGroups = [
  { id: 'celery', label: 'Celery' },
  { id: 'cereals-containing-gluten', label: 'Cereals containing gluten' },
  { id: 'crustaceans', label: 'Crustaceans' },
  { id: 'eggs', label: 'Eggs' },
  { id: 'fish', label: 'Fish' },
  { id: 'lupin', label: 'Lupin' },
  { id: 'milk', label: 'Milk' },
  { id: 'molluscs', label: 'Molluscs' },
  { id: 'mustard', label: 'Mustard' },
  { id: 'peanuts', label: 'Peanuts' },
  { id: 'sesame', label: 'Sesame' },
  { id: 'soya', label: 'Soya' },
  { id: 'sulphur-dioxide-and-sulphites', label: 'Sulphur dioxide and sulphites' },
  { id: 'tree-nuts', label: 'Tree nuts' },
  { id: 'vegetarian', label: 'Vegetarian' },
  { id: 'vegan', label: 'Vegan' },
  { id: 'pescatarian', label: 'Pescatarian' },
  { id: 'halal', label: 'Halal' },
  { id: 'kosher', label: 'Kosher' },
  { id: 'no-beef', label: 'No beef' },
  { id: 'no-pork', label: 'No pork' },
  { id: 'no-alcohol', label: 'No alcohol' },
  other,
  noneOfThese,
  preferNotToSay,
] as const;
