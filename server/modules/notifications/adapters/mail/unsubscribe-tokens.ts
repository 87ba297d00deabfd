import { createHmac, timingSafeEqual } from 'node:crypto';
import { type NotificationKind, notificationKindIds } from '../../../../contract/rules/notification-kinds.js';

/** What a link at the foot of a mail stops: mails of one kind, or of every kind, to one person. */
export type Unsubscription = Readonly<{ userId: string; kind: NotificationKind | 'everything' }>;

const isKind = (text: string): text is Unsubscription['kind'] =>
  text === 'everything' || notificationKindIds.some((kind) => kind === text);

/** Signed, so that nobody stops the mails of others; without an end, so that the link works in old mails. */
export class UnsubscribeTokens {
  constructor(private readonly secret: string) {}

  make({ userId, kind }: Unsubscription): string {
    return `${userId}.${kind}.${this.sign(userId, kind)}`;
  }

  /** Null for what we have not signed. */
  read(token: string): Unsubscription | null {
    const [userId = '', kind = '', signature = ''] = token.split('.');
    if (!isKind(kind)) return null;
    const expected = Buffer.from(this.sign(userId, kind));
    const given = Buffer.from(signature);
    return expected.length === given.length && timingSafeEqual(expected, given) ? { userId, kind } : null;
  }

  private sign(userId: string, kind: string): string {
    return createHmac('sha256', this.secret).update(`unsubscribe:${userId}:${kind}`).digest('base64url');
  }
}
