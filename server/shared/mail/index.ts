export {
  type CalendarEntry,
  calendarFile,
  type CalendarMethod,
  publishedCalendar,
  type PublishedEntry,
  visitUid,
} from './calendar-file.js';
export {
  type Attachment,
  type Fact,
  type Letter,
  type LetterPart,
  type LetterTicket,
  testLetter,
  londonDay,
  londonWords,
} from './letter.js';
export {
  LetterCatalogue,
  type LetterSample,
  madeUp,
  type SampleReader,
  type WritesSamples,
} from './letter-catalogue.js';
export { type Mail, mailOf } from './mail.js';
export { Mailer, type MailRefusal, SupportAddress } from './mailer.js';
export { SmtpMailer, transportTo } from './smtp-mailer.js';
export { MailPersonalData } from './mail-personal-data.js';
