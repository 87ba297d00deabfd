import type { DomainEvent } from '../kernel/index.js';

export type Subscriber = Readonly<{
  /** `<module>.<what-it-does>`, stable for ever: deliveries are recorded under this name. */
  id: string;
  /** Names of events, or `collab.*` for all events of one entity. */
  hears: readonly string[];
  /** Idempotent by `event.id`; may be called again after a crash. */
  handle(event: DomainEvent): Promise<void>;
}>;

/** The registry of subscribers. Modules add theirs at start-up. */
export class EventBus {
  private readonly subscribers: Subscriber[] = [];
  private readonly hearing = new Map<string, readonly Subscriber[]>();

  subscribe(subscriber: Subscriber): void {
    if (this.subscribers.some(({ id }) => id === subscriber.id))
      throw new Error(`Two subscribers are named ${subscriber.id}`);
    this.subscribers.push(subscriber);
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
