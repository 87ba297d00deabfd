export class MailTemplateView {
  id: string;
  /** Under which heading staff find it. */
  area: string;
  /** What staff call it. Several of one kind are for either side, or one after the other. */
  kind: string;
  /** With made-up names. */
  subject: string;
}

export class MailPreviewView extends MailTemplateView {
  /** As mail programs show it. */
  html: string;
  /** The same for readers without HTML. */
  text: string;
  /** The names of the files that come with it. */
  attachments: string[];
}

export class TestMailView {
  /** Where the test went. */
  sentTo: string;
}
