import { testDatabase, type TestDatabase } from '../../../../../test/support/database.js';
import { newId, theProduct } from '../../../../shared/kernel/index.js';
import { addMembers, createList } from '../../domain/influencer-list.js';
import { shareList } from '../../domain/list-link.js';
import { listLinksContract, influencerListRepositoryContract } from '../../ports/repositories.contract.js';
import { SqlListPlaces } from './sql-list-places.js';
import { TypeOrmInfluencerListRepository } from './typeorm-influencer-list.repository.js';
import { TypeOrmListLinks } from './typeorm-list-links.js';

const now = new Date('2026-11-21T12:00:00Z');

describe('influencer lists in PostgreSQL', () => {
  let pg: TestDatabase;
  beforeAll(async () => void (pg = await testDatabase()));
  afterAll(() => pg.close());

  const lists = () => new TypeOrmInfluencerListRepository(pg.db, pg.outbox);
  const links = () => new TypeOrmListLinks(pg.db, pg.outbox);
  describe('lists of influencers', () => influencerListRepositoryContract(lists));
  describe('links to lists', () => listLinksContract(links, lists));

  describe('the places of influencers on lists', () => {
    const [kept, gone, other] = [newId(), newId(), newId()];
    const listOf = async (name: string, ...members: string[]) => {
      const [list] = createList({ name, notes: '' }, theProduct, now);
      const wanted = members.map((influencerId) => ({ influencerId, note: 'Vegan' }));
      return lists().save(...addMembers(list, wanted, theProduct, now)!);
    };
    const membersOf = async (id: string) => (await lists().get(id)).members.map(({ influencerId }) => influencerId);
    const votedOn = async (linkId: string) => (await links().votesOf(linkId)).map(({ influencerId }) => influencerId);

    it('go from one to another where the other has none, with the votes, and back', async () => {
      const [spring, both] = [await listOf('Spring', other, gone), await listOf('Both', gone, kept)];
      const [link, event] = shareList(spring, { label: 'Ember & Rye', days: 7 }, theProduct, now);
      await links().add(link, event);
      await links().vote({ linkId: link.id, influencerId: gone, vote: 'yes', comment: '', votedAt: now });

      const all = new SqlListPlaces(pg.db);
      const places = await all.placesOf(gone, kept);
      expect(places).toEqual({ lists: [spring.id], links: [link.id] });
      await all.move(gone, kept, places);
      expect([await membersOf(spring.id), await membersOf(both.id)]).toEqual([[other, kept], [gone, kept]]); // prettier-ignore
      expect(await votedOn(link.id)).toEqual([kept]);
      await all.move(kept, gone, places);
      expect([await membersOf(spring.id), await membersOf(both.id)]).toEqual([[other, gone], [gone, kept]]); // prettier-ignore
      expect(await votedOn(link.id)).toEqual([gone]);
    });
  });
});
