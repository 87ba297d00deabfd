import type { Feature } from '../../server/contract/features';
import type { Problem } from '../../server/contract/problems';
import { connection } from './connection';
import { keepOfflineCopy, offlineCopy } from './offline-copies';

/** An answer of the API that says what went wrong; `status` 0 means that there was no answer at all. */
export class ProblemError extends Error implements Pick<Problem, 'status' | 'code' | 'requestId'> {
  readonly status: number;
  /** `<module>/<slug>`: what to match on. */
  readonly code: string;
  readonly requestId: string;
  /** What is wrong with each field, for forms to show in place. */
  readonly fieldErrors: Readonly<Record<string, string>>;
  /** Of `billing/feature-locked`: which feature it is. */
  readonly feature: Feature | undefined;
  /** Of `collabs/already-requested`: the Collab that there is. */
  readonly collabId: string | undefined;

  constructor(problem: Partial<Problem> & Pick<Problem, 'status'> & { feature?: Feature; collabId?: string }) {
    super(problem.detail ?? 'Something went wrong. Please try again.');
    this.name = 'ProblemError';
    this.status = problem.status;
    this.code = problem.code ?? 'request/failed';
    this.requestId = problem.requestId ?? '';
    this.fieldErrors = problem.errors ?? {};
    this.feature = problem.feature;
    this.collabId = problem.collabId;
  }

  /** The last part of the code: `wrong-password` of `identity/wrong-password`. */
  get slug(): string {
    return this.code.slice(this.code.lastIndexOf('/') + 1);
  }
}

const offline = {
  status: 0,
  code: 'request/offline',
  detail: 'We could not reach Tastemaker. Please check your connection and try again.',
};

type CallInit = {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  body?: object;
  /** What goes along beside ours, such as `if-match`. */
  headers?: Readonly<Record<string, string>>;
  signal?: AbortSignal;
};

/**
 * Calls our own API: JSON in and out, with the session's cookie.
 * @param path from the root, such as `/api/v1/offers`
 * @returns the answer's body; `undefined` where there is none
 * @throws ProblemError when the answer is not a success or does not come
 */
export async function call<Answer>(path: string, { body, headers, signal, ...init }: CallInit = {}): Promise<Answer> {
  const method = init.method ?? (body ? 'POST' : 'GET');
  const response = await fetch(path, {
    method,
    credentials: 'same-origin',
    headers: {
      accept: 'application/json',
      ...(body ? { 'content-type': 'application/json' } : {}),
      ...headers,
    },
    body: body && JSON.stringify(body),
    signal,
  }).catch(async (error: unknown) => {
    if (signal?.aborted) throw error;
    connection.note(false);
    const copy = await offlineCopy(method, path).catch(() => undefined);
    if (copy === undefined) throw new ProblemError(offline);
    return { ok: true, status: 200, json: async () => copy, copied: true };
  });
  if (!('copied' in response)) connection.note(true);
  const answer: unknown = await response.json().catch(() => undefined);
  if (!response.ok) throw new ProblemError({ ...(answer as Partial<Problem> | undefined), status: response.status });
  void keepOfflineCopy(method, path, answer).catch(() => undefined);
  return answer as Answer;
}

/** Calls one of the specification's functions: `POST /api/v1/functions/{name}`. */
export const callFunction = <Answer>(name: string, payload: object = {}): Promise<Answer> =>
  call<Answer>(`/api/v1/functions/${name}`, { body: payload });
