// One run of requests against one server, in its own process: the order comes as JSON on stdin, the figures go as JSON
// to stdout.
import autocannon from 'autocannon';
import { text } from 'node:stream/consumers';
import { v7 } from 'uuid';
import { brandId } from './staff-world.mjs';
import { benchPassword, feedPage, id, keyOf, sizes } from './world.mjs';

const { address, what, cookieName, tokens, start, seconds, connections, paths } = JSON.parse(await text(process.stdin));
const cookieOf = (index) => `${cookieName}=${tokens[index % tokens.length]}`;
const get = (path) =>
  tokens.map((_, index) => ({ method: 'GET', path: path(index), headers: { cookie: cookieOf(index) } }));

let made = start;
/** Each pair of offer and influencer once: a second request for the same would rightly be refused. */
function nextRequest(request) {
  const number = made++;
  const offer = 1 + (Math.floor(number / tokens.length) % sizes.offers);
  const headers = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', cookie: cookieOf(number) };
  return { ...request, path: `/api/v1/offers/${id('offers', offer)}/requests`, headers };
}

const json = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' };

/**
 * One person after the other, to avoid concurrent requests for the same one; each from their own address, as one
 * address can make 600 requests a minute.
 */
function nextSignIn(request) {
  const person = 1 + (made++ % tokens.length);
  const headers = { ...json, 'x-forwarded-for': `10.0.${person >> 8}.${person & 255}` };
  return {
    ...request,
    headers,
    body: JSON.stringify({ email: `person${person}@bench.test`, password: benchPassword }),
  };
}

const offerPath = (index) => `/api/v1/offers/${id('offers', 1 + ((index * 7) % sizes.offers))}`;

const requestsOf = {
  ping: () => get(() => '/health/live'),
  offer: () => get(offerPath),
  key: () =>
    tokens.map((_, index) => ({
      ...{ method: 'GET', path: offerPath(index) },
      headers: { authorization: `Bearer ${keyOf(index + 1)}` },
    })),
  feed: () => get(() => feedPage),
  session: () =>
    tokens.map((_, index) => ({
      ...{ method: 'POST', path: '/api/v1/functions/getSessionAndUserProfile', body: '{}' },
      headers: { ...json, cookie: cookieOf(index) },
    })),
  'sign-in': () => [{ method: 'POST', path: '/api/v1/auth/password', headers: json, setupRequest: nextSignIn }],
  event: () => [{ method: 'POST', path: '/api/v1/functions/logUserEvent', headers: json, setupRequest: nextEvent }],
  'brand-change': () => [{ method: 'PUT', path: '/', setupRequest: nextChange() }],
  'brand-change-noted': () => [{ method: 'PUT', path: '/', setupRequest: nextChange('?noted') }],
  request: () => [{ method: 'POST', path: '/', body: '{"note":"I would love to come."}', setupRequest: nextRequest }],
};

/** A page view's events, each with its own id. */
const nextEvent = (request) => ({
  ...request,
  headers: { ...json, cookie: cookieOf(made++) },
  body: JSON.stringify({
    event_name: 'page_view',
    event_context: { target_name: 'Chats – Tastemaker', target_uid: 'https://bench.test/app/chats?uid=1', target_type: 'page' },
    user_profile: { uid: id('influencers', 1), type: 'influencer' },
    event_id: v7(),
  }),
}); // prettier-ignore

/** One brand after the other, each with a real change. */
const nextChange =
  (query = '') =>
  (request) => {
    const number = made++;
    return {
      ...request,
      path: `/api/v1/admin/brand-manager/${brandId(1 + (number % 1_000))}${query}`,
      headers: { ...json, cookie: cookieOf(number) },
      body: JSON.stringify({ about: `A room with a view, and supper no. ${number} of the house.` }),
    };
  };

/** URLs given by the bench, one after the other; else those from the table above. */
const requests = paths ? get((index) => paths[index % paths.length]) : requestsOf[what]();
/**
 * On a busy machine a second has few requests, and their CPU time isn't meaningful: so a fixed number is sent instead.
 */
const asked = Number(process.env.BENCH_REQUESTS);
const amount = asked ? Math.max(asked, connections) : undefined;
const result = await autocannon({ url: address, connections, duration: seconds, amount, requests });
const { total } = result.requests;
const { user, system } = process.cpuUsage();
process.stdout.write(
  JSON.stringify({
    total,
    perSecond: total / result.duration,
    p50: result.latency.p50,
    p975: result.latency.p97_5,
    p99: result.latency.p99,
    bytes: Math.round(result.throughput.total / total),
    faults: result.errors + result.timeouts + result.non2xx,
    next: made,
    cpuMs: (user + system) / 1_000,
  }),
);
