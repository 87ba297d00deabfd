import { Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentActor, ForStaff } from '../../../../shared/http/policy.js';
import { type Actor, mayAsStaff } from '../../../../shared/kernel/index.js';
import { type Letter, LetterCatalogue, type LetterSample, Mailer, mailOf } from '../../../../shared/mail/index.js';
import { PeopleApi } from '../../../identity/index.js';
import { notificationErrors } from '../../domain/notification.errors.js';
import { MailPreviewView, MailTemplateList, TestMailView } from './mail-templates.dto.js';

@ApiTags('staff')
@Controller('api/v1/admin/mail-templates')
export class MailTemplatesController {
  constructor(
    private readonly catalogue: LetterCatalogue,
    private readonly people: PeopleApi,
    private readonly mailer: Mailer,
  ) {}

  /** Every mail that the product sends, with made-up names. */
  @Get()
  @ForStaff('look')
  @ApiOperation({ operationId: 'staffListMailTemplates', summary: 'The mails' })
  @ApiOkResponse({ type: MailTemplateList })
  async list(@CurrentActor() actor: Actor): Promise<MailTemplateList> {
    const samples = await this.samplesFor(actor);
    const items = samples.map(({ id, area, kind, letter }) => ({ id, area, kind, subject: letter.subject }));
    return { items, mayTest: mayAsStaff(actor, 'mail.test') };
  }

  /** One mail as it would go out, with made-up names. Problem: notifications/no-such-template. */
  @Get(':name')
  @ForStaff('look')
  @ApiOperation({ operationId: 'staffPreviewMail', summary: 'Look at a mail' })
  @ApiOkResponse({ type: MailPreviewView })
  async preview(@CurrentActor() actor: Actor, @Param('name') name: string): Promise<MailPreviewView> {
    const letter = await this.letterFor(actor, name);
    const { html, text } = await mailOf(letter);
    const attachments = (letter.attachments ?? []).map(({ filename }) => filename);
    return { id: name, subject: letter.subject, html, text, attachments };
  }

  /** Sends it to the person who asks. Problem: notifications/no-such-template. */
  @Post(':name/test')
  @HttpCode(200)
  @ForStaff('mail.test')
  @ApiOperation({ operationId: 'staffSendTestMail', summary: 'Send oneself a test' })
  @ApiOkResponse({ type: TestMailView })
  async test(@CurrentActor() actor: Actor, @Param('name') name: string): Promise<TestMailView> {
    const { email } = await this.people.get(actor.userId);
    await this.mailer.send({ ...(await this.letterFor(actor, name)), to: email });
    return { sentTo: email };
  }

  private async samplesFor({ userId }: Actor): Promise<LetterSample[]> {
    const { email, name } = await this.people.get(userId);
    return this.catalogue.samplesFor({ userId, email, name });
  }

  private async letterFor(actor: Actor, id: string): Promise<Letter> {
    const sample = (await this.samplesFor(actor)).find((each) => each.id === id);
    if (!sample) throw notificationErrors.noSuchTemplate(id);
    return sample.letter;
  }
}
