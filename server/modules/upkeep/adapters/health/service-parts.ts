import { randomUUID } from 'node:crypto';
import { access } from 'node:fs/promises';
import path from 'node:path';
import nodemailer from 'nodemailer';
import type { Config } from '../../../../config.js';
import type { S3Config } from '../../../../outside-config.js';
import { transportTo } from '../../../../shared/mail/index.js';
import { type DataFolder, isDiskFull } from '../../../../shared/storage/data-folder.js';
import { type HealthPart, judgeSpace, unwell, well } from '../../domain/health.js';
import { patienceMs, wordsOf } from './site.js';

const document = path.resolve('docs/openapi.json');
const laterBySandbox = 'stood in for by the sandbox, once npm start runs';

/** Whether the mail server accepts our credentials; nothing is sent. */
export async function mailPart({ smtpUrl }: Config): Promise<HealthPart> {
  if (!smtpUrl) return well('Mail', laterBySandbox);
  const server = new URL(smtpUrl).host; // the URL itself may contain a password
  const patience = { connectionTimeout: patienceMs, greetingTimeout: patienceMs, socketTimeout: patienceMs };
  const transport = nodemailer.createTransport({ ...transportTo(smtpUrl), ...patience });
  try {
    await transport.verify();
    return well('Mail', `${server} answers`);
  } catch (error) {
    const figure = `${server} cannot be used: ${wordsOf(error)}`;
    return unwell('Mail', 'fault', figure, 'Check SMTP_URL. Until then mails wait in the queue.');
  } finally {
    transport.close();
  }
}

/** Whether files can be written: to the bucket if there is one, and always to the data folder. */
export async function filesParts({ s3 }: Pick<Config, 's3'>, folder: DataFolder): Promise<HealthPart[]> {
  const own = await folderPart(folder);
  return s3 ? [await bucketPart(s3), own] : [own];
}

async function folderPart(folder: DataFolder): Promise<HealthPart> {
  try {
    await folder.tryWriting();
    return judgeSpace(folder.path, await folder.free());
  } catch (error) {
    const figure = `${folder.path} cannot be written: ${wordsOf(error)}`;
    const mend = isDiskFull(error)
      ? 'Free some space on its disk. Until then nothing can be uploaded; everything can still be read.'
      : 'Change its permissions, or set DATA_DIR to another folder.';
    return unwell('Data folder', 'fault', figure, mend);
  }
}

/** Does what uploads do: writes one small object and deletes it. */
async function bucketPart(config: S3Config): Promise<HealthPart> {
  const { bucket } = config;
  const { S3 } = await import('@aws-sdk/client-s3');
  const { s3ClientFor } = await import('../../../../shared/storage/s3.js');
  const s3 = new S3({ ...s3ClientFor(config), maxAttempts: 1 });
  const object = { Bucket: bucket, Key: `health/${randomUUID()}` };
  const abortSignal = AbortSignal.timeout(patienceMs);
  try {
    await s3.putObject({ ...object, Body: 'ok' }, { abortSignal });
    await s3.deleteObject(object, { abortSignal });
    return well('Files', `bucket ${bucket} can be written`);
  } catch (error) {
    const mend = 'Check S3_BUCKET, S3_ENDPOINT and the keys, or what the role of this machine may do.';
    return unwell('Files', 'fault', `bucket ${bucket} cannot be written: ${wordsOf(error)}`, mend);
  } finally {
    s3.destroy();
  }
}

/** Whether the card provider accepts our key. */
export async function cardProviderPart({ production, stripe }: Config): Promise<HealthPart> {
  const name = 'Card provider';
  if (!production && !stripe.apiUrl) return well(name, laterBySandbox);
  const place = stripe.apiUrl ?? 'https://api.stripe.com';
  const { host } = new URL(place);
  const waits = 'Nothing is lost: what it must be told is tried again.';
  try {
    const headers = { authorization: `Bearer ${stripe.secretKey}` };
    const signal = AbortSignal.timeout(patienceMs);
    const { ok, status } = await fetch(`${place}/v1/account`, { headers, redirect: 'error', signal });
    if (ok) return well(name, `${host} knows our key`);
    if (status === 401 || status === 403)
      return unwell(name, 'fault', `${host} does not take our key`, 'Check STRIPE_SECRET_KEY.');
    return unwell(name, 'warning', `${host} answers with ${status}`, `Look at its status page. ${waits}`);
  } catch (error) {
    const figure = `${host} does not answer: ${wordsOf(error)}`;
    return unwell(name, 'warning', figure, `Let the firewall out to it, and look at its status page. ${waits}`);
  }
}

/** The API document, served at its URLs. */
export async function documentPart(): Promise<HealthPart> {
  try {
    await access(document);
    return well('API document', 'docs/openapi.json is there');
  } catch {
    return unwell('API document', 'fault', 'docs/openapi.json is missing', 'Run: npm run openapi');
  }
}
