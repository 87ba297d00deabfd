import { brandCategories, onboardingStages, salesStages } from './brands.js';
import { collabOutcomes, collabStages, deliverableStatuses, deliverableTypes } from './collab.js';
import { opinions, priorities } from './collab.js';
import { labelOf, type Option, other } from './option.js';
import { cityOf, countries } from './places.js';
import { followerBands, platforms } from './social.js';

/** Ids come from stored data and addresses, so a label function takes any id and never fails. */
type Id = string | number | null | undefined;

const labels = (list: readonly Option[], fallback: string) => (id: Id) => labelOf(list, id, fallback);

export const cityLabel = (id: Id): string => cityOf(String(id))?.label ?? 'Global';
/** Where an influencer lives, for a line about them; null where they have not said, or said that it is none of ours. */
export const homeLabel = (id: Id): string | null => (id == null || id === other.id ? null : cityLabel(id));
export const categoryLabel = labels(brandCategories, 'Unknown');
export const salesStageLabel = labels(salesStages, 'N/A');
export const onboardingStageLabel = labels(onboardingStages, 'N/A');
export const collabStageLabel = labels(collabStages, 'N/A');
export const collabOutcomeLabel = labels(collabOutcomes, 'N/A');
export const deliverableTypeLabel = labels(deliverableTypes, 'Deliverable');
export const deliverableStatusLabel = labels(deliverableStatuses, 'N/A');
export const priorityLabel = labels(priorities, 'N/A');
export const opinionLabel = labels(opinions, 'N/A');
export const countryLabel = labels(countries, 'N/A');
export const platformLabel = labels(platforms, 'N/A');
export const followerBandLabel = labels(followerBands, 'N/A');
