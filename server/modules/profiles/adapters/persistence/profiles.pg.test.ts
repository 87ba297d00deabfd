import { testDatabase, type TestDatabase } from '../../../../../test/support/database.js';
import { newId, theProduct } from '../../../../shared/kernel/index.js';
import { createBrand } from '../../domain/brand.js';
import { joinInfluencer, newInfluencer } from '../../domain/influencer.js';
import { brandRepositoryContract, venueRepositoryContract } from '../../ports/brands.contract.js';
import { deletedProfilesContract } from '../../ports/deleted-profiles.contract.js';
import { importedInfluencersContract } from '../../ports/imported-influencers.contract.js';
import { influencerProfileRepositoryContract, influencerRepositoryContract } from '../../ports/influencers.contract.js';
import { safetyFlagsContract } from '../../ports/influencer-merges.contract.js';
import { SqlDeletedProfiles } from './sql-deleted-profiles.js';
import { TypeOrmBrandRepository } from './typeorm-brand.repository.js';
import { SqlImportedInfluencers } from './sql-imported-influencers.js';
import { SqlSafetyFlags } from './sql-safety-flags.js';
import { TypeOrmInfluencerProfileRepository } from './typeorm-influencer-profile.repository.js';
import { TypeOrmInfluencerRepository } from './typeorm-influencer.repository.js';
import { ProfileQueries } from '../queries/profile.queries.js';
import { brandList } from '../staff-lists/brand-list.js';
import { influencerList } from '../staff-lists/influencer-list.js';
import { TypeOrmVenueRepository } from './typeorm-venue.repository.js';

const now = new Date('2026-11-21T12:00:00Z');

