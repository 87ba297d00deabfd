import { context, type Span, SpanKind, trace } from '@opentelemetry/api';
import pg from 'pg';
import { failed, tracer } from './spans.js';

const texts = /'(?:[^']|'')*'|--[^\n]*|\/\*[\s\S]*?\*\//g;
const withNames =
  /(?:\bwith(?:\s+recursive)?|,|\))\s+"?(\w+)"?(?:\s*\([\w\s,"]*\))?\s+as\s+(?:not\s+)?(?:materialized\s+)?\(/gi;
const tables =
  /\b(?:insert\s+into|delete\s+from|(?<!distinct\s)(?<!\w\s*\(\s*\w+\s)from|join)\s+(?:only\s+|lateral\s+)?((?:"?\w+"?\.)?"?[a-z_]\w*"?)(?!\s*\(|[\w."])|\binsert\s+into\s+((?:"?\w+"?\.)?"?\w+"?)|\bupdate\s+(?:only\s+)?((?:"?\w+"?\.)?"?\w+"?)(?:\s+(?:as\s+)?"?\w+"?)?\s+set\b/gi;
const writes = /\b(insert)\s+into\b|\b(delete)\s+from\b|(?<!\bfor\s|\bdo\s|\bno key\s)\b(update)\s+\S/i;

/** The first few tables say what a statement is about. */
const most = 4;

/** A statement's operation and tables: `SELECT collabs brands`. Nothing else, so that it contains no one's data. */
export function statementName(sql: string): string {
  const text = sql.replace(texts, "''");
  const made = new Set([...text.matchAll(withNames)].map(([, name]) => name!.toLowerCase()));
  const found = [...text.matchAll(tables)]
    .map(([, one, two, three]) => (one ?? two ?? three)!.replaceAll('"', '').toLowerCase())
    .filter((table) => !made.has(table) && table !== 'select');
  return [verbOf(text), ...[...new Set(found)].slice(0, most)].join(' ');
}

function verbOf(text: string): string {
  const first = (/[a-z]+/i.exec(text)?.[0] ?? 'statement').toUpperCase();
  if (first !== 'WITH') return first;
  return (writes.exec(text)?.slice(1).find(Boolean) ?? 'select').toUpperCase();
}

type Callback = (error: Error | undefined, ...rest: unknown[]) => void;
type Query = (this: unknown, ...asked: unknown[]) => unknown;
type Asked = string | Readonly<{ text?: string; name?: string; submit?: unknown }>;

/**
 * A span for each statement, wherever it is sent: all of them pass through the driver, which offers no other hook.
 * Spans contain neither parameters nor the statement's text. Returns how to stop.
 */
export function traceStatements(): () => void {
  const client = pg.Client.prototype as { query: Query };
  const pool = pg.Pool.prototype as { connect: Query };
  const { query } = client;
  const { connect } = pool;
  client.query = function (...asked) {
    const statement = asked[0] as Asked;
    const isStream = typeof statement === 'object' && statement.submit !== undefined;
    if (isStream || !trace.getActiveSpan()?.isRecording()) return query.apply(this, asked);
    return followed(startSpan(statement), asked, (more) => query.apply(this, more));
  };
  pool.connect = function (...asked) {
    // a waiting caller resumes in the context of the one that released the connection
    return connect.apply(
      this,
      asked.map((each) => context.bind(context.active(), each)),
    );
  };
  return () => void ((client.query = query), (pool.connect = connect));
}

function startSpan(statement: Asked): Span {
  const { text = '', name } = typeof statement === 'string' ? { text: statement, name: undefined } : statement;
  const summary = statementName(text);
  const attributes = {
    'db.system.name': 'postgresql',
    'db.operation.name': summary.split(' ')[0],
    'db.query.summary': summary,
    ...(name ? { 'tastemaker.statement': name } : {}),
  };
  return tracer().startSpan(summary, { kind: SpanKind.CLIENT, attributes });
}

/** The driver returns its result by callback or by promise, depending on the call. */
function followed(span: Span, asked: unknown[], send: (asked: unknown[]) => unknown): unknown {
  const ended = (error?: unknown) => {
    if (error) failed(span, error);
    span.end();
  };
  const callback = asked.at(-1);
  if (typeof callback === 'function') {
    const heard: Callback = (error, ...rest) => {
      ended(error);
      (callback as Callback)(error, ...rest);
    };
    return send([...asked.slice(0, -1), context.bind(context.active(), heard)]);
  }
  const answer = send(asked) as Promise<unknown>;
  answer.then(() => ended(), ended);
  return answer;
}
