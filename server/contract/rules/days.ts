/** A day such as `1998-04-30` that there is in the calendar: JavaScript takes 30 February for a day in March. */
export const isDay = (text: string): boolean => {
  const moment = new Date(`${text}T00:00:00Z`);
  return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(text);
};
