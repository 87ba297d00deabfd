import type { Config } from '../../../../config.js';
import {
  calendarFile,
  type Letter,
  type LetterCatalogue,
  londonWords,
  madeUp,
  type Mailer,
  type SupportAddress,
} from '../../../../shared/mail/index.js';
import { callMinutes } from '../../domain/call-times.js';
import { type Call, callEndsAt } from '../../domain/call.js';
import { CallMails } from '../../ports/neighbours.js';

type News = 'booked' | 'moved' | 'cancelled';

/** The page on which a call can be moved or cancelled. Opening it changes nothing. */
const pageOf = (publicUrl: string, token: string): string => `${publicUrl}/schedule-call?token=${token}`;

const subjects: Record<News, string> = {
  booked: 'Your call with Tastemaker',
  moved: 'Your call with Tastemaker has a new time',
  cancelled: 'Your call with Tastemaker is cancelled',
};

const toGuest = (news: News, call: Call) =>
  ({ id: 'onboarding.call', to: call.email, subject: subjects[news], heading: `Hello ${call.name}` }) as const;

export class LetterCallMails extends CallMails {
  constructor(
    private readonly mailer: Mailer,
    private readonly support: SupportAddress,
    private readonly config: Pick<Config, 'publicUrl'>,
  ) {
    super();
  }

  tell(news: 'booked' | 'moved', call: Call, token: string): Promise<void> {
    return this.sendBoth(news, call, this.invitation(news, call, token));
  }

  tellCancelled(call: Call): Promise<void> {
    return this.sendBoth('cancelled', call, {
      ...toGuest('cancelled', call),
      paragraphs: [
        `Your call on ${londonWords(call.startsAt)} is cancelled.`,
        'You’re welcome to choose another time.',
      ],
      button: { label: 'Choose another time', url: `${this.config.publicUrl}/schedule-call` },
    });
  }

  private async sendBoth(news: News, call: Call, forGuest: Letter): Promise<void> {
    const us = await this.support.email();
    await this.mailer.send(this.withCalendar(forGuest, news, call, us));
    await this.mailer.send(this.withCalendar(this.toOurPeople(news, call, us), news, call, us));
  }

  private invitation(news: 'booked' | 'moved', call: Call, token: string): Letter {
    return {
      ...toGuest(news, call),
      paragraphs: [
        `We’ll speak on ${londonWords(call.startsAt)}.`,
        'Open the attached calendar file to add it to your diary. We’ll send you the link to join before the call.',
      ],
      ticket: {
        facts: [
          { label: 'When', value: londonWords(call.startsAt) },
          { label: 'Length', value: `${callMinutes} minutes` },
        ],
      },
      button: { label: 'Move or cancel the call', url: pageOf(this.config.publicUrl, token) },
      smallPrint: 'If you no longer want this call, please cancel it with the button above.',
    };
  }

  private toOurPeople(news: News, call: Call, us: string): Letter {
    const who = `${call.name}, ${call.company}`;
    const side = call.kind === 'brand' ? 'a brand' : 'an influencer';
    return {
      id: 'onboarding.call-for-us',
      to: us,
      subject: `Call ${news}: ${who}`,
      heading: `Call ${news}`,
      paragraphs: [
        `They’re coming as ${side}.`,
        ...(news === 'cancelled' ? [] : ['Please send them the link to join.']),
      ],
      ticket: {
        facts: [
          { label: 'When', value: londonWords(call.startsAt) },
          { label: 'Who', value: call.name },
          { label: 'Company', value: call.company },
          { label: 'Email', value: call.email },
        ],
      },
    };
  }

  private withCalendar(letter: Letter, news: News, call: Call, us: string): Letter {
    const method = news === 'cancelled' ? 'CANCEL' : 'REQUEST';
    const content = calendarFile(method, {
      uid: `call-${call.id}@${new URL(this.config.publicUrl).hostname}`,
      sequence: call.version,
      writtenAt: call.updatedAt,
      startsAt: call.startsAt,
      endsAt: callEndsAt(call),
      summary: `Tastemaker and ${call.company}`,
      description: `A first call of ${callMinutes} minutes. To move or cancel it, please use the button in our email.`,
      url: `${this.config.publicUrl}/schedule-call`,
      organiser: { name: 'Tastemaker', email: us },
      guest: { name: call.name, email: call.email },
    });
    const attachment = { filename: 'call.ics', contentType: `text/calendar; charset=utf-8; method=${method}`, content };
    return { ...letter, attachments: [attachment] };
  }
}

const { brand, email, id, now, person, token } = madeUp;
const call: Call = {
  id,
  leadId: id,
  profileUid: null,
  kind: 'brand',
  name: person,
  email,
  company: brand,
  startsAt: new Date('2027-03-04T10:30:00Z'),
  state: 'booked',
  tokenHash: '',
  createdAt: now,
  updatedAt: now,
  version: 0,
};

/** Emails about calls, to the guest and our team. */
export class OnboardingLetterSamples {
  constructor(catalogue: LetterCatalogue, support: SupportAddress, config: Pick<Config, 'publicUrl'>) {
    catalogue.add(async (mailer) => {
      const mails = new LetterCallMails(mailer, support, config);
      for (const news of ['booked', 'moved'] as const) await mails.tell(news, call, token);
      await mails.tellCancelled(call);
    });
  }
}
