import type { Feature } from '../../server/contract/features';
import type { Problem } from '../../server/contract/problems';
import { profileHeader } from './acting-as';
import { connection } from './connection';
import { keepOfflineCopy, offlineCopy } from './offline-copies';
import type { paths } from './schema';

/** An error response of the API; `status` 0 means that there was no response. */
export class ProblemError extends Error implements Pick<Problem, 'status' | 'code' | 'requestId'> {
  readonly status: number;
  /** `<module>/<slug>`: match on this. */
  readonly code: string;
  readonly requestId: string;
  /** Errors by field, for forms to show in place. */
  readonly fieldErrors: Readonly<Record<string, string>>;
  /** For `billing/feature-locked`: the feature. */
  readonly feature: Feature | undefined;
  /** For `collabs/already-requested`: the existing Collab. */
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

  /** The last part of the code: `wrong-password` in `identity/wrong-password`. */
  get slug(): string {
    return this.code.slice(this.code.lastIndexOf('/') + 1);
  }
}

const offline = {
  status: 0,
  code: 'request/offline',
  detail: 'We couldn’t reach Tastemaker. Please check your connection and try again.',
};

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** An operation of the API, such as `GET /api/v1/offers/{id}`. */
type Route = {
  [Path in keyof paths]: {
    [M in Method]: paths[Path][Lowercase<M>] extends object ? `${M} ${Path}` : never;
  }[Method];
}[keyof paths];

type Operation<R extends Route> = R extends `${infer M extends Method} ${infer Path extends keyof paths}`
  ? paths[Path][Lowercase<M>]
  : never;
type AnyOperation = {
  parameters: { path?: unknown; query?: unknown; header?: unknown };
  requestBody?: unknown;
  responses: unknown;
};

type Json<Content> = Content extends { content: { 'application/json': infer Body } } ? Body : undefined;
type Frozen<Body> = Body extends object ? { readonly [Key in keyof Body]: Frozen<Body[Key]> } : Body;

/** Optional parameters may be empty. */
type Query<Names> = {
  readonly [Name in keyof Names]: Names[Name] | (undefined extends Names[Name] ? '' | null : never);
};

/** An operation's parameters and body; each part is as optional as in the document. */
type Given<Op> = Op extends AnyOperation
  ? Readonly<Pick<Op['parameters'], 'path' | 'header'>> & {
      [Key in keyof Pick<Op['parameters'], 'query'>]: Query<Frozen<Op['parameters']['query']>>;
    } & { [Key in keyof Pick<Op, 'requestBody'> as 'body']: Frozen<Json<Op['requestBody']>> } & { signal?: AbortSignal }
  : never;

/** A successful response's body. */
type Answer<Op> = Op extends AnyOperation
  ? Json<Op['responses'][keyof Op['responses'] & (200 | 201 | 202 | 204)]>
  : never;

type Parameters = Readonly<Record<string, string | number | readonly string[] | null | undefined>>;
type AnyGiven = Readonly<{
  path?: Parameters;
  query?: Parameters;
  header?: Readonly<Record<string, string>>;
  body?: object;
  signal?: AbortSignal;
}>;

/** Empty parameters are omitted; multiple values are joined by commas. */
function addressOf(template: string, { path = {}, query = {} }: AnyGiven): string {
  const address = template.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(path[name])));
  const asked = Object.entries(query).map(([name, value]) => [name, String(value ?? '')]);
  const search = new URLSearchParams(asked.filter(([, value]) => value !== '')).toString();
  return search ? `${address}?${search}` : address;
}

/**
 * Calls our own API: JSON in and out, with the session's cookie. Each route's parameters and response are typed by the
 * API document.
 * @returns the response's body; `undefined` if there is none
 * @throws ProblemError for an error response, or none
 */
export async function call<R extends Route>(
  route: R,
  ...[given]: object extends Given<Operation<R>> ? [given?: Given<Operation<R>>] : [given: Given<Operation<R>>]
): Promise<Answer<Operation<R>>> {
  const { body, header, signal, ...rest } = (given ?? {}) as AnyGiven;
  const [method, template] = route.split(' ') as [Method, string];
  const address = addressOf(template, rest);
  const response = await fetch(address, {
    method,
    credentials: 'same-origin',
    headers: {
      accept: 'application/json',
      ...profileHeader(),
      ...(body ? { 'content-type': 'application/json' } : {}),
      ...header,
    },
    body: body && JSON.stringify(body),
    signal,
  }).catch(async (error: unknown) => {
    if (signal?.aborted) throw error;
    connection.note(false);
    const copy = await offlineCopy(method, address).catch(() => undefined);
    if (copy === undefined) throw new ProblemError(offline);
    return { ok: true, status: 200, json: async () => copy, copied: true };
  });
  if (!('copied' in response)) connection.note(true);
  const answer: unknown = await response.json().catch(() => undefined);
  if (!response.ok) throw new ProblemError({ ...(answer as Partial<Problem> | undefined), status: response.status });
  if (/town-\d/.test(address + JSON.stringify(answer))) await (await import('./towns')).knowTowns(address, answer);
  void keepOfflineCopy(method, address, answer).catch(() => undefined);
  return answer as Answer<Operation<R>>;
}
