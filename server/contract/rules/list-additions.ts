/** The lists that staff may add to, by their names on the wire. */
export const growingLists = ['brand-cities', 'influencer-cities', 'categories'] as const;
export type GrowingList = (typeof growingLists)[number];

/** How long the name of a city or a category may be. */
export const labelLimits = { least: 2, most: 40, says: 'Please give a name of 2 to 40 characters.' } as const;

/** What is wrong with a label; undefined when it can stand. */
export function labelFault(label: string): string | undefined {
  const { length } = label.trim();
  return length < labelLimits.least || length > labelLimits.most ? labelLimits.says : undefined;
}
