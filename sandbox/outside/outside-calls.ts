import type pg from 'pg';
import { inflateSync } from 'node:zlib';

export const outsideServices = ['errors', 'analytics', 'platforms', 'push'] as const;
export type OutsideService = (typeof outsideServices)[number];

/** A call that an external service would have received. `content` is its whole body, unchanged. */
export type OutsideCall = Readonly<{
  id: string;
  service: OutsideService;
  /** The service's own type: `event`, `transaction`, `replay_recording`, `$pageview`, `$$heatmap`. */
  kind: string;
  /** In a few words. */
  title: string;
  content: unknown;
  receivedAt: Date;
}>;

type NewCall = Pick<OutsideCall, 'service' | 'kind' | 'title' | 'content'>;

const most = 200;
const kept = 2_000;

/**
 * Calls that external services would have received, in their own schema next to the product's tables. The newest 2,000
 * are kept.
 */
export class OutsideCalls {
  constructor(private readonly pool: pg.Pool) {}

  async add(calls: readonly NewCall[]): Promise<void> {
    await this.pool.query(
      `insert into sandbox.outside_calls (service, kind, title, content)
       select call ->> 'service', call ->> 'kind', call ->> 'title', call -> 'content'
       from jsonb_array_elements($1::jsonb) with ordinality as each (call, place) order by place`,
      [withoutNulCharacters(JSON.stringify(calls))],
    );
    await this.pool.query(
      `delete from sandbox.outside_calls where id <= (select max(id) - ${kept} from sandbox.outside_calls)`,
    );
  }

  /** Newest first, at most 200; for one service if given. */
  async newest(service?: string): Promise<OutsideCall[]> {
    const { rows } = await this.pool.query<OutsideCall>(
      `select id::text, service, kind, title, content, received_at as "receivedAt" from sandbox.outside_calls
       where $1::text is null or service = $1 order by outside_calls.id desc limit ${most}`,
      [service ?? null],
    );
    return rows;
  }

  async clear(): Promise<void> {
    await this.pool.query('delete from sandbox.outside_calls');
  }
}

/** PostgreSQL's jsonb can't store them. */
const withoutNulCharacters = (json: string): string => json.replaceAll('\\u0000', '');

type Json = Readonly<Record<string, unknown>>;
type Item = Readonly<{ type: string; payload: Buffer }>;

const newline = 10;

const jsonOf = (bytes: Buffer): Json => {
  try {
    const value: unknown = JSON.parse(bytes.toString());
    return typeof value === 'object' && value !== null ? (value as Json) : {};
  } catch {
    return {};
  }
};

/**
 * The envelope's items: a line of JSON with type and length, then the payload
 * (https://develop.sentry.dev/sdk/data-model/envelopes/).
 */
function itemsIn(envelope: Buffer): Item[] {
  const items: Item[] = [];
  const lineFrom = (start: number): Buffer => {
    const end = envelope.indexOf(newline, start);
    return envelope.subarray(start, end < 0 ? envelope.length : end);
  };
  let at = lineFrom(0).length + 1;
  while (at < envelope.length) {
    const head = lineFrom(at);
    at += head.length + 1;
    const { type, length } = jsonOf(head);
    const payload = typeof length === 'number' ? envelope.subarray(at, at + length) : lineFrom(at);
    at += payload.length + 1;
    if (typeof type === 'string') items.push({ type, payload });
  }
  return items;
}

/** A recording: a line of JSON, then its content, compressed by zlib or plain. */
function recordingIn(payload: Buffer): Json {
  const head = payload.indexOf(newline);
  const packed = payload.subarray(head + 1);
  const isPacked = packed[0] === 0x78;
  return { ...jsonOf(payload.subarray(0, head)), recorded: (isPacked ? inflateSync(packed) : packed).toString() };
}

const textIn = (value: unknown): string => (typeof value === 'string' ? value : '');

function titleOf(content: Json): string {
  const { values } = (content.exception ?? {}) as { values?: { type?: string; value?: string }[] };
  const [first] = values ?? [];
  if (first) return `${first.type ?? 'Error'}: ${first.value ?? ''}`;
  if (typeof content.segment_id === 'number') return `Segment ${content.segment_id}`;
  return textIn(content.transaction) || textIn(content.message) || textIn(content.status);
}

/** What the error-tracking service would show of an envelope. */
export const callsIn = (envelope: Buffer): NewCall[] =>
  itemsIn(envelope).map(({ type, payload }) => {
    const content = type === 'replay_recording' ? recordingIn(payload) : jsonOf(payload);
    return { service: 'errors', kind: type, title: titleOf(content), content };
  });
