// A brand's own program: lists its offers, publishes one, receives the first request for it, and approves it. It uses the API's
// document and a key, and nothing else of Tastemaker.
//
// TASTEMAKER_URL=http://localhost:3000 TASTEMAKER_KEY=tmk_… node docs/examples/first-request.mjs
//
// The key needs the scopes offers:read, offers:write, collabs:read, collabs:write and webhooks:write. RECEIVER_URL is how
// Tastemaker reaches this program, if that isn't this machine; PORT is where it listens.
import { once } from 'node:events';
import { createServer } from 'node:http';
import { Webhook } from 'standardwebhooks';

const { TASTEMAKER_URL = 'http://localhost:3000', TASTEMAKER_KEY = '', RECEIVER_URL, PORT = '0' } = process.env;

const document = await (await fetch(`${TASTEMAKER_URL}/api/openapi.json`)).json();

/** Calls an operation of the document by its name. Throws what the API says when it refuses. */
async function call(operationId, { path = {}, query = {}, body } = {}) {
  const [address, method] = Object.entries(document.paths)
    .flatMap(([address, operations]) => Object.entries(operations).map(([method, each]) => [address, method, each]))
    .find(([, , each]) => each.operationId === operationId);
  const url = new URL(
    address.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(path[name])),
    TASTEMAKER_URL,
  );
  url.search = new URLSearchParams(query).toString();
  const response = await fetch(url, {
    method: method.toUpperCase(),
    headers: { authorization: `Bearer ${TASTEMAKER_KEY}`, ...(body && { 'content-type': 'application/json' }) },
    body: body && JSON.stringify(body),
  });
  const answer = response.status === 204 ? undefined : await response.json();
  if (!response.ok) throw new Error(`${operationId}: ${answer.detail} (${answer.code})`);
  return answer;
}

/** Listens for messages; only those that are signed by `secret()` count. Answers the next one. */
async function listen(secret) {
  const waiting = [];
  const server = createServer(async (request, response) => {
    const parts = [];
    for await (const part of request) parts.push(part);
    try {
      const message = new Webhook(secret()).verify(Buffer.concat(parts), request.headers);
      response.writeHead(204).end();
      waiting.push(message);
      server.emit('message');
    } catch {
      response.writeHead(401).end(); // not Tastemaker, or not today
    }
  });
  server.listen(Number(PORT));
  await once(server, 'listening');
  return {
    url: RECEIVER_URL ?? `http://127.0.0.1:${server.address().port}/`,
    stop: () => server.close(),
    async next() {
      while (waiting.length === 0) await once(server, 'message');
      return waiting.shift();
    },
  };
}

const { items } = await call('listOffers', { query: { limit: '10' } });
console.log(`Offers so far: ${items.map(({ title }) => title).join(', ') || 'none'}`);

let secret = '';
const receiver = await listen(() => secret);
const webhook = await call('makeWebhook', { body: { url: receiver.url, events: ['collab.requested'] } });
secret = webhook.secret;

const inAWeek = new Date(Date.now() + 7 * 24 * 60 * 60 * 1_000).toISOString();
const offer = await call('makeOffer', {
  body: {
    title: 'Sunday lunch for two',
    kind: 'experience',
    gives: 'Three courses and a glass of wine each',
    valuePence: 9_000,
    asks: [{ type: 'post', contentType: 'image', count: 1 }],
    brief: 'Show the roast as it is carved. Put “Ad” first.',
    venue: '12 Redchurch Street',
    city: 'london',
    category: 'restaurants',
    guests: 1,
    contentDueDays: 14,
    shipped: false,
    rights: { channels: ['own-social'], months: 12 },
    slots: [{ startsAt: inAWeek, capacity: 1 }],
  },
});
console.log(`Published: ${offer.title}, ${offer.id}`);

for (;;) {
  const { type, data } = await receiver.next();
  const collab = await call('getCollab', { path: { id: data.collabId } });
  console.log(`Told of ${type}: ${collab.influencer?.name ?? data.influencerId} asks for ${collab.offerId}`);
  if (collab.offerId !== offer.id) continue;
  const approved = await call('moveCollab', { path: { id: collab.id, action: 'approve' }, body: {} });
  console.log(`Approved: ${approved.id} is at stage ${approved.stage}`);
  break;
}
await call('removeWebhook', { path: { id: webhook.id } });
receiver.stop();
