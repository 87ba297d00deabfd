import type { LiveHub } from '../../../../shared/realtime/index.js';
import { NotificationSignals } from '../../ports/repositories.js';

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
