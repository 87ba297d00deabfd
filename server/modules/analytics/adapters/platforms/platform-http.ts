import { largestMetric } from '../../../../contract/metrics.js';

const answerWithinMs = 10_000;

type Json = Readonly<Record<string, unknown>>;

/** A platform has refused. What is said of it names no key. */
export class PlatformFault extends Error {
  /** @param code by which the platform names what is wrong */
  constructor(
    what: string,
    readonly code: string | undefined,
  ) {
    super(code === undefined ? `${what}.` : `${what} (${code}).`);
  }
}

/** All three say what is wrong in an `error` with a `code`: a number, or a word. */
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
 * Asks a platform; its answer must be JSON and a success.
 * @throws PlatformFault
 */
export async function askPlatform<T extends object = Json>(address: string | URL, init: RequestInit = {}): Promise<T> {
  const url = new URL(address);
  const answer = await fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(answerWithinMs) });
  if (answer.ok) return (await answer.json()) as T;
  throw new PlatformFault(`${url.host}${url.pathname} answered with ${answer.status}`, codeIn(await answer.text()));
}

/** A count, whether the platform writes it as a number or as text; null for anything else, and for what nobody could believe. */
export function countIn(value: unknown): number | null {
  const count = typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value;
  return typeof count === 'number' && Number.isInteger(count) && count >= 0 && count <= largestMetric ? count : null;
}
