import { ApiProperty } from '@nestjs/swagger';

export class MailTemplateView {
  id: string;
  /** Its subject, with made-up names. */
  name: string;
}

export class MailTemplateList {
  @ApiProperty({ type: [MailTemplateView] })
  items: MailTemplateView[];
}

export class MailPreviewView {
  id: string;
  subject: string;
  /** As mail programs show it. */
  html: string;
  /** The same for readers without HTML. */
  text: string;
}

export class TestMailView {
  /** Where the test went. */
  sentTo: string;
}
