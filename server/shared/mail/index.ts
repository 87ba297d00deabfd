export { type CalendarEntry, calendarFile, type CalendarMethod } from './calendar-file.js';
export { type Letter, mailFrom } from './letter.js';
export { type Attachment, type Mail, Mailer } from './mailer.js';
export { SmtpMailer } from './smtp-mailer.js';
