/** NUL, and half of a character that takes two: PostgreSQL stores neither. */
const unstorable = /[\0\p{Cs}]/gu;

export const isStorable = (text: string): boolean => text.search(unstorable) < 0;

/** What remains of it with a sign in place of each character that can't be stored. */
export const storable = (text: string): string => text.replace(unstorable, '\ufffd');
