const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Europe/London' });

/** "4 March 2027" in London's time; takes an ISO 8601 string. */
export const longDay = (time: string): string => format.format(new Date(time));
