import { Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentActor, ForStaff } from '../../../../shared/http/policy.js';
import type { Actor } from '../../../../shared/kernel/index.js';
import { Mailer } from '../../../../shared/mail/index.js';
import { PeopleApi } from '../../../identity/index.js';
import { MailTemplates } from '../mail/mail-templates.js';
import { MailPreviewView, MailTemplateList, TestMailView } from './mail-templates.dto.js';

@ApiTags('staff')
@Controller('api/v1/admin/mail-templates')
export class MailTemplatesController {
  constructor(
    private readonly templates: MailTemplates,
    private readonly people: PeopleApi,
    private readonly mailer: Mailer,
  ) {}

  /** Every mail that tells people what has happened. */
  @Get()
  @ForStaff('look')
  @ApiOperation({ operationId: 'staffListMailTemplates', summary: 'The mails' })
  @ApiOkResponse({ type: MailTemplateList })
  list(): MailTemplateList {
    return { items: this.templates.list() };
  }

  /** One mail as it would go out, with made-up names. Problem: notifications/no-such-template. */
  @Get(':name')
  @ForStaff('look')
  @ApiOperation({ operationId: 'staffPreviewMail', summary: 'Look at a mail' })
  @ApiOkResponse({ type: MailPreviewView })
  async preview(@CurrentActor() { userId }: Actor, @Param('name') name: string): Promise<MailPreviewView> {
    const { subject, html, text } = this.templates.mailOf(name, await this.people.get(userId));
    return { id: name, subject, html, text };
  }

  /** Sends it to the person who asks. Problem: notifications/no-such-template. */
  @Post(':name/test')
  @HttpCode(200)
  @ForStaff('mail.test')
  @ApiOperation({ operationId: 'staffSendTestMail', summary: 'Send oneself a test' })
  @ApiOkResponse({ type: TestMailView })
  async test(@CurrentActor() { userId }: Actor, @Param('name') name: string): Promise<TestMailView> {
    const person = await this.people.get(userId);
    await this.mailer.send(this.templates.mailOf(name, person));
    return { sentTo: person.email };
  }
}
