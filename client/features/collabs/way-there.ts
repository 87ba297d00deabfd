/** The telephone number in a brand's contact on the day; null if there is none. */
export const phoneIn = (contact: string): string | null => /\+?\d[\d ()-]{7,}\d/.exec(contact)?.[0] ?? null;