describe('profiles in PostgreSQL', () => {
  let pg: TestDatabase;
  beforeAll(async () => void (pg = await testDatabase()));
  afterAll(() => pg.close());

  describe('brands', () =>
    brandRepositoryContract(
      () => new TypeOrmBrandRepository(pg.db, pg.outbox),
      () => new SqlDeletedProfiles(pg.db, pg.outbox),
    ));
  describe('venues', () => venueRepositoryContract(() => new TypeOrmVenueRepository(pg.db, pg.outbox)));
  describe('influencers', () => influencerRepositoryContract(() => new TypeOrmInfluencerRepository(pg.db, pg.outbox)));
  const influencersInPg = () => new TypeOrmInfluencerRepository(pg.db, pg.outbox);
  describe('safety flags', () =>
    safetyFlagsContract(
      () => new SqlSafetyFlags(pg.db, pg.outbox),
      async () => {
        const someone = { name: 'Ida Kay', handle: `ida.${newId().slice(-12)}` };
        return (await influencersInPg().save(...joinInfluencer(someone, theProduct, now))).id;
      },
    ));
  describe('whole profiles', () =>
    influencerProfileRepositoryContract(
      () => new TypeOrmInfluencerProfileRepository(pg.db, pg.outbox),
      influencersInPg,
    ));
  describe('imported', () => importedInfluencersContract(() => new SqlImportedInfluencers(pg.db, pg.outbox)));
  describe('deleted profiles', () => deletedProfilesContract(() => new SqlDeletedProfiles(pg.db, pg.outbox)));

  describe('what staff and others read', () => {
    const filter = (value: object) => ({ filter: JSON.stringify(value) });
    let brandId: string;

    beforeAll(async () => {
      await pg.empty('brands', 'influencers', 'social_accounts');
      const brands = new TypeOrmBrandRepository(pg.db, pg.outbox);
      const brand = (name: string, city: 'london' | 'bath') =>
        brands.save(
          ...createBrand({ name, email: `${city}_owner@fork.test`, city, category: 'hotels' }, theProduct, now),
        );
      brandId = (await brand('The Gilded Fork', 'london')).id;
      await brand('Bath 100% House', 'bath');
      const influencers = new TypeOrmInfluencerRepository(pg.db, pg.outbox);
      const account = {
        platform: 'tiktok',
        handle: 'zoe.eats',
        followers: 9e9,
        engagement: 1.5,
        country: 'GB',
        categories: [],
      } as const;
      await influencers.save(
        ...joinInfluencer({ name: 'Zoë Ng', handle: 'Zoe_Ng', city: 'london', accounts: [account] }, theProduct, now),
      );
      await influencers.save(
        newInfluencer({ name: 'Unclaimed', handle: 'zoexng', categories: ['Food'] }, 'imported', now),
      );
    });

    it('pages through brands with an exact total', async () => {
      const page = await pg.lists.page(brandList, { sort: '["name","ASC"]', range: '[1,1]' });
      expect(page).toMatchObject({
        total: 2,
        offset: 1,
        rows: [{ id: brandId, name: 'The Gilded Fork', salesStage: 1 }],
      });
    });

    it('searches brands by a part of the name or email; % and _ are plain letters', async () => {
      const names = async (q: string) => (await pg.lists.page(brandList, filter({ q }))).rows.map(({ name }) => name);
      expect(await names('GILDED')).toEqual(['The Gilded Fork']);
      expect(await names('bath_owner@')).toEqual(['Bath 100% House']);
      expect(await names('100% h')).toEqual(['Bath 100% House']);
      expect(await names('1_0')).toEqual([]);
      expect(await names('%')).toEqual([]);
    });

    it('shows the plan in force: Basic once it has ended or its payment failed for good', async () => {
      const plan = async () => (await pg.lists.one(brandList, brandId)).plan;
      expect(await plan()).toBe('basic');
      await pg.db.rows(
        `insert into subscriptions (brand_id, plan, paying, updated_at, version) values ($1, 'premium', true, $2, 1)`,
        [brandId, now],
      );
      expect(await plan()).toBe('premium');
      await pg.db.rows('update subscriptions set paying = false');
      expect(await plan()).toBe('basic');
    });

    it('filters brands by every named field and refuses values of another kind', async () => {
      const total = async (value: object) => (await pg.lists.page(brandList, filter(value))).total;
      expect(await total({ id: [brandId] })).toBe(1);
      expect(await total({ city: 'bath', category: 'hotels', salesStage: 1, onboardingStage: 1, priority: 2 })).toBe(1);
      expect(await total({ accountManager: 'alex' })).toBe(0);
      await expect(pg.lists.page(brandList, filter({ salesStage: 'x' }))).rejects.toMatchObject({
        code: 'request/bad-list-query',
      });
      await expect(pg.lists.page(brandList, filter({ id: ['x'] }))).rejects.toMatchObject({
        code: 'request/bad-list-query',
      });
      await expect(pg.lists.page(brandList, filter({ email: 'x' }))).rejects.toMatchObject({
        code: 'request/bad-list-query',
      });
    });

    it('lists influencers with their accounts, and filters them', async () => {
      const handles = async (value: object) =>
        (await pg.lists.page(influencerList, filter(value))).rows.map(({ handle }) => handle);
      expect(await handles({ q: 'zoe_' })).toEqual(['Zoe_Ng']);
      expect(await handles({ q: 'https://www.tiktok.com/@zoe.EATS?lang=en' })).toEqual(['Zoe_Ng']);
      expect(await handles({ q: '@zoe.eat' })).toEqual([]);
      expect(await handles({ claimed: false })).toEqual(['zoexng']);
      expect(await handles({ source: 'imported', category: 'Food' })).toEqual(['zoexng']);
      expect(await handles({ platform: 'tiktok', city: 'london' })).toEqual(['Zoe_Ng']);
      const { rows } = await pg.lists.page(influencerList, { sort: '["followers","DESC"]', range: '[0,0]' });
      expect(rows).toMatchObject([
        { followers: 9e9, engagement: 1.5, accounts: [{ platform: 'tiktok', handle: 'zoe.eats' }] },
      ]);
    });

    it('says who does not exist', async () => {
      const nobody = '01a1fc0c-0000-7000-8000-000000000000';
      await expect(pg.lists.one(brandList, nobody)).rejects.toMatchObject({ kind: 'not-found' });
      await expect(pg.lists.one(influencerList, nobody)).rejects.toMatchObject({ kind: 'not-found' });
      await expect(new ProfileQueries(pg.db).publicBrand(nobody)).rejects.toMatchObject({ kind: 'not-found' });
    });

    it('shows the media kit of a claimed profile only, and nothing private in it', async () => {
      const queries = new ProfileQueries(pg.db);
      const kit = await queries.mediaKit('zoe_ng');
      expect(Object.keys(kit).sort()).toEqual(
        ['accounts', 'avatarPath', 'bio', 'categories', 'city', 'followers', 'handle', 'id', 'name', 'portfolio', 'slug'],
      ); // prettier-ignore
      await expect(queries.mediaKit('zoexng')).rejects.toMatchObject({ kind: 'not-found' });
    });

    it('makes cards of those that exist', async () => {
      const queries = new ProfileQueries(pg.db);
      const kit = await pg.lists.page(influencerList, filter({ q: 'zoe_ng' }));
      expect(await queries.brandCards([brandId])).toMatchObject([{ name: 'The Gilded Fork', city: 'london' }]);
      expect(await queries.influencerCards([kit.rows[0]!.id])).toMatchObject([
        { handle: 'Zoe_Ng', platforms: ['tiktok'] },
      ]);
    });
  });
});
