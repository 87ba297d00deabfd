import { formatPence } from '../../../../contract/rules/money.js';
import { forProfile } from '../../../../contract/rules/portal-paths.js';
import { type Letter, type LetterCatalogue, londonWords, madeUp, type Mailer } from '../../../../shared/mail/index.js';
import { forEachSecret, isSame, type Secrets } from '../../../../shared/secrets.js';
import { hasLetter, subjectOf, type Told, told, type ToldEvent, wordsOf } from '../../domain/told-events.js';
import { type DueLine, NotificationMails, type Recipient } from '../../ports/repositories.js';
import { createHmac } from 'node:crypto';
import {
  type NoticeFacts,
  type NotificationKind,
  notificationKindIds,
} from '../../../../contract/rules/notification-kinds.js';

const linesAtMost = 20;

const on = (until: string | undefined): string | null => (until ? londonWords(new Date(until)) : null);

const moreOf = (count: number | undefined, one: string): string | null =>
  count ? `${count} more ${one}${count === 1 ? '' : 's'}` : null;

type Advice = string | ((facts: NoticeFacts, at: Date) => string);

/** The reader's next action. */
const advice: Partial<Record<ToldEvent, Advice>> = {
  'collab.requested': ({ until }) =>
    `Approve or decline the request ${until ? `by ${on(until)}. After that, it expires.` : 'before it expires.'}`,
  'collab.approved': 'The Collab shows what comes next, and whose turn it is.',
  'collab.declined': 'There’s nothing you need to do. If they gave a reason, you’ll find it on the Collab.',
  'collab.withdrawn': 'There’s nothing you need to do.',
  'collab.expired': 'There’s nothing you need to do. You can request another Collab at any time.',
  'collab.no-show': 'There’s nothing you need to do. The Collab shows what both sides said and what was decided.',
  'collab.no-show-answered': 'There’s nothing you need to do. Our staff will hear both sides and decide.',
  'collab.checked-in': 'The Collab shows the reason, and what’s next.',
  'collab.days-asked': ({ days }) =>
    `They need ${moreOf(days, 'day') ?? 'more days'}. The Collab shows why, and you can agree or refuse there.`,
  'collab.days-given': ({ until }) => `The new date is ${on(until) ?? 'on the Collab'}.`,
  'collab.days-refused': ({ until }, at) =>
    `The due date hasn’t changed: your content ${until && new Date(until) < at ? 'was' : 'is'} due on ${on(until) ?? 'the date on the Collab'}.`,
  'collab.undelivered-answered': 'There’s nothing you need to do. Our staff will hear both sides and decide.',
  'collab.undelivered-settled': 'The Collab shows the decision, and what’s next.',
  'collab.bill-contested': 'There’s nothing you need to do. Our staff will hear both sides and decide.',
  'collab.bill-settled': ({ giftPence }) =>
    `The gift’s value is now ${giftPence === undefined ? 'updated to match' : formatPence(giftPence)}. The Collab shows the decision and the reason.`,
  'collab.address-given': 'You’ll find the address on the Collab. Send the product, then mark it there as sent.',
  'collab.dispatched': 'When it arrives, let them know on the Collab.',
  'deliverable.submitted': ({ until }) => `Approve it or suggest changes${until ? ` by ${on(until)}` : ''}.`,
  'deliverable.published': 'The Collab shows what was published, and where.',
  'deliverable.removed': 'There’s nothing you need to do. The dossier has the date.',
  'deliverable.removed-early':
    'The Collab says how long the post was to stay up. If it came down by mistake, the creator can make it public again.',
  'deliverable.label-lost':
    'Ads must be clearly labelled, so the label has to be added again. The dossier has the caption before and after.',
  'deliverable.caption-changed': 'It’s still clear that it’s an ad. The dossier has the caption before and after.',
  'metrics.screenshot-asked': ({ until }) =>
    `Stories disappear after 24 hours, and we can’t read this one’s numbers. Take a screenshot of its insights${until ? ` by ${on(until)}` : ''}, and upload it on the Collab.`,
  'deliverable.approved': ({ approvedBy }) => {
    if (!approvedBy) return 'You can publish it now, then add the link to your post on the Collab.';
    const why =
      approvedBy === 'time' ? 'You didn’t answer in time, so we approved it automatically' : 'Our team approved it';
    return `${why}. The creator can publish it now.`;
  },
  'deliverable.sent-back': 'See what to change, then submit a new version.',
  'deliverable.renewal-asked': ({ months }) =>
    `They’d like ${moreOf(months, 'month') ?? 'more time'}. It’s your choice: agree or decline on the Collab.`,
  'deliverable.renewal-agreed': ({ until }) => `You can use it until ${on(until) ?? 'the new date on the Collab'}.`,
  'deliverable.renewal-declined': ({ until }, at) =>
    until && new Date(until) < at
      ? `Your right to use it ended on ${on(until)}.`
      : `You can use it until ${on(until) ?? 'the date on the Collab'}.`,
  'deliverable.taken-down': 'The Collab shows their evidence. If you still find your content in use, report it there.',
  'deliverable.use-reported':
    'Take it down and confirm that on the Collab. If the report is wrong, our staff will see that: they check every report.',
  'deliverable.use-upheld': 'The Collab shows the reason. The brand has to confirm that the content is down.',
  'deliverable.use-dismissed': 'There’s nothing you need to do. The Collab shows the reason.',
  'collab.gift-corrected': ({ giftPence }) =>
    `${giftPence === undefined ? 'The Collab shows the new value and the reason.' : `It’s now ${formatPence(giftPence)}. The Collab shows the reason.`} Your gift statement has been updated too.`,
  'connection.kept-away':
    'If the account is yours, ask our team to look: your profile editor has a button for it. We check again every day.',
  'account-sign.decided': 'Your profile editor shows the decision and the reason, under Socials.',
  'message.sent': 'Read it and answer in your chats.',
};

