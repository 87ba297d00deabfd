import nodemailer, { type SendMailOptions } from 'nodemailer';
import type pg from 'pg';
import { freshDatabase, poolOf } from '../../test/support/database.js';
import { CaughtMails } from './caught-mails.js';
import { type MailCatcher, startMailCatcher } from './mail-catcher.js';
import { StartupFault } from '../startup-fault.js';

describe('the mail catcher', () => {
  let database: Awaited<ReturnType<typeof freshDatabase>>;
  let pool: pg.Pool;
  let catcher: MailCatcher;
  let mails: CaughtMails;

  beforeAll(async () => {
    database = await freshDatabase();
    pool = poolOf(database.url);
    catcher = await startMailCatcher({ pool, port: 0 });
    mails = new CaughtMails(pool);
  });
  afterEach(() => mails.clear());
  afterAll(async () => {
    await catcher.stop();
    await pool.end();
    await database.drop();
  });

  const send = (more: SendMailOptions) =>
    nodemailer.createTransport(catcher.url).sendMail({
      from: 'Tastemaker <hello@tastemaker.test>',
      to: 'ann@example.test',
      subject: 'Your sign-in link',
      text: 'Open https://example.test/x',
      html: '<p>Open <a href="https://example.test/x">the link</a></p>',
      ...more,
    });

  it('keeps a mail with its words in every alphabet', async () => {
    await send({ subject: 'Zoë’s crêpes 🥞', text: 'Żółć 日本' });

    const [mail] = await mails.to('ann@example.test');
    expect(mail).toMatchObject({
      to: 'ann@example.test',
      from: 'hello@tastemaker.test',
      subject: 'Zoë’s crêpes 🥞',
      text: 'Żółć 日本',
      html: expect.stringContaining('href="https://example.test/x"'),
    });
    expect(mail?.receivedAt).toBeInstanceOf(Date);
  });

  it('knows an international domain in either form', async () => {
    await send({ to: 'gast@xn--mnchen-3ya.test' });

    for (const address of ['gast@münchen.test', 'gast@xn--mnchen-3ya.test'])
      expect(await mails.to(address)).toMatchObject([{ to: 'gast@xn--mnchen-3ya.test' }]);
  });

  it('shows the newest first, of one address only, whatever its case', async () => {
    await send({ subject: 'first' });
    await send({ subject: 'for Ben', to: 'ben@example.test' });
    await send({ subject: 'second', to: 'Ann@Example.test' });

    expect((await mails.to('ANN@example.test')).map(({ subject }) => subject)).toEqual(['second', 'first']);
    expect(await mails.to()).toHaveLength(3);
    expect(await mails.search('ben@')).toHaveLength(1);
  });

  it('puts a mail to two people in both boxes', async () => {
    await send({ to: 'ann@example.test, ben@example.test' });

    expect(await mails.to('ann@example.test')).toHaveLength(1);
    expect(await mails.to('ben@example.test')).toHaveLength(1);
  });

  it('keeps what is attached', async () => {
    const content = 'SUMMARY:Zoë';
    await send({ attachments: [{ filename: 'call.ics', contentType: 'text/calendar; charset=utf-8', content }] });

    const [mail] = await mails.to('ann@example.test');
    expect(mail?.attachments).toMatchObject([{ filename: 'call.ics', contentType: 'text/calendar' }]);
    expect(Buffer.from(mail!.attachments[0]!.content, 'base64').toString()).toContain(content);
  });

  it('refuses for now what it cannot store, so that the product tries again', async () => {
    await pool.query('alter table sandbox.mails rename to away');
    try {
      await expect(send({})).rejects.toMatchObject({ responseCode: 451 });
    } finally {
      await pool.query('alter table sandbox.away rename to mails');
    }
    expect(await mails.to()).toEqual([]);
  });

  it('says clearly that its port is taken', async () => {
    const port = Number(new URL(catcher.url).port);
    await expect(startMailCatcher({ pool, port })).rejects.toThrow(StartupFault);
  });
});
