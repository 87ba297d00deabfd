import type { Config } from '../../../../config.js';
import { OutgoingPosts } from '../../../../shared/outgoing-posts.js';
import { wordsOf } from '../../domain/told-events.js';
import { type PushDevice, type PushOutcome, pushLifeSeconds, type PushSubscription } from '../../domain/push.js';
import { type DueLine, PushSender } from '../../ports/repositories.js';
import { addressOf, adviceOn } from '../mail/letter-notification-mails.js';

type Settings = Pick<Config, 'push' | 'publicUrl' | 'supportEmail' | 'webhookAddresses'>;

/** What client/public/push-worker.js reads. */
type Shown = Readonly<{ title: string; text: string; link: string; topic: string }>;

/**
 * Everything about one Collab or conversation is collapsed into one notification: a topic has at most 32 characters.
 */
const topicOf = ({ subjectId }: DueLine): string => subjectId.replaceAll('-', '');

/** Retry-After: seconds, or a date (RFC 9110, 10.2.3). */
function secondsIn(retryAfter: string | string[] | undefined): number | undefined {
  const text = String(retryAfter ?? '');
  if (/^\d+$/.test(text)) return Number(text);
  const moment = Date.parse(text);
  return Number.isNaN(moment) ? undefined : Math.max(0, Math.ceil((moment - Date.now()) / 1_000));
}

/**
 * Encrypts for one browser (RFC 8291), signs as ourselves (VAPID, RFC 8292), and posts to its vendor's push service
 * (RFC 8030). A message's text isn't sent: it is read where it can be deleted.
 */
export class WebPushSender extends PushSender {
  readonly publicKey: string | null;
  private readonly posts: OutgoingPosts;
  private readonly httpsOnly: boolean;

  constructor(private readonly settings: Settings) {
    super();
    this.publicKey = settings.push?.publicKey ?? null;
    this.httpsOnly = settings.webhookAddresses === 'public';
    this.posts = new OutgoingPosts(this.httpsOnly);
  }

  async refuses(subscription: PushSubscription): Promise<boolean> {
    if (!URL.canParse(subscription.endpoint)) return true;
    const { protocol, username, password } = new URL(subscription.endpoint);
    const isWeb = protocol === 'https:' || (protocol === 'http:' && !this.httpsOnly);
    if (!isWeb || username || password || !(await this.requestFor(subscription, {}))) return true;
    return this.posts.refuses(subscription.endpoint);
  }

  async send(device: PushDevice, line: DueLine): Promise<PushOutcome> {
    const request = await this.requestFor(device, {
      title: wordsOf(line.eventName, line.otherName, line.facts),
      text: adviceOn(line).join(' '),
      link: addressOf(this.settings.publicUrl, line),
      topic: topicOf(line),
    } satisfies Shown);
    if (!request) return { status: 410 };
    const posted = await this.posts.post(device.endpoint, request.headers, request.body);
    if ('error' in posted) return posted;
    return { status: posted.status, retryAfterSeconds: secondsIn(posted.headers['retry-after']) };
  }

  /** Null for invalid keys. */
  private async requestFor({ endpoint, p256dh, auth }: PushSubscription, shown: Partial<Shown>) {
    const { push, supportEmail } = this.settings;
    if (!push) return null;
    const { default: webPush } = await import('web-push');
    try {
      const { headers, body } = webPush.generateRequestDetails(
        { endpoint, keys: { p256dh, auth } },
        JSON.stringify(shown),
        {
          vapidDetails: { subject: `mailto:${supportEmail}`, ...push },
          TTL: pushLifeSeconds,
          urgency: 'high',
          topic: shown.topic,
        },
      );
      return { headers: headersOf(headers), body };
    } catch {
      return null;
    }
  }
}

/** undici sets the content length. */
const headersOf = (headers: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) => (name === 'Content-Length' ? [] : [[name, String(value)]])),
  );