export function adviceOn({ eventName, facts, createdAt }: DueLine): string[] {
  const words = advice[eventName as ToldEvent] ?? 'Open the Collab to see what’s next.';
  return [typeof words === 'string' ? words : words(facts, createdAt), ...creditWords(facts)];
}

/** For the brand whose credit was returned when a Collab ended. */
function creditWords({ creditUntil }: NoticeFacts): string[] {
  if (creditUntil === undefined) return [];
  return [
    creditUntil === null
      ? 'You have your credit back. It doesn’t expire.'
      : `You have your credit back. Use it by ${on(creditUntil)}, when your plan’s month ends. It doesn’t carry over.`,
  ];
}

/** The notification's target page, for the profile concerned. */
export function addressOf(publicUrl: string, { subjectType, subjectId, otherUid, profileUid }: DueLine): string {
  const pages: Readonly<Record<DueLine['subjectType'], string>> = {
    collab: `collabs/${subjectId}`,
    conversation: `chats?with=${otherUid ?? 'support'}`,
    connection: 'influencer/profile-editor?section=socials',
  };
  return forProfile(`${publicUrl}/app/${pages[subjectType]}`, profileUid);
}

const buttons: Readonly<Record<DueLine['subjectType'], string>> = {
  collab: 'Open the Collab',
  conversation: 'Open the chat',
  connection: 'Open your profile',
};

/** "Casa Olmo", "Casa Olmo and Ember", "Casa Olmo and others". */
function fewNames(lines: readonly DueLine[]): string {
  const [first, second, ...others] = new Set(lines.map(({ otherName }) => otherName));
  if (!second) return first!;
  return `${first} and ${others.length > 0 ? 'others' : second}`;
}

/** Emails notifications. A message's text isn't included: it is read where it can be deleted. */
export class LetterNotificationMails extends NotificationMails {
  constructor(
    private readonly mailer: Mailer,
    private readonly publicUrl: string,
    private readonly tokens: UnsubscribeTokens,
  ) {
    super();
  }

  async send(to: Recipient, lines: readonly DueLine[]): Promise<void> {
    await this.mailer.send(this.letterOf(to, lines));
  }

  /** One notification is its own email; several become one email with a list. */
  private letterOf(to: Recipient, lines: readonly DueLine[]): Letter {
    const [first] = lines as readonly [DueLine, ...DueLine[]];
    return lines.length === 1 ? this.single(to, first) : this.digest(to, lines);
  }

  private single(to: Recipient, line: DueLine): Letter {
    const words = wordsOf(line.eventName, line.otherName, line.facts);
    return {
      id: 'notifications.one',
      to: to.email,
      subject: words,
      heading: words,
      paragraphs: adviceOn(line),
      button: {
        label: buttons[line.subjectType],
        url: addressOf(this.publicUrl, line),
      },
      unsubscribe: this.unsubscribe(to, line.kind),
    };
  }

