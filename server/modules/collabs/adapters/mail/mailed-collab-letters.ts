import type { Config } from '../../../../config.js';
import { calendarFile, type Mail, mailFrom, type Mailer } from '../../../../shared/mail/index.js';
import type { IdentityApi } from '../../../identity/index.js';
import { hoursAfter } from '../../domain/timings.js';
import { CollabLetters, type CollabNews } from '../../ports/collab-letters.js';
import type { CollabRecord } from '../../ports/collab.queries.js';
import { type ReaderSide, wordsFor } from './collab-letters-text.js';

/** For how long a visit is put into the diary. */
const visitHours = 2;

type Reader = Readonly<{ email: string; name: string }>;

/** Writes to everybody who stands behind either side. */
export class MailedCollabLetters extends CollabLetters {
  constructor(
    private readonly mailer: Mailer,
    private readonly identity: Pick<IdentityApi, 'membersOf'>,
    private readonly config: Pick<Config, 'publicUrl' | 'supportEmail'>,
  ) {
    super();
  }

  async tell(news: CollabNews, record: CollabRecord): Promise<void> {
    const { brandId, influencerId } = record.collab;
    await this.tellSide(news, record, 'brand', await this.identity.membersOf(brandId));
    await this.tellSide(news, record, 'influencer', await this.identity.membersOf(influencerId));
  }

  private async tellSide(
    news: CollabNews,
    record: CollabRecord,
    side: ReaderSide,
    readers: readonly Reader[],
  ): Promise<void> {
    const words = wordsFor(news, record, side);
    if (!words) return;
    const { button, ...letter } = words;
    const url = `${this.config.publicUrl}/app/collabs/${record.collab.id}`;
    for (const reader of readers) {
      const mail = mailFrom({ ...letter, to: reader.email, button: { label: button, url } });
      await this.mailer.send({ ...mail, ...this.calendarFor(news, record, reader, url) });
    }
  }

  /** The visit as it stands now, or that it does not any more: always the same entry, each time a newer one. */
  private calendarFor(
    news: CollabNews,
    { collab, brand, influencer }: CollabRecord,
    guest: Reader,
    url: string,
  ): Pick<Mail, 'attachments'> {
    const isOff = news.kind === 'cancelled' || news.kind === 'time-asked';
    const startsAt = isOff ? news.visitWasAt : collab.visitAt;
    if (!startsAt || !(isOff || news.kind === 'scheduled' || news.kind === 'moved')) return {};
    const method = isOff ? 'CANCEL' : 'REQUEST';
    const content = calendarFile(method, {
      uid: `visit-${collab.id}@${new URL(this.config.publicUrl).hostname}`,
      sequence: collab.version,
      writtenAt: collab.updatedAt,
      startsAt,
      endsAt: hoursAfter(startsAt, visitHours),
      summary: `${influencer.name} at ${brand.name}`,
      description: `${collab.terms.title}. To move or cancel it, open the Collab: ${url}`,
      location: collab.terms.venue,
      url,
      organiser: { name: 'Tastemaker', email: this.config.supportEmail },
      guest,
    });
    return {
      attachments: [{ filename: 'visit.ics', contentType: `text/calendar; charset=utf-8; method=${method}`, content }],
    };
  }
}
