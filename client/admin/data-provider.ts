import simpleRestProvider from 'ra-data-simple-rest';
import { type DataProvider, HttpError, fetchUtils } from 'react-admin';
import { withFreshProof } from '../api/proof';
import { knowTowns } from '../api/towns';
import type { Problem } from '../../server/contract/problems';

const api = '/api/v1/admin';

/**
 * A request with the session's cookie. If the server requires it, the person reauthenticates, and the request is
 * repeated.
 * @throws HttpError whose message is the problem's own sentence, and whose body has `errors` for forms to show in
 * place: by field, else one for the whole form, without which react-admin would treat the rejected record as saved
 */
const request: typeof fetchUtils.fetchJson = async (url, options) => {
  try {
    const answer = await withFreshProof(() => fetchUtils.fetchJson(url, { ...options, credentials: 'same-origin' }));
    await knowTowns(String(url), answer.json);
    return answer;
  } catch (error) {
    throw inOurWords(error);
  }
};

function inOurWords(error: unknown): unknown {
  if (error instanceof DOMException && error.name === 'AbortError') return error;
  if (!(error instanceof HttpError)) {
    const says = 'We couldn’t reach Tastemaker. Please check your connection and try again.';
    return new HttpError(says, 0, { errors: { root: { serverError: says } } });
  }
  const problem = (error.body ?? {}) as Partial<Problem>;
  const says = problem.detail ?? 'Something went wrong. Please try again.';
  return new HttpError(says, error.status, { errors: { root: { serverError: says } }, ...problem });
}

type Fields = Record<string, unknown>;

const rest = simpleRestProvider(api, request);

/** A cleared filter isn't sent. */
const given = (filter: Fields = {}): Fields =>
  Object.fromEntries(
    Object.entries(filter).filter(([, value]) => value !== '' && value !== null && value !== undefined),
  );

/** The API accepts only changeable fields, so only changed ones are sent. */
const changed = (data: Fields, previous: Fields = {}): Fields =>
  Object.fromEntries(
    Object.entries(data).filter(([field, value]) => JSON.stringify(value) !== JSON.stringify(previous[field])),
  );

/** Sends the version on which a change is based, so that nobody overwrites someone else's change. */
const madeFrom = ({ version }: Fields = {}): Headers =>
  new Headers(typeof version === 'number' ? { 'if-match': `"${version}"` } : {});

/** The data provider for `/api/v1/admin`: ra-data-simple-rest, with our problems and partial updates. */
export const dataProvider: DataProvider = {
  ...rest,
  supportAbortSignal: true,
  getList: (resource, params) => rest.getList(resource, { ...params, filter: given(params.filter as Fields) }),
  update: async (resource, { id, data, previousData }) => {
    const answer = await request(`${api}/${resource}/${encodeURIComponent(String(id))}`, {
      method: 'PUT',
      headers: madeFrom(previousData as Fields),
      body: JSON.stringify(changed(data as Fields, previousData as Fields)),
    });
    return { data: answer.json as never };
  },
};
