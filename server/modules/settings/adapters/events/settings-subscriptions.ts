import type { EventBus } from '../../../../shared/events/index.js';
import type { DomainEvent } from '../../../../shared/kernel/index.js';
import { everybody, type LiveHub } from '../../../../shared/realtime/index.js';

/** Notifies open pages that staff have changed a list, so that they refetch the settings. */
export class SettingsSubscriptions {
  constructor(bus: EventBus, live: LiveHub) {
    bus.subscribe({
      id: 'settings.tell-live',
      hears: ['list.*'],
      handle: ({ name, aggregate: { id } }: DomainEvent) =>
        live.publish([{ name, type: 'list-addition', id, audience: [everybody] }]),
    });
  }
}
