const words = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});

/** A moment as letters say it: "Monday, 23 November 2026 at 09:30, UK time"; "no time" where there is none. */
export const londonWords = (moment: Date | null): string => (moment ? `${words.format(moment)}, UK time` : 'no time');
