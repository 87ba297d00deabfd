import { brandCategories, onboardingStages, salesStages } from './brands.js';
import { collabOutcomes, collabStages, deliverableStatuses, deliverableTypes } from './collab.js';
import { opinions, priorities } from './collab.js';
import { labelOf, type Option, other } from './option.js';
import { cityOf, countries } from './places.js';
import { followerBands, platforms } from './social.js';

/** Ids come from stored data and URLs, so a label function accepts any id and never throws. */
type Id = string | number | null | undefined;

const labels = (list: readonly Option[], fallback: string) => (id: Id) => labelOf(list, id, fallback);

export const cityLabel = (id: Id): string => cityOf(String(id))?.label ?? 'Global';
/** An influencer's home for display; null if they haven't said, or if it isn't on our list. */
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
