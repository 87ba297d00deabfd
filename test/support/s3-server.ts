import { createHash, randomUUID } from 'node:crypto';
import http from 'node:http';
import type { AddressInfo } from 'node:net';

type Stored = { content: Buffer; metadata: Record<string, string> };
type Parts = Map<number, Buffer>;
type Answer = { status?: number; headers?: Record<string, string | number>; body?: Buffer | string };
type Asked = { method: string; key: string; query: URLSearchParams; headers: http.IncomingHttpHeaders; body: Buffer };

const etagOf = (content: Buffer) => `"${createHash('md5').update(content).digest('hex')}"`;
const xml = (root: string, inner: string): Answer => ({
  headers: { 'content-type': 'application/xml' },
  body: `<?xml version="1.0" encoding="UTF-8"?><${root} xmlns="http://s3.amazonaws.com/doc/2006-03-01/">${inner}</${root}>`,
});
const fault = (status: number, code: string): Answer => ({
  ...xml('Error', `<Code>${code}</Code><Message>${code}</Message>`),
  status,
});

/** The part of the S3 API needed to store files: https://docs.aws.amazon.com/AmazonS3/latest/API/API_Operations.html */
export class S3Server {
  readonly bucket = 'files';
  readonly credentials = { accessKeyId: 'key-of-a-test', secretAccessKey: 'secret-of-a-test' };
  readonly objects = new Map<string, Stored>();
  readonly uploads = new Map<string, Parts>();
  private readonly server = http.createServer((request, response) => void this.serve(request, response));

  static async start(): Promise<S3Server> {
    const s3 = new S3Server();
    await new Promise<void>((listening) => s3.server.listen(0, '127.0.0.1', listening));
    return s3;
  }

  get config() {
    const { port } = this.server.address() as AddressInfo;
    const { bucket, credentials } = this;
    return { bucket, credentials, region: 'eu-west-2', endpoint: `http://127.0.0.1:${port}` };
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((closed) => this.server.close(closed));
  }

  private async serve(request: http.IncomingMessage, response: http.ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { pathname, searchParams } = new URL(request.url!, 'http://s3');
    const [, bucket, ...rest] = pathname.split('/').map(decodeURIComponent);
    const asked: Asked = {
      method: request.method!,
      key: rest.join('/'),
      query: searchParams,
      headers: request.headers,
      body: plain(Buffer.concat(chunks), request.headers),
    };
    const { status = 200, headers = {}, body = '' } = this.answer(asked, bucket ?? '');
    const length = request.method === 'HEAD' ? {} : { 'content-length': Buffer.byteLength(body) };
    response.writeHead(status, { 'x-amz-request-id': randomUUID(), ...length, ...headers });
    response.end(request.method === 'HEAD' ? undefined : body);
  }

  private answer(asked: Asked, bucket: string): Answer {
    const signed = asked.headers.authorization ?? '';
    if (!signed.includes(`Credential=${this.credentials.accessKeyId}/`)) return fault(403, 'AccessDenied');
    if (bucket !== this.bucket) return fault(404, 'NoSuchBucket');
    if (asked.query.has('uploads')) return this.begin(asked);
    if (asked.query.has('uploadId')) return this.inUpload(asked, asked.query.get('uploadId')!);
    if (asked.query.has('delete')) return this.removeMany(asked);
    return this.onObject(asked);
  }

  private begin({ key }: Asked): Answer {
    const id = randomUUID();
    this.uploads.set(id, new Map());
    return xml('InitiateMultipartUploadResult', `<Bucket>files</Bucket><Key>${key}</Key><UploadId>${id}</UploadId>`);
  }

  private inUpload({ method, key, query, body }: Asked, id: string): Answer {
    const parts = this.uploads.get(id);
    if (!parts) return fault(404, 'NoSuchUpload');
    if (method === 'PUT') {
      parts.set(Number(query.get('partNumber')), body);
      return { headers: { etag: etagOf(body) } };
    }
    if (method === 'DELETE') {
      this.uploads.delete(id);
      return { status: 204 };
    }
    if (method === 'GET') return xml('ListPartsResult', `<IsTruncated>false</IsTruncated>${listOf(parts)}`);
    const named = [...body.toString().matchAll(/<PartNumber>(\d+)<\/PartNumber>/g)].map(([, number]) => Number(number));
    const content = Buffer.concat(named.map((number) => parts.get(number)!));
    this.objects.set(key, { content, metadata: {} });
    this.uploads.delete(id);
    return xml('CompleteMultipartUploadResult', `<Key>${key}</Key><ETag>${etagOf(content)}</ETag>`);
  }

  private removeMany({ body }: Asked): Answer {
    const keys = [...body.toString().matchAll(/<Key>([^<]+)<\/Key>/g)].map(([, key]) => key!);
    for (const key of keys) this.objects.delete(key);
    return xml('DeleteResult', keys.map((key) => `<Deleted><Key>${key}</Key></Deleted>`).join(''));
  }

  private onObject({ method, key, headers, body }: Asked): Answer {
    if (method === 'PUT') {
      const metadata = Object.fromEntries(
        Object.entries(headers).filter((entry): entry is [string, string] => entry[0].startsWith('x-amz-meta-')),
      );
      this.objects.set(key, { content: body, metadata });
      return { headers: { etag: etagOf(body) } };
    }
    if (method === 'DELETE') {
      this.objects.delete(key);
      return { status: 204 };
    }
    const stored = this.objects.get(key);
    if (!stored) return method === 'HEAD' ? { status: 404 } : fault(404, 'NoSuchKey');
    const { content, metadata } = stored;
    const common = { etag: etagOf(content), 'accept-ranges': 'bytes', ...metadata };
    const [, first, last] = /^bytes=(\d+)-(\d+)$/.exec(headers.range ?? '') ?? [];
    if (first === undefined) {
      return { headers: { ...common, 'content-length': content.length }, body: content };
    }
    if (Number(first) >= content.length) return fault(416, 'InvalidRange');
    const part = content.subarray(Number(first), Number(last) + 1);
    const range = `bytes ${first}-${Number(first) + part.length - 1}/${content.length}`;
    return { status: 206, headers: { ...common, 'content-range': range }, body: part };
  }
}

const listOf = (parts: Parts): string =>
  [...parts]
    .sort(([a], [b]) => a - b)
    .map(
      ([number, content]) =>
        `<Part><PartNumber>${number}</PartNumber><ETag>${etagOf(content)}</ETag><Size>${content.length}</Size></Part>`,
    )
    .join('');

/** Without `aws-chunked` framing, if there was any. */
function plain(body: Buffer, headers: http.IncomingHttpHeaders): Buffer {
  if (!String(headers['x-amz-content-sha256']).startsWith('STREAMING')) return body;
  const chunks: Buffer[] = [];
  for (let at = 0; ;) {
    const end = body.indexOf('\r\n', at);
    const size = Number.parseInt(body.toString('latin1', at, end), 16);
    if (!size) return Buffer.concat(chunks);
    chunks.push(body.subarray(end + 2, end + 2 + size));
    at = end + 2 + size + 2;
  }
}
