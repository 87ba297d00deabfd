import {
  aCollab,
  brandActor,
  influencerActor,
  monday,
  staffActor,
  strangerBrand,
  strangerInfluencer,
} from '../../../test/support/collabs.js';
import { FixedClock } from '../../../test/support/core.js';
import { type Actor, theProduct } from '../../shared/kernel/index.js';
import { InMemoryCollabRepository } from './adapters/persistence/in-memory-repositories.js';
import { CollabsApi } from './collabs.api.js';
import type { Collab } from './domain/collab.js';
import { aRecord } from './ports/collab-letters.contract.js';

const never = async () => Promise.reject(new Error('Nobody asks for this here.'));

/** What other modules learn about this Collab, through each query. */
async function toldOf(collab: Collab) {
  const collabs = new InMemoryCollabRepository();
  await collabs.save(collab);
  const others = {
    visitsAtDoor: never,
    visitsOf: never,
    visitsInShort: never,
    inDiaryOf: never,
    givenBetween: async () => [aRecord(collab)],
  };
  const queries = { ...others, get: async () => aRecord(collab) };
  const api = new CollabsApi(collabs, queries, { ofMany: never }, { execute: never }, new FixedClock(monday));
  return {
    api,
    told: (actor: Actor) => [
      api.get(actor, collab.id),
      api.shown(actor, collab.id),
      api.evidence(actor, collab.id, monday).then(({ collab: { id } }) => ({ id })),
      api.facts(actor, collab.id).then(({ id }) => ({ id })),
    ],
  };
}

describe('those who look back on a Collab', () => {
  const completed = { ...aCollab(4), stage: 6, outcome: 'completed', completedByStaffAt: monday } as const;
  const unsent = { ...aCollab(1), requestedBy: 'brand', approvalAskedBy: brandActor.userId } as const;

  it('can read it if they are one of its sides or staff, and when it was completed', async () => {
    const { id, brandId, influencerId } = completed;
    const past = { id, brandId, influencerId, noShowAnswer: null, completedAt: monday };
    const { told } = await toldOf(completed);
    for (const actor of [brandActor, influencerActor, staffActor, theProduct])
      expect(await Promise.all(told(actor))).toEqual([past, past, { id }, { id }]);
  });

  test.each<[string, Collab, Actor]>([
    ['another brand', completed, strangerBrand],
    ['another influencer', completed, strangerInfluencer],
    ['an influencer whose invitation the brand has not sent', unsent, influencerActor],
  ])('do not learn that there is one: %s', async (_, collab, actor) => {
    for (const answer of (await toldOf(collab)).told(actor))
      await expect(answer).rejects.toMatchObject({ code: 'collabs/not-found' });
  });
});

describe('what the results of a Collab are measured by', () => {
  const facts = async (collab: Collab) => (await toldOf(collab)).api.facts(brandActor, collab.id);
  const visited = { ...aCollab(4), checkedInAt: monday };
  const { valuePence } = visited.terms;

  it('is what was given: nothing before, then the agreed value, or what the bill covered', async () => {
    expect((await facts({ ...aCollab(4), checkedInAt: null })).givenPence).toBe(0);
    expect((await facts(visited)).givenPence).toBe(valuePence);
    expect((await facts({ ...aCollab(4), checkedInAt: null, dispatchedAt: monday })).givenPence).toBe(valuePence);
    const bill = {
      pence: 9_500,
      typedAt: monday.toISOString(),
      typedBy: 'venue',
      status: 'confirmed',
    } as Collab['bill'];
    expect((await facts({ ...visited, bill })).givenPence).toBe(9_500);
    const api = (await toldOf(visited)).api;
    expect(await api.factsOfGiven(visited.brandId, monday, monday)).toEqual([await facts(visited)]);
  });

  it('begins with the first piece that was published', async () => {
    expect((await facts(visited)).publishedAt).toBeNull();
    const [piece] = visited.deliverables;
    const later = new Date(monday.getTime() + 86_400_000);
    const deliverables = [later, null, monday].map((publishedAt) => ({ ...piece!, publishedAt }));
    expect((await facts({ ...visited, deliverables })).publishedAt).toEqual(monday);
  });
});
