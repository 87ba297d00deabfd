import { viewResources } from '../../../server/contract/rules/desk';

export type ViewResource = (typeof viewResources)[number];

/** The list by its name, where its views can be kept. */
export const viewResourceOf = (resource: string): ViewResource | undefined =>
  viewResources.find((each) => each === resource);
