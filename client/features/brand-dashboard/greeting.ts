const hourInLondon = new Intl.DateTimeFormat('en-GB', { hour: 'numeric', hourCycle: 'h23', timeZone: 'Europe/London' });

/** "Good morning", by London time. */
export function greetingAt(now: Date): string {
  const hour = Number(hourInLondon.format(now));
  if (hour < 12) return 'Good morning';
  return hour < 18 ? 'Good afternoon' : 'Good evening';
}
