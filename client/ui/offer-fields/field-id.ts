/** The id of a field, for the summary's links. */
export const fieldId = (name: string): string => `offer-${name}`;
