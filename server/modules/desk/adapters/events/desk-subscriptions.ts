import type { EventBus } from '../../../../shared/events/index.js';
import type { DomainEvent } from '../../../../shared/kernel/index.js';
import type { LiveHub } from '../../../../shared/realtime/index.js';

/** Only events about people that show in staff lists: a sign-in doesn't change them. */
const changesPeople = ['created', 'invited', 'disabled', 'enabled', 'promoted', 'demoted', 'linked', 'unlinked', 'role-changed'] as const; // prettier-ignore

/** Keeps the staff panel's lists up to date while they are open. */
export class DeskSubscriptions {
  constructor(bus: EventBus, live: LiveHub) {
    bus.subscribe({
      id: 'desk.tell-staff',
      hears: ['brand.*', 'influencer.*', 'claim.*', 'call.*', 'lead.*', ...changesPeople.map((what) => `user.${what}`)],
      handle: ({ name, aggregate }: DomainEvent) =>
        live.publish([{ name, type: name.split('.')[0]!, id: aggregate.id, audience: ['staff'] }]),
    });
  }
}
