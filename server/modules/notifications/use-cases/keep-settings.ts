import { sessionDays } from '../../../contract/rules/constants.js';
import { type Actor, type Clock, newId, type RealTime } from '../../../shared/kernel/index.js';
import { notificationErrors } from '../domain/notification.errors.js';
import type { PushDevice, PushSubscription } from '../domain/push.js';
import { isQuiet, type Wishes } from '../domain/wishes.js';
import type { PushDevices, PushSender, SignIns, WishesRepository } from '../ports/repositories.js';

/** Someone sets their notification settings. */
export class KeepWishes {
  constructor(private readonly repository: WishesRepository) {}

  /** @throws notificationErrors.badQuietHours */
  async execute({ userId }: Actor, wishes: Wishes): Promise<void> {
    if (wishes.quiet && !isQuiet(wishes.quiet)) throw notificationErrors.badQuietHours();
    await this.repository.save(userId, wishes);
  }
}

const dayMs = 24 * 60 * 60 * 1_000;

/** The service for someone's push devices. A device lasts as long as the sign-in there. */
export class PushDeviceService {
  constructor(
    private readonly devices: PushDevices,
    private readonly signIns: SignIns,
    private readonly sender: PushSender,
    private readonly clock: Clock,
    private readonly realTime: RealTime,
  ) {}

  /** The VAPID public key for subscribing; null if push is off. */
  get publicKey(): string | null {
    return this.sender.publicKey;
  }

  /** Newest first. `current` is this session's. */
  async list(userId: string, sessionId: string): Promise<(PushDevice & Readonly<{ current: boolean }>)[]> {
    const [devices, signIns] = await Promise.all([this.devices.of(userId), this.signIns.of(userId)]);
    return devices.flatMap((device) => {
      const here = signIns.filter(({ since }) => sameMoment(since, device.signedInAt));
      return here.length > 0 ? [{ ...device, current: here.some((signIn) => signIn.sessionId === sessionId) }] : [];
    });
  }

  /** Replaces this browser's previous subscription. @throws notifications/push-off, notifications/bad-subscription */
  async add(userId: string, sessionId: string, { endpoint, p256dh, auth }: PushSubscription): Promise<void> {
    if (!this.publicKey) throw notificationErrors.pushOff();
    const signIn = (await this.signIns.of(userId)).find((each) => each.sessionId === sessionId);
    if (!signIn || (await this.sender.refuses({ endpoint, p256dh, auth }))) throw notificationErrors.badSubscription();
    const { since: signedInAt, browser: name } = signIn;
    const createdAt = this.clock.now();
    await this.devices.save({ id: newId(), userId, signedInAt, name, endpoint, p256dh, auth, createdAt });
  }

  /** @throws notifications/no-such-device, also for another person's */
  async remove(userId: string, id: string): Promise<void> {
    if ((await this.devices.remove(userId, [id])) === 0) throw notificationErrors.noSuchDevice();
  }

  /** Sign-ins of this person have ended, and with them their devices. */
  async forgetSignedOut(userId: string): Promise<void> {
    const devices = await this.devices.of(userId);
    if (devices.length === 0) return;
    const signIns = await this.signIns.of(userId);
    const ended = devices.filter((device) => !signIns.some(({ since }) => sameMoment(since, device.signedInAt)));
    await this.devices.remove(
      userId,
      ended.map(({ id }) => id),
    );
  }

  /** No sign-in lasts longer. Returns how many devices were deleted. */
  forgetOld(): Promise<number> {
    return this.devices.forgetBefore(new Date(this.realTime.now().getTime() - sessionDays.absolute * dayMs));
  }
}

const sameMoment = (one: Date, other: Date): boolean => one.getTime() === other.getTime();
