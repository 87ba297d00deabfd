import { ProblemError, offline } from '../api/client';
import { productNow, setProductTime } from '../api/clock';
import { connection } from '../api/connection';

const patienceMs = 15_000;
const trustedMs = 60_000;
const clocksDifferMs = 1_000;

/**
 * With weak reception, a response may never arrive, or be cut off: both count as none.
 * @throws ProblemError
 */
export async function answered<Answer>(ask: (signal: AbortSignal) => Promise<Answer>): Promise<Answer> {
  const patience = new AbortController(); // Chrome before 103 and Safari before 16 have no AbortSignal.timeout
  const timer = setTimeout(() => patience.abort(), patienceMs);
  const answer = await ask(patience.signal)
    .catch((error: unknown) => {
      if (!patience.signal.aborted) throw error;
    })
    .finally(() => clearTimeout(timer));
  if (answer !== undefined) return answer;
  connection.note(false);
  throw new ProblemError(offline);
}

/** Problems of the request, whatever it contains: no connection, signed out, or too many of them. */
export const isOfRequest = ({ status }: ProblemError): boolean => [0, 403, 404, 429].includes(status);

/** Another kind of request may still succeed. @throws the error of one that can't */
export function unlessOfRequest(error: unknown): void {
  if (!(error instanceof ProblemError) || isOfRequest(error)) throw error;
}

/** The server's time, followed by a clock that can't be set. It may pause while the phone sleeps. */
export class ServerTime {
  private heard = { server: 0, wall: 0, steady: Number.NEGATIVE_INFINITY };

  /** An ISO 8601 time from a response that has just arrived. Returns by how much the server's clock is ahead, in ms. */
  hear(now: string): number {
    setProductTime(now);
    this.heard = { server: Date.parse(now), wall: Date.now(), steady: performance.now() };
    return productNow().getTime() - Date.now();
  }

  /** Whether it was heard a moment ago, and the phone's clock hasn't been set since. */
  isKnown(): boolean {
    const passed = performance.now() - this.heard.steady;
    return passed < trustedMs && Math.abs(Date.now() - this.heard.wall - passed) < clocksDifferMs;
  }

  /** Whether this moment has passed, whatever the phone's clock says. */
  isPast(moment: string): boolean {
    return this.heard.server + performance.now() - this.heard.steady >= Date.parse(moment) && this.heard.server > 0;
  }
}
