import type { NoticeFacts } from '../../../../contract/rules/notification-kinds.js';
import type { EventBus } from '../../../../shared/events/index.js';
import type { Jobs } from '../../../../shared/jobs/jobs.js';
import type { Clock, DomainEvent } from '../../../../shared/kernel/index.js';
import type { Mailer } from '../../../../shared/mail/index.js';
import type { DueWork } from '../../../../shared/time/index.js';
import { keptSince, type Notice, noticesOf } from '../../domain/notification.js';
import { isTold, subjectOf, told } from '../../domain/told-events.js';
import type { Notifications, PushOrder, StoppedAddresses } from '../../ports/repositories.js';
import { pushJob } from '../modules/neighbours.js';
import type { PushDeviceService } from '../../use-cases/keep-settings.js';
import type { OrderDuePushes, SendPush } from '../../use-cases/send-push.js';
import type { MailNotifications, TellPeople } from '../../use-cases/tell-people.js';

const forgottenAtOnce = 1_000;

type Payload = Readonly<{
  brandId?: string | null;
  influencerId?: string | null;
  conversationId?: string;
  facts?: NoticeFacts;
  giftPence?: number;
  /** The influencer can't see it. */
  unsent?: boolean;
}>;

function noticesIn({ name, actor, aggregate, payload }: DomainEvent): readonly Notice[] {
  if (!isTold(name)) return [];
  const { brandId = null, influencerId = null, conversationId, giftPence, unsent, ...told } = payload as Payload;
  const facts = { ...told.facts, ...(giftPence === undefined ? {} : { giftPence }) };
  const subject = { subjectType: subjectOf(name), subjectId: conversationId ?? aggregate.id, facts };
  const notices = noticesOf(name, { brandId, influencerId }, actor, subject);
  return unsent ? notices.filter(({ to }) => to.type === 'brand') : notices;
}

/** Subscribes to events and notifies people, sends due emails, and suppresses bad addresses. */
export class NotificationSubscriptions {
  constructor(
    bus: EventBus,
    due: DueWork,
    tell: TellPeople,
    mails: MailNotifications,
    notifications: Notifications,
    mailer: Mailer,
    stopped: StoppedAddresses,
    clock: Clock,
  ) {
    bus.subscribe({
      id: 'notifications.tell-people',
      hears: Object.keys(told),
      handleAll: (events) => tell.execute(events.map((event) => ({ event, notices: noticesIn(event) }))),
    });
    due.add('notifications.mail', () => mails.execute());
    due.add('notifications.forget', (now) => notifications.forgetBefore(keptSince(now), forgottenAtOnce));
    mailer.onRefused((email, reason) => stopped.stop(email, reason, clock.now()));
  }
}

/** Events after which some of a person's sign-ins have ended. */
const endings = [
  ...['user.signed-out', 'user.signed-out-elsewhere', 'user.sessions-ended'],
  ...['user.password-set', 'user.email-proven', 'user.email-changed', 'user.email-restored'],
  ...['user.promoted', 'user.demoted', 'user.disabled'],
];

/** Pushes due notifications to people's devices, and deletes devices whose sign-in has ended. */
export class PushWork {
  constructor(
    bus: EventBus,
    jobs: Jobs,
    due: DueWork,
    devices: PushDeviceService,
    order: OrderDuePushes,
    send: SendPush,
  ) {
    jobs.handle(pushJob, (given) => send.execute(given as PushOrder));
    due.add('notifications.push', () => order.execute());
    due.add('notifications.forget-devices', () => devices.forgetOld());
    bus.subscribe({
      id: 'notifications.forget-devices',
      hears: endings,
      handle: ({ aggregate }: DomainEvent) => devices.forgetSignedOut(aggregate.id),
    });
  }
}
