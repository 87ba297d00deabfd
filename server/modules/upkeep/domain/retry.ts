import { type Actor, type DomainEvent, eventOf, mayAsStaff } from '../../../shared/kernel/index.js';
import { upkeepErrors } from './upkeep.errors.js';

/** What to retry: one job or one event, or (null) everything that was given up. */
export type WorkRef = Readonly<{ kind: 'job' | 'event'; id: string }>;

export type RetryEvent = DomainEvent<'work.retried', Readonly<{ kind: WorkRef['kind'] | 'all' }>>;

/** Records that a super user retries it. @throws upkeep/not-staff */
export function retry(work: WorkRef | null, actor: Actor, now: Date): RetryEvent {
  if (!mayAsStaff(actor, 'work.retry')) throw upkeepErrors.notStaff();
  return eventOf('work.retried', { type: 'work', id: work?.id ?? 'all' }, actor, now, { kind: work?.kind ?? 'all' });
}
