export { type CalendarEntry, calendarFile, type CalendarMethod } from './calendar-file.js';
export type { Attachment, Letter, LetterTicket } from './letter.js';
export { LetterCatalogue, type LetterSample, type SampleReader, type WritesSamples } from './letter-catalogue.js';
export { madeUp } from './made-up.js';
export { type Mail, mailOf } from './mail.js';
export { Mailer } from './mailer.js';
export { SmtpMailer } from './smtp-mailer.js';
export { testLetter } from './test-letter.js';
export { MailPersonalData } from './mail-personal-data.js';
