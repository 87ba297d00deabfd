import { KeepSearch } from '../../server/modules/discovery/use-cases/keep-search.js';
import { KeepInfluencerList } from '../../server/modules/profiles/use-cases/keep-influencer-list.js';
import { TestApp } from '../support/app.js';
import { longTimeoutMs } from '../support/counts.js';
import { smallPng } from '../support/files.js';
import { offerInput } from '../support/offers.js';
import { venueInput } from '../support/venues.js';
import { People, type Person } from '../support/world.js';
import { fingerprint } from './fingerprint.js';
import { operations } from './operations.js';

jest.setTimeout(longTimeoutMs);

const requestsASession = 400; // one may send 600 a minute

/** Open to whoever is signed in, because of what they show: published profiles, how they keep promises, and what is on offer. */
const openToAll = new Set([
  'explainMatch',
  'explainOfferMatch',
  'getBrand',
  'getBrandReliability',
  'getInfluencerReliability',
  'getMediaKit',
  'getOffer',
  'listBrandReliabilityEvents',
  'listInfluencerReliabilityEvents',
  'lookAtInfluencer',
  'requestCollab',
  'saveInfluencer',
  'saveOffer',
  'unsaveInfluencer',
  'unsaveOffer',
]);

let product: TestApp;
beforeAll(async () => void (product = await TestApp.start()));
afterAll(() => product?.stop());

/** All that belongs to somebody else, and the brand among them. */
async function theirs(people: People): Promise<{ brand: Person; ids: string[] }> {
  const brand = await people.brand('ember');
  const influencers = await people.influencers(3);
  const offers = [await people.offer(brand, 9), await people.offer(brand, 9)];
  const ids: string[] = [brand.userId, ...offers.flatMap(({ offerId, slotId }) => [offerId, slotId])];
  for (const influencer of influencers) {
    ids.push(influencer.userId, influencer.profile.uid, await people.conversation(brand, influencer));
    for (const { offerId } of offers) ids.push(await people.approved(influencer, brand, offerId));
  }
  const searches = product.app.get(KeepSearch, { strict: false });
  ids.push((await searches.execute(brand.actor, brand.profile.uid, { name: 'Brunch', filter: {} })).id);
  const lists = product.app.get(KeepInfluencerList, { strict: false });
  ids.push((await lists.create(brand.actor, { name: 'Terrace', notes: '' })).id);
  const uploader = await product.signedIn(influencers[0]!.email);
  ids.push(await uploader.upload('dinner.png', 'image/png', smallPng()));
  const tables = await people.rows<{ id: string }>('select id from deliverables union all select id from sessions');
  return { brand, ids: [...ids, ...tables.map(({ id }) => id)] };
}

/** How many of these ids open a Collab to this person. */
async function opensCollabs({ cookie }: Person, ids: string[]): Promise<number> {
  const answers = await Promise.all(
    ids.map((id) => product.app.inject({ url: `/api/v1/collabs/${id}`, headers: { cookie } })),
  );
  return answers.filter(({ statusCode }) => statusCode === 200).length;
}

/** What would go through, were the record one's own. */
function bodyFor(operation: string, id: string): object | Buffer {
  const bodies: Record<string, object> = {
    appealReview: { reason: 'Not so.' },
    countAdClicked: { view: 'of nobody' },
    countAdSeen: { view: 'of nobody' },
    voteOnSharedList: { vote: 'yes' },
    editMessage: { text: 'Taken over' },
    enterMetrics: { reach: 1, screenshotId: id },
    shareReport: { title: 'Taken over', rollingDays: 30, daysValid: 7, withCosts: true },
    giveReview: { opinion: 6, words: 'Lovely.' },
    readConversation: { seq: 1 },
    reportConversation: { reason: 'spam' },
    sendMessage: { text: 'Hello!' },
    moveCollab: { slotId: id, reason: 'No time.' },
    moveDeliverable: {
      mediaId: id,
      caption: 'Ad',
      comment: 'Brighter, please.',
      url: 'https://www.tiktok.com/@a/video/1',
    },
    changeOffer: offerInput(),
    openDoor: { pin: '123456' },
    lookAtCode: { pass: 'of nobody', code: 'ABCD1234' },
    checkInGuest: { pass: 'of nobody', collabId: id, seal: 'of nobody' },
    staffUpdateBrand: { name: 'Taken over' },
    changeMemberRole: { role: 'admin' },
    changeVenue: venueInput(),
    addListMembers: { influencerIds: [id] },
    importListMembers: { text: 'influencer.0' },
    moveListMember: { influencerId: id, place: 0 },
    noteListMember: { note: 'Taken over' },
    removeListMembers: { influencerIds: [id] },
    shareInfluencerList: { label: 'Taken over', days: 7 },
    updateInfluencerList: { name: 'Taken over' },
    changeInfluencerProfile: { version: 1, bio: 'Taken over' },
    changeSearch: { name: 'Taken over', filter: {} },
    moveCall: { startsAt: new Date(Date.now() + 86_400_000).toISOString() },
    continueUpload: Buffer.from('more'),
  };
  return bodies[operation] ?? {};
}

const asUpload = {
  'tus-resumable': '1.0.0',
  'upload-offset': '0',
  'content-type': 'application/offset+octet-stream',
};

it('R11, R78: a brand and an influencer who try 40 and more ids of others on every operation are told that there is nothing', async () => {
  const people = new People(product.app);
  const { brand, ids } = await theirs(people);
  expect(ids.length).toBeGreaterThanOrEqual(40);
  expect(await opensCollabs(brand, ids)).toBe(6); // the ids are good: whoever they belong to comes in
  const strangers = [await people.brand('rival'), await people.influencer('rival')];
  const before = await fingerprint(people);
  const opened: string[] = [];
  let probes = 0;

  const probe = async (stranger: Person) => {
    let cookie = stranger.cookie;
    let sent = 0;
    const withId = operations.filter(({ id, path }) => /\{(id|token)\}/.test(path) && !openToAll.has(id));
    expect(withId.length).toBeGreaterThan(10);
    for (const { id: name, method, path, parameters } of withId) {
      const actions = (parameters.find((parameter) => parameter.name === 'action')?.schema.enum ?? ['']) as string[];
      for (const id of ids)
        for (const action of actions) {
          if (++sent % requestsASession === 0) cookie = await people.signIn(stranger.userId);
          const { statusCode } = await product.app.inject({
            method,
            url: path.replace('{action}', action).replaceAll(/\{\w+\}/g, id),
            headers: {
              cookie,
              origin: product.config.publicUrl,
              ...(path.includes('/uploads/') ? asUpload : {}),
            },
            payload: ['GET', 'HEAD', 'DELETE'].includes(method) ? undefined : bodyFor(name, id),
          });
          probes++;
          if (statusCode !== 404 && statusCode !== 403) opened.push(`${name} ${action} ${id}: ${statusCode}`);
        }
    }
  };
  for (const stranger of strangers) await probe(stranger);

  expect(opened).toEqual([]);
  expect(await fingerprint(people)).toEqual(before);
  console.log(`${probes} probes with ${ids.length} ids of others: 0 opened, nothing changed`);
});
