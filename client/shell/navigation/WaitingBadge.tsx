import { type Waiting, useWaiting } from '../../api/messages';
import { CountBadge } from '../../ui/CountBadge';

export type Waits = Readonly<Partial<Record<keyof Waiting, string>>>;

/** How much is waiting for staff on one page; a tooltip says what. */
export function WaitingBadge({ waits }: { waits: Waits }) {
  const waiting = useWaiting(true);
  if (!waiting) return null;
  const parts = (Object.entries(waits) as [keyof Waiting, string][]).filter(([what]) => waiting[what] > 0);
  const count = parts.reduce((sum, [what]) => sum + waiting[what], 0);
  return <CountBadge count={count} title={parts.map(([what, words]) => `${words}: ${waiting[what]}`).join(', ')} />;
}
