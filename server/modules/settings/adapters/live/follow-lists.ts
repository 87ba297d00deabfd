import type { Logger, OnApplicationBootstrap } from '@nestjs/common';
import type { NotifyListener } from '../../../../shared/realtime/index.js';
import type { ListAdditionService } from '../../use-cases/list-addition-service.js';

const againMs = 1_000;

/** Loads staff's additions before this process handles requests, and follows other processes' changes. */
export class FollowLists implements OnApplicationBootstrap {
  private again?: NodeJS.Timeout;

  constructor(
    private readonly lists: ListAdditionService,
    private readonly listener: NotifyListener,
    private readonly channel: string,
    private readonly log: Logger,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    this.listener.listen(this.channel, () => void this.read());
    this.listener.onConnected(() => void this.read());
    await this.read();
  }

  private async read(): Promise<void> {
    clearTimeout(this.again);
    try {
      await this.lists.refresh();
    } catch (error) {
      this.log.warn(`The lists could not be read: ${String(error)}`);
      this.again = setTimeout(() => void this.read(), againMs).unref();
    }
  }
}
