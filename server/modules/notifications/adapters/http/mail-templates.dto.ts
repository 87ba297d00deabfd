export class MailTemplateView {
  id: string;
  /** The heading under which staff find it. */
  area: string;
  /** The name that staff use. Several emails of one kind go to different sides, or follow each other. */
  kind: string;
  /** With made-up names. */
  subject: string;
}

export class MailPreviewView extends MailTemplateView {
  /** As email programs show it. */
  html: string;
  /** The same without HTML. */
  text: string;
  /** The names of the attached files. */
  attachments: string[];
}

export class TestMailView {
  /** The address the test was sent to. */
  sentTo: string;
}
