import { KeepSearch } from '../../server/modules/discovery/use-cases/saved-searches.js';
import { InfluencerListService } from '../../server/modules/influencer-lists/use-cases/influencer-list-service.js';
import { TestApp } from '../support/app.js';
import { smallPng } from '../support/files.js';
import { offerInput } from '../support/offers.js';
import { venueInput } from '../support/venues.js';
import { People, type Person } from '../support/world.js';
import { fingerprint } from './fingerprint.js';
import { operations } from './operations.js';

const requestsASession = 400; // one session can make 600 requests a minute

/** Open to anyone signed in, because of their content: published profiles, reliability, and offers. */
const openToAll = new Set([
  'explainMatch',
  'explainOfferMatch',
  'getBrand',
  'getBrandReliability',
  'getInfluencerReliability',
  'getMediaKit',
  'getOffer',
  'listAccountSigns',
  'listBrandReliabilityEvents',
  'listInfluencerReliabilityEvents',
  'lookAtInfluencer',
  'requestCollab',
  'saveInfluencer',
  'saveOffer',
  'unsaveInfluencer',
  'unsaveOffer',
]);

/** Record ids by kind. */
type Theirs = Record<string, string[]>;

/** Everything that belongs to someone else, including the brand. */
async function theirs(product: TestApp, people: People): Promise<{ brand: Person; ids: Theirs }> {
  const brand = await people.brand('ember');
  const influencers = await people.influencers(3);
  const offers = [await people.offer(brand, 9), await people.offer(brand, 9)];
  const conversations: string[] = [];
  const collabs: string[] = [];
  for (const influencer of influencers) {
    conversations.push(await people.conversation(brand, influencer));
    for (const { offerId } of offers) collabs.push(await people.approved(influencer, brand, offerId));
  }
  const searches = product.app.get(KeepSearch, { strict: false });
  const search = await searches.execute(brand.actor, brand.profile.uid, { name: 'Brunch', filter: {} });
  const lists = product.app.get(InfluencerListService, { strict: false });
  const list = await lists.create(brand.actor, { name: 'Terrace', notes: '' });
  const uploader = await product.signedIn(influencers[0]!.email);
  const idsOf = async (table: string) =>
    (await people.rows<{ id: string }>(`select id from ${table}`)).map(({ id }) => id);
  const ids = {
    users: [brand.userId, ...influencers.map(({ userId }) => userId)],
    influencers: influencers.map(({ profile }) => profile.uid),
    offers: offers.map(({ offerId }) => offerId),
    slots: offers.map(({ slotId }) => slotId),
    conversations,
    collabs,
    searches: [search.id],
    lists: [list.id],
    media: [await uploader.upload('dinner.png', 'image/png', smallPng())],
    deliverables: await idsOf('deliverables'),
    sessions: await idsOf('sessions'),
  };
  return { brand, ids };
}

/** How many of these ids give this person access to a Collab. */
async function opensCollabs(product: TestApp, { cookie }: Person, ids: string[]): Promise<number> {
  const answers = await Promise.all(
    ids.map((id) => product.app.inject({ url: `/api/v1/collabs/${id}`, headers: { cookie } })),
  );
  return answers.filter(({ statusCode }) => statusCode === 200).length;
}

/** What would succeed if the record were your own. */
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
    registerCheckInKey: {
      publicKey:
        'MFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAED5vimKrFsoDOweBXxN4WBFsojxlZ5Z00m02JFVUa9OqLiAP6m+aJPbBxPzg261nSwASqHKuFYQCd2b9PvnHJ7g==',
    },
    tellFoodRisks: { own: { chosen: ['fish'], other: null }, guests: [] },
    moveCollab: { slotId: id, reason: 'No time.' },
    typeBill: { pence: 9_900 },
    confirmBill: { pence: 9_900 },
    contestBill: { words: 'No wine.' },
    moveDeliverable: {
      mediaId: id,
      caption: 'Ad',
      comment: 'Brighter, please.',
      url: 'https://www.tiktok.com/@a/video/1',
    },
    changeOffer: offerInput(),
    openDoor: { pin: '123456' },
    listDoorVisits: { pass: 'of nobody', version: 'of nothing' },
    actAtDoor: {
      ...{ pass: 'of nobody', deviceId: id, sentAt: new Date().toISOString() },
      actions: [{ id, kind: 'check-in', how: 'name', collabId: id, at: new Date().toISOString() }],
    },
    leadCollabLink: { targetUrl: null },
    nameGuests: { collabId: id, covers: 2 },
    putCoversDay: { covers: 60 },
    receiveBookings: { guests: [] },
    lookAtCode: { pass: `of nobody ${id}`, code: 'ABCD1234' }, // a pass may look up 60 a minute
    staffUpdateBrand: { name: 'Taken over' },
    changeMemberRole: { role: 'admin' },
    changeVenue: venueInput(),
    addListMembers: { influencerIds: [id] },
    importListMembers: { text: 'influencer.0' },
    moveListMember: { influencerId: id, place: 0 },
    noteHandoff: { note: 'Taken over' },
    keepSheetMail: { hour: null, emails: [] },
    noteListMember: { note: 'Taken over' },
    removeListMembers: { influencerIds: [id] },
    shareInfluencerList: { label: 'Taken over', days: 7 },
    updateInfluencerList: { name: 'Taken over' },
    changeInfluencerProfile: { version: 1, bio: 'Taken over' },
    renamePasskey: { name: 'Taken over' },
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

/**
 * A brand and an influencer try other people's ids on every operation: one record of each kind, or all. Returns which
 * ids they tried, how often, and what succeeded; and the state of everything that belongs to others before and after.
 */
export async function tryForeignIds(product: TestApp, each: 'one of a kind' | 'all') {
  const people = new People(product.app);
  const { brand, ids: known } = await theirs(product, people);
  const ids = Object.values(known).flatMap((kind) => (each === 'all' ? kind : kind.slice(0, 1)));
  // The ids are valid: their owner has access.
  expect(await opensCollabs(product, brand, ids)).toBe(each === 'all' ? known.collabs!.length : 1);
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
  return { ids, probes, opened, before, after: await fingerprint(people) };
}
