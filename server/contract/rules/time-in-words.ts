/** Minutes as "5 hours" or "2.5 days". */
export function timeInWords(minutes: number): string {
  const hours = minutes / 60;
  if (hours < 1) return Math.round(minutes) === 1 ? '1 minute' : `${Math.round(minutes)} minutes`;
  if (hours < 48) return `${Math.round(hours)} ${Math.round(hours) === 1 ? 'hour' : 'hours'}`;
  return `${Math.round((hours / 24) * 10) / 10} days`;
}
