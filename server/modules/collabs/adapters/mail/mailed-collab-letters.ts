import type { Config } from '../../../../config.js';
import { forProfile } from '../../../../contract/rules/portal-paths.js';
import { visitNotesOf } from '../../../../contract/terms.js';
import { venueInCity } from '../../../../contract/way-there.js';
import {
  calendarFile,
  type Letter,
  type Mailer,
  type SupportAddress,
  visitUid,
} from '../../../../shared/mail/index.js';
import type { IdentityApi } from '../../../identity/index.js';
import { hoursAfter } from '../../domain/timings.js';
import { CollabLetters, type CollabNews, sidesConcerned } from '../../ports/collab-letters.js';
import type { CollabRecord } from '../../ports/repositories.js';
import { ticketFor, wordsFor } from './collab-letters-text.js';
import type { ReaderSide } from './content-letters-text.js';

/** The duration of a visit in the calendar entry. */
const visitHours = 2;

type Reader = Readonly<{ email: string; name: string }>;

/** Emails everyone on either side. */
export class MailedCollabLetters extends CollabLetters {
  constructor(
    private readonly mailer: Mailer,
    private readonly identity: Pick<IdentityApi, 'membersOf'>,
    private readonly support: SupportAddress,
    private readonly config: Pick<Config, 'publicUrl'>,
  ) {
    super();
  }

  async tell(news: CollabNews, record: CollabRecord): Promise<void> {
    for (const side of sidesConcerned(news, record))
      await this.tellSide(news, record, side, await this.identity.membersOf(record[side].id));
  }

  private async tellSide(
    news: CollabNews,
    record: CollabRecord,
    side: ReaderSide,
    readers: readonly Reader[],
  ): Promise<void> {
    const { button, ...letter } = wordsFor(news, record, side);
    const us = await this.support.email();
    const url = forProfile(`${this.config.publicUrl}/app/collabs/${record.collab.id}`, record[side].id);
    for (const reader of readers)
      await this.mailer.send({
        ...letter,
        id: `collabs.${news.kind}`,
        to: reader.email,
        ticket: ticketFor(record, side),
        button: { label: button, url },
        ...this.calendarFor(news, record, reader, { url, us }),
      });
  }

  /** The current visit, or its cancellation: always the same calendar UID, with a higher sequence number. */
  private calendarFor(
    news: CollabNews,
    { collab, brand, influencer }: CollabRecord,
    guest: Reader,
    { url, us }: Readonly<{ url: string; us: string }>,
  ): Pick<Letter, 'attachments'> {
    const isOff = news.kind === 'cancelled' || news.kind === 'time-asked';
    const startsAt = isOff ? news.visitWasAt : collab.visitAt;
    if (!startsAt || !(isOff || news.kind === 'scheduled' || news.kind === 'moved')) return {};
    const method = isOff ? 'CANCEL' : 'REQUEST';
    const content = calendarFile(method, {
      uid: visitUid(collab.id, new URL(this.config.publicUrl).hostname),
      sequence: collab.version,
      writtenAt: collab.updatedAt,
      startsAt,
      endsAt: hoursAfter(startsAt, visitHours),
      summary: `${influencer.name} at ${brand.name}`,
      description: [
        `${collab.terms.title}. To move or cancel it, open the Collab: ${url}`,
        ...visitNotesOf(collab.terms).map(({ label, value }) => `${label}: ${value}`),
      ].join('\n'),
      location: venueInCity(collab.terms),
      url,
      organiser: { name: 'Tastemaker', email: us },
      guest,
    });
    return {
      attachments: [{ filename: 'visit.ics', contentType: `text/calendar; charset=utf-8; method=${method}`, content }],
    };
  }
}
