/** The lists that staff may add to for everybody, by their names on the wire. */
export const publicLists = ['brand-cities', 'influencer-cities', 'categories'] as const;
export type PublicList = (typeof publicLists)[number];

/** All lists that staff may add to. Who looks after brands is told to staff alone. */
export const growingLists = [...publicLists, 'account-managers'] as const;
export type GrowingList = (typeof growingLists)[number];

/** Whether everybody is told of what is added. */
export const isPublic = (list: GrowingList): list is PublicList => publicLists.some((name) => name === list);

/** Whether what is added lies somewhere on the map. */
export const isOfCities = (list: GrowingList): boolean => list.endsWith('-cities');

/** How long the name of what is added may be. */
export const labelLimits = { least: 2, most: 40, says: 'Please give a name of 2 to 40 characters.' } as const;

/** What is wrong with a label; undefined when it can stand. */
export function labelFault(label: string): string | undefined {
  const { length } = label.trim();
  return length < labelLimits.least || length > labelLimits.most ? labelLimits.says : undefined;
}
