import type { Jobs } from '../../../../shared/jobs/jobs.js';
import type { LiveHub } from '../../../../shared/realtime/index.js';
import type { IdentityApi, PeopleApi } from '../../../identity/index.js';
import type { SignIn } from '../../domain/push.js';
import {
  NotificationSignals,
  type PushOrder,
  PushOrders,
  type Recipient,
  Recipients,
  SignIns,
} from '../../ports/repositories.js';

/** Identity knows a profile's people. */
export class MemberRecipients extends Recipients {
  constructor(private readonly identity: IdentityApi) {
    super();
  }

  ofMany(profileUids: readonly string[]): Promise<ReadonlyMap<string, readonly Recipient[]>> {
    return this.identity.membersOfMany(profileUids);
  }
}

export class IdentitySignIns extends SignIns {
  constructor(private readonly people: PeopleApi) {
    super();
  }

  of(userId: string): Promise<readonly SignIn[]> {
    return this.people.signInsOf(userId);
  }
}

export class LiveNotificationSignals extends NotificationSignals {
  constructor(private readonly live: LiveHub) {
    super();
  }

  async changed(userIds: readonly string[]): Promise<void> {
    const audience = [...new Set(userIds)].map((id) => `user:${id}`);
    if (audience.length === 0) return;
    await this.live.publish([{ name: 'notification.made', type: 'notification', id: 'bell', audience }]);
  }
}

export const pushJob = 'notifications.push';

/** One at a time per device: a slow push service occupies at most one worker. */
export class JobPushOrders extends PushOrders {
  constructor(private readonly jobs: Jobs) {
    super();
  }

  async place(orders: readonly PushOrder[]): Promise<void> {
    for (const order of orders) {
      const { deviceId, notificationId, attempts } = order;
      const key = `push:${deviceId}:${notificationId}:${attempts}`;
      await this.jobs.enqueue(pushJob, order, { key, queue: `push:${deviceId}` });
    }
  }
}
