import { Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentActor, ForStaff } from '../../../../shared/http/policy.js';
import type { Actor } from '../../../../shared/kernel/index.js';
import { LetterCatalogue, type LetterSample, Mailer, mailOf } from '../../../../shared/mail/index.js';
import { type RowList, RowListController } from '../../../../shared/staff-list/index.js';
import { PeopleApi } from '../../../identity/index.js';
import { notificationErrors } from '../../domain/notification.errors.js';
import { MailPreviewView, MailTemplateView, TestMailView } from './notifications.dto.js';

const templateList: RowList<MailTemplateView> = {
  resource: 'mail-templates',
  row: MailTemplateView,
  names: { one: 'MailTemplate', many: 'MailTemplates' },
  titles: { one: 'an email template', many: 'email templates' },
  members: ['id', 'area', 'kind', 'subject'],
  notFound: notificationErrors.noSuchTemplate,
};

const toTemplate = ({ id, area, kind, letter }: LetterSample): MailTemplateView => ({
  ...{ id, area, kind, subject: letter.subject },
});

@ApiTags('staff')
@Controller(`api/v1/admin/${templateList.resource}`)
export class MailTemplatesController extends RowListController(templateList) {
  constructor(
    private readonly catalogue: LetterCatalogue,
    private readonly people: PeopleApi,
    private readonly mailer: Mailer,
  ) {
    super();
  }

  /** Returns an email as we'd send it, with made-up names. Problem: notifications/no-such-template. */
  @Get(':id')
  @ForStaff('look')
  @ApiOperation({ operationId: 'staffPreviewMail', summary: 'Preview an email' })
  @ApiOkResponse({ type: MailPreviewView })
  override async get(@CurrentActor() actor: Actor, @Param('id') id: string): Promise<MailPreviewView> {
    const sample = await this.sample(actor, id);
    const { html, text } = await mailOf(sample.letter);
    const attachments = (sample.letter.attachments ?? []).map(({ filename }) => filename);
    return { ...toTemplate(sample), html, text, attachments };
  }

  /** Sends the email to you. Problem: notifications/no-such-template. */
  @Post(':id/test')
  @HttpCode(200)
  @ForStaff('mail.test')
  @ApiOperation({ operationId: 'staffSendTestMail', summary: 'Send yourself a test email' })
  @ApiOkResponse({ type: TestMailView })
  async test(@CurrentActor() actor: Actor, @Param('id') id: string): Promise<TestMailView> {
    const { email } = await this.people.get(actor.userId);
    await this.mailer.send({ ...(await this.sample(actor, id)).letter, to: email });
    return { sentTo: email };
  }

  protected override async rows(actor: Actor): Promise<MailTemplateView[]> {
    return (await this.samplesFor(actor)).map(toTemplate);
  }

  private async samplesFor({ userId }: Actor): Promise<LetterSample[]> {
    const { email, name } = await this.people.get(userId);
    return this.catalogue.samplesFor({ userId, email, name });
  }

  private async sample(actor: Actor, id: string): Promise<LetterSample> {
    const sample = (await this.samplesFor(actor)).find((each) => each.id === id);
    if (!sample) throw notificationErrors.noSuchTemplate(id);
    return sample;
  }
}
