import type { Clock, Transaction } from '../../../shared/kernel/index.js';
import { afterPush, isStale, lostAt, type PushDevice } from '../domain/push.js';
import type {
  DueLine,
  PushDevices,
  PushOrder,
  PushOrders,
  Pushes,
  PushSender,
  Recipients,
  SignIns,
} from '../ports/repositories.js';

const pushesAtOnce = 100;

/** Queues due push notifications, each once. */
export class OrderDuePushes {
  constructor(
    private readonly pushes: Pushes,
    private readonly orders: PushOrders,
    private readonly sender: PushSender,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /** In batches. Returns how many. */
  async execute(): Promise<number> {
    if (!this.sender.publicKey) return 0;
    const now = this.clock.now();
    return this.transaction.inTransaction(async () => {
      const due = await this.pushes.takeDue(now, lostAt(now), pushesAtOnce);
      await this.orders.place(due);
      return due.length;
    });
  }
}

/** One attempt to push one notification to one device. The push service is called outside any transaction. */
export class SendPush {
  constructor(
    private readonly pushes: Pushes,
    private readonly devices: PushDevices,
    private readonly signIns: SignIns,
    private readonly recipients: Recipients,
    private readonly sender: PushSender,
    private readonly clock: Clock,
  ) {}

  async execute(order: PushOrder): Promise<void> {
    const push = await this.pushes.find(order);
    if (!push || isStale(push.line, this.clock.now()) || !(await this.mayRead(push.line)))
      return this.pushes.remove(order);
    const { device, line } = push;
    if (!(await this.isSignedIn(device))) return this.drop(device);

    const outcome = await this.sender.send(device, line);
    const next = afterPush(order.attempts, outcome, this.clock.now());
    if (next === 'gone') return this.drop(device);
    return next === 'done' ? this.pushes.remove(order) : this.pushes.putOff(order, next);
  }

  /** People who have left the profile, or can't sign in, get nothing. */
  private async mayRead({ userId, profileUid }: DueLine): Promise<boolean> {
    return (await this.recipients.of(profileUid)).some((each) => each.userId === userId);
  }

  private async isSignedIn({ userId, signedInAt }: PushDevice): Promise<boolean> {
    return (await this.signIns.of(userId)).some(({ since }) => since.getTime() === signedInAt.getTime());
  }

  private async drop({ userId, id }: PushDevice): Promise<void> {
    await this.devices.remove(userId, [id]);
  }
}
