import type { DomainEvent } from '../kernel/index.js';

type Listed = Readonly<{
  /** `<module>.<what-it-does>`, stable for ever: deliveries are recorded under this name. */
  id: string;
  /** Names of events, or `collab.*` for all events of one entity. */
  hears: readonly string[];
}>;

/** Idempotent by `event.id`; may be called again after a crash. */
type Handle = (event: DomainEvent) => Promise<void>;

export type Subscriber = Listed & Readonly<{ handle: Handle }>;

/** Handles events of different aggregates that are delivered at the same time with as few statements as one. */
export type BatchSubscriber = Listed & Readonly<{ handleAll: (events: readonly DomainEvent[]) => Promise<void> }>;

/**
 * Combines what is delivered in one turn of the event loop. If that fails, each event is handled alone, so that a
 * faulty one doesn't hold up the others.
 */
function inBatches(handleAll: BatchSubscriber['handleAll']): Handle {
  let next: { events: DomainEvent[]; handled: Promise<boolean> } | undefined;
  const open = () => {
    const events: DomainEvent[] = [];
    const handled = new Promise((turn) => setImmediate(turn)).then(async () => {
      next = undefined;
      try {
        await handleAll(events);
        return true;
      } catch (error) {
        if (events.length === 1) throw error;
        return false;
      }
    });
    return { events, handled };
  };
  return async (event) => {
    const batch = (next ??= open());
    batch.events.push(event);
    if (!(await batch.handled)) await handleAll([event]);
  };
}

/** The registry of subscribers. Modules add theirs at start-up. */
export class EventBus {
  private readonly subscribers: Subscriber[] = [];
  private readonly hearing = new Map<string, readonly Subscriber[]>();

  subscribe(subscriber: Subscriber | BatchSubscriber): void {
    const { id, hears } = subscriber;
    if (this.subscribers.some((other) => other.id === id)) throw new Error(`Two subscribers are named ${id}`);
    const handle = 'handleAll' in subscriber ? inBatches(subscriber.handleAll) : subscriber.handle.bind(subscriber);
    this.subscribers.push({ id, hears, handle });
    this.hearing.clear();
  }

  subscribersOf(eventName: string): readonly Subscriber[] {
    const known = this.hearing.get(eventName);
    if (known) return known;
    const entity = `${eventName.split('.')[0]}.*`;
    const those = this.subscribers.filter(({ hears }) => hears.includes(eventName) || hears.includes(entity));
    this.hearing.set(eventName, those);
    return those;
  }
}
