import { viewResources } from '../../../server/contract/rules/desk';

export type ViewResource = (typeof viewResources)[number];

/** The list's name, if it supports saved views. */
export const viewResourceOf = (resource: string): ViewResource | undefined =>
  viewResources.find((each) => each === resource);
