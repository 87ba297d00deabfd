import type { PublicSettings } from './settings';

const tunnel = '/monitoring';

type ErrorReport = Readonly<{
  /** The failed operation, such as `SignInError`. */
  type: string;
  /** What went wrong, in words that identify nobody. */
  message: string;
  /** The problem's code, `<module>/<slug>`. */
  code: string;
}>;

const hex = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** https://develop.sentry.dev/sdk/data-model/envelopes/: a line for the project, a line for the item, the item. */
function envelopeOf(dsn: string, { type, message, code }: ErrorReport): string {
  const eventId = hex(crypto.getRandomValues(new Uint8Array(16)));
  const now = new Date().toISOString();
  const event = {
    event_id: eventId,
    timestamp: now,
    platform: 'javascript',
    level: 'error',
    exception: { values: [{ type, value: message }] },
    tags: { code },
    request: { url: location.origin + location.pathname },
  };
  return [{ event_id: eventId, sent_at: now, dsn }, { type: 'event' }, event]
    .map((line) => JSON.stringify(line))
    .join('\n');
}

/** Reports an error to the error-tracking service. Not awaited, and its own failure is only logged. */
export function reportError({ monitoringDsn }: PublicSettings, report: ErrorReport): void {
  if (!monitoringDsn) return;
  fetch(tunnel, {
    method: 'POST',
    body: envelopeOf(monitoringDsn, report),
    credentials: 'same-origin',
    keepalive: true,
  })
    .then(({ ok, status }) => ok || console.debug(`The error report was answered with ${status}.`))
    .catch((error: unknown) => console.debug('The error could not be reported.', error));
}
