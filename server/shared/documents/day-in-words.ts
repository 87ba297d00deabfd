const words = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

/** `2027-03-04` as people write it: "4 March 2027". */
export const dayInWords = (day: string): string => words.format(new Date(`${day}T00:00:00Z`));
