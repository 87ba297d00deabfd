import { largestMetric } from '../../../../contract/metrics.js';

const answerWithinMs = 10_000;

type Json = Readonly<Record<string, unknown>>;

/** A platform has refused. The message contains no key. */
export class PlatformFault extends Error {
  /** @param code the platform's error code */
  constructor(
    what: string,
    readonly code: string | undefined,
  ) {
    super(code === undefined ? `${what}.` : `${what} (${code}).`);
  }
}

/** All three report errors in an `error` with a `code`: a number or a string. */
function codeIn(body: string): string | undefined {
  try {
    const { error } = JSON.parse(body) as { error?: { code?: unknown } };
    const code = error?.code;
    return typeof code === 'number' || (typeof code === 'string' && /^\w{1,60}$/.test(code)) ? String(code) : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Calls a platform; the response must be successful JSON.
 * @throws PlatformFault
 */
export async function askPlatform<T extends object = Json>(address: string | URL, init: RequestInit = {}): Promise<T> {
  const url = new URL(address);
  const answer = await fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(answerWithinMs) });
  if (answer.ok) return (await answer.json()) as T;
  throw new PlatformFault(`${url.host}${url.pathname} answered with ${answer.status}`, codeIn(await answer.text()));
}

/** A count, sent as a number or a string; null for anything else or an implausible value. */
export function countIn(value: unknown): number | null {
  const count = typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value;
  return typeof count === 'number' && Number.isInteger(count) && count >= 0 && count <= largestMetric ? count : null;
}
