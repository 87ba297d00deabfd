import { inflateSync } from 'node:zlib';
import type { NewCall } from './outside-calls.js';

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

/** The envelope's items: a line of JSON that says type and length, then the payload (https://develop.sentry.dev/sdk/data-model/envelopes/). */
export function itemsIn(envelope: Buffer): Item[] {
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

/** A recording: a line of JSON, then what was recorded, packed by zlib or plain. */
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

/** What the error service would show of an envelope. */
export const callsIn = (envelope: Buffer): NewCall[] =>
  itemsIn(envelope).map(({ type, payload }) => {
    const content = type === 'replay_recording' ? recordingIn(payload) : jsonOf(payload);
    return { service: 'errors', kind: type, title: titleOf(content), content };
  });
