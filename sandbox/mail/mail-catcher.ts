import type { AddressInfo } from 'node:net';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type pg from 'pg';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { CaughtMails } from './caught-mails.js';
import { prepareSandbox } from '../sandbox-schema.js';
import { StartupFault } from '../startup-fault.js';

const largestMail = 25 * 1024 * 1024;

export type MailCatcher = {
  /** `smtp://127.0.0.1:<port>`, for the product's only mail adapter. */
  url: string;
  stop(): Promise<void>;
};

/**
 * An SMTP server on the loopback that stores emails, for the mailbox page and for tests. It accepts an email only after
 * its rows are committed. Port 0 takes a free one.
 * @throws StartupFault when the port is taken
 */
export async function startMailCatcher({ pool, port }: { pool: pg.Pool; port: number }): Promise<MailCatcher> {
  await prepareSandbox(pool);
  const mails = new CaughtMails(pool);
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    size: largestMail,
    closeTimeout: 1_000,
    onData: (stream, session, accepted) => {
      const recipients = session.envelope.rcptTo.map(({ address }) => address);
      const sender = session.envelope.mailFrom ? session.envelope.mailFrom.address : '';
      keep(mails, recipients, sender, stream).then(
        () => accepted(),
        (error: unknown) => accepted(Object.assign(new Error(`Not stored: ${String(error)}`), { responseCode: 451 })),
      );
    },
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', (cause) =>
      reject(new StartupFault(`The sandbox's mail port ${port} cannot be used.`, { cause })),
    );
    server.listen(port, '127.0.0.1', resolve);
  });
  server.on('error', () => undefined); // a client that disconnects midway is not our problem
  const { port: taken } = server.server.address() as AddressInfo;
  return { url: `smtp://127.0.0.1:${taken}`, stop: () => new Promise((resolve) => server.close(resolve)) };
}

async function keep(mails: CaughtMails, recipients: string[], sender: string, stream: Readable): Promise<void> {
  const mail = await PostalMime.parse(await buffer(stream), { attachmentEncoding: 'base64' });
  await mails.add(recipients, {
    from: mail.from?.address ?? sender,
    subject: mail.subject ?? '',
    text: mail.text ?? '',
    html: mail.html ?? '',
    attachments: mail.attachments.map(({ filename, mimeType, content }) => ({
      filename: filename ?? 'attachment',
      contentType: mimeType,
      content: content as string,
    })),
  });
}
