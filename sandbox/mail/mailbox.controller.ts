import { Controller, Delete, Get, Header, HttpCode, Query } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { DomainError, Public } from '../product.js';
import { type CaughtMail, CaughtMails } from './caught-mails.js';
import { mailboxPage, mailboxStyles } from './mailbox-page.js';

/** Emails have their own styles and pictures, never scripts: they are shown in a frame that inherits this policy. */
const onlyStyledText = [
  "default-src 'none'",
  "style-src 'self' 'unsafe-inline'",
  'img-src http: https: data:',
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

const asText = (value: unknown, name: string): string | undefined => {
  if (value === undefined || typeof value === 'string') return value?.trim() || undefined;
  throw new DomainError('invalid', 'request/invalid', 'Please correct the marked fields.', {
    errors: { [name]: 'Give this once.' },
  });
};

/**
 * The product's emails, in an environment without a mail server: a page for people, JSON for tests. Never in
 * production.
 */
@ApiExcludeController()
@Public('any')
@Controller('sandbox')
export class MailboxController {
  constructor(private readonly mails: CaughtMails) {}

  /** The mailbox page: `to` searches addresses, `id` opens an email, by default the newest. */
  @Get('mail')
  @Header('content-type', 'text/html; charset=utf-8')
  @Header('content-security-policy', onlyStyledText)
  @Header('cache-control', 'no-store')
  async page(@Query('to') to: unknown, @Query('id') id: unknown): Promise<string> {
    const search = asText(to, 'to') ?? '';
    return mailboxPage({ mails: await this.mails.search(search), search, openId: asText(id, 'id') });
  }

  @Get('mailbox.css')
  @Header('content-type', 'text/css; charset=utf-8')
  @Header('cache-control', 'no-cache')
  styles(): string {
    return mailboxStyles;
  }

  /** Newest first, at most 500; with `to` only emails to that address. */
  @Get('api/mail')
  @Header('cache-control', 'no-store')
  list(@Query('to') to: unknown): Promise<CaughtMail[]> {
    return this.mails.to(asText(to, 'to'));
  }

  /** Empties the mailbox. */
  @Delete('api/mail')
  @HttpCode(204)
  clear(): Promise<void> {
    return this.mails.clear();
  }
}