  private digest(to: Recipient, lines: readonly DueLine[]): Letter {
    const times = new Map<string, number>();
    for (const { eventName, otherName, facts } of lines) {
      const words = wordsOf(eventName, otherName, facts);
      times.set(words, (times.get(words) ?? 0) + 1);
    }
    const shown = [...times].slice(0, linesAtMost);
    const more = lines.length - shown.reduce((sum, [, count]) => sum + count, 0);
    return {
      id: 'notifications.digest',
      to: to.email,
      subject: `${lines.length} updates from ${fewNames(lines)}`,
      heading: `${lines.length} updates for you`,
      paragraphs: [`Hello ${to.name}, here’s what’s new:`],
      list: [
        ...shown.map(([words, count]) => (count > 1 ? `${words} (${count} times)` : words)),
        ...(more > 0 ? [`And ${more} more.`] : []),
      ],
      button: { label: 'Open Tastemaker', url: forProfile(`${this.publicUrl}/app`, lines[0]!.profileUid) },
      unsubscribe: this.unsubscribe(to, 'everything'),
    };
  }

  private unsubscribe({ userId }: Recipient, kind: DueLine['kind'] | 'everything'): NonNullable<Letter['unsubscribe']> {
    const token = this.tokens.make({ userId, kind });
    return {
      page: `${this.publicUrl}/unsubscribe?token=${token}`,
      oneClick: `${this.publicUrl}/api/v1/unsubscribe/${token}`,
    };
  }
}

const { brand, handle, id, now } = madeUp;
const names = (Object.keys(told) as ToldEvent[]).filter((name) => !hasLetter(name));

const until = madeUp.visit.toISOString();
const samples: Partial<Record<ToldEvent, NoticeFacts>> = {
  'collab.requested': { until },
  'collab.declined': { creditUntil: until },
  'collab.days-asked': { days: 5 },
  'collab.days-given': { days: 5, until },
  'collab.days-refused': { until },
  'collab.bill-settled': { giftPence: 8_000 },
  'collab.gift-corrected': { giftPence: 8_000 },
  'deliverable.submitted': { until },
  'metrics.screenshot-asked': { until },
  'deliverable.renewal-asked': { months: 3 },
  'deliverable.renewal-agreed': { until },
  'deliverable.renewal-declined': { until },
};

const lineOf = (eventName: ToldEvent): DueLine => {
  const { kind, only }: Told = told[eventName];
  return {
    id,
    userId: id,
    eventId: id,
    eventName,
    kind,
    profileUid: id,
    otherUid: id,
    otherName: only === 'brand' ? `@${handle}` : brand,
    subjectType: subjectOf(eventName),
    subjectId: id,
    facts: samples[eventName] ?? {},
    createdAt: now,
    inApp: true,
    readAt: null,
    mailAt: null,
  };
};

/** Emails about events: each on its own, and all combined. */
export class NotificationLetterSamples {
  constructor(catalogue: LetterCatalogue, publicUrl: string, tokens: UnsubscribeTokens) {
    catalogue.add(async (mailer, reader) => {
      const mails = new LetterNotificationMails(mailer, publicUrl, tokens);
      for (const name of names) await mails.send(reader, [lineOf(name)]);
      await mails.send(reader, names.map(lineOf));
    });
  }
}

/** What an unsubscribe link turns off: one person's emails of one kind, or of every kind. */
export type Unsubscription = Readonly<{ userId: string; kind: NotificationKind | 'everything' }>;

const isKind = (text: string): text is Unsubscription['kind'] =>
  text === 'everything' || notificationKindIds.some((kind) => kind === text);

/** Signed, so that nobody can unsubscribe others; without expiry, so that links in old emails work. */
export class UnsubscribeTokens {
  constructor(private readonly secrets: Secrets) {}

  make({ userId, kind }: Unsubscription): string {
    return `${userId}.${kind}.${this.signatures(userId, kind)[0]}`;
  }

  /** Null for an invalid signature. */
  read(token: string): Unsubscription | null {
    const [userId = '', kind = '', signature = ''] = token.split('.');
    if (!isKind(kind)) return null;
    return this.signatures(userId, kind).some((ours) => isSame(ours, signature)) ? { userId, kind } : null;
  }

  private signatures(userId: string, kind: string): [string, ...string[]] {
    const text = `unsubscribe:${userId}:${kind}`;
    return forEachSecret(this.secrets, (secret) => createHmac('sha256', secret).update(text).digest('base64url'));
  }
}
