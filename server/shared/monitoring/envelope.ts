import { DomainError } from '../kernel/index.js';

export const monitoringErrors = {
  notAnEnvelope: () => new DomainError('invalid', 'request/malformed', 'This isn’t an envelope with an error report.'),
  tooLarge: () => new DomainError('invalid', 'request/too-large', 'An error report has at most 200 kB.'),
  foreignDsn: () => new DomainError('forbidden', 'request/foreign-dsn', 'We only take reports of our own project.'),
};

/** What is stored of a browser's error. Never an email address, never a page's query. */
export type ErrorReport = Readonly<{ eventId: string; type: string; message: string; code: string; page: string }>;

type Envelope = Readonly<{ dsn: string; reports: readonly ErrorReport[] }>;

type Json = Readonly<Record<string, unknown>>;

const longestText = 300;
const mostReports = 10;

const objectIn = (value: unknown): Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Json) : {};

function objectOf(line: string | undefined): Json {
  try {
    return objectIn(JSON.parse(line ?? ''));
  } catch {
    return {};
  }
}

const textIn = (value: unknown): string => (typeof value === 'string' ? value : '');

const cleaned = (value: unknown): string =>
  textIn(value)
    .slice(0, longestText)
    .replace(/[^\s@"'<>]+@[^\s@"'<>]+/g, '[email]');

const pathOf = (url: unknown): string => {
  const text = textIn(url);
  return URL.canParse(text) ? cleaned(new URL(text).pathname) : '';
};

function toReport(event: Json): ErrorReport {
  const { values } = objectIn(event.exception);
  const first = objectIn(Array.isArray(values) ? values[0] : undefined);
  return {
    eventId: cleaned(event.event_id),
    type: cleaned(first.type),
    message: cleaned(first.value ?? event.message),
    code: cleaned(objectIn(event.tags).code),
    page: pathOf(objectIn(event.request).url),
  };
}

/**
 * Parses an envelope from Sentry's clients (https://develop.sentry.dev/sdk/data-model/envelopes/): a line of JSON with
 * the project, then for each item a line with its type and a line with its content. Only errors are read.
 * @throws request/malformed when the first line is not JSON that names a project
 */
export function readEnvelope(text: string): Envelope {
  const [header, ...lines] = text.split('\n');
  const dsn = textIn(objectOf(header).dsn);
  if (!dsn) throw monitoringErrors.notAnEnvelope();
  const reports = lines
    .flatMap((line, place) => (objectOf(line).type === 'event' ? [objectOf(lines[place + 1])] : []))
    .slice(0, mostReports)
    .map(toReport);
  return { dsn, reports };
}
