import { loadConfig } from '../../server/config.js';
import { FetchReadings } from '../../server/modules/analytics/index.js';
import { outsideServices, type OutsideCall } from '@tastemaker/sandbox';
import { Database } from '../../server/shared/db/index.js';
import { measuredWorld } from '../support/measured-world.js';
import { TestApp } from '../support/app.js';
import { freePort } from '../support/free-port.js';

describe('R434: numbers that platforms tell, with their stand-in on the wire', () => {
  let product: TestApp;
  let db: Database;

  beforeAll(async () => {
    const port = await freePort();
    const { platformKeys } = outsideServices({ ...loadConfig({}), port });
    product = await TestApp.start({ port, publicUrl: `http://localhost:${port}`, platformKeys });
    await product.app.listen(port, '127.0.0.1');
    db = product.app.get(Database);
    await measuredWorld(db, new Date());
    await db.rows(
      `insert into influencers (id, name, handle, slug, claimed, source, followers, created_at, updated_at, version)
       select distinct influencer_id, 'Mia', 'mia' || row_number() over (order by influencer_id), 'mia-' || row_number() over (order by influencer_id), true, 'joined', 5000, now(), now(), 1
       from collabs group by influencer_id`,
    );
    await db.rows(`update deliverables set post_url = 'https://www.instagram.com/reel/Cxy12' where post_url like '%instagram%'`);
    await db.rows(`update deliverables set post_url = 'https://www.tiktok.com/@mia/video/7301234567890' where post_url like '%tiktok%'`);
  }); // prettier-ignore
  afterAll(() => product.stop());

  const tell = (id: string, numbers: object) => product.visitor().post('/sandbox/platforms/posts', { id, ...numbers });
  const fetchedOf = (platform: string) =>
    db.rows(
      `select distinct r.basis, r.source, r.views::int, r.likes::int, r.comments::int, r.shares::int, r.saves::int, r.reach
       from piece_readings r join collab_pieces p on p.id = r.piece_id where r.entered_by is null and p.platform = $1`,
      [platform],
    );

  it('come from each platform as it speaks, as measured readings of nobody', async () => {
    const numbers = { views: 4_200, likes: 310, comments: 12, shares: 5, saves: 9 };
    for (const id of ['Cxy12', '7301234567890', 'abcdefghijk']) expect((await tell(id, numbers)).status).toBe(204);
    const { asked, faults } = await product.app.get(FetchReadings).execute();
    expect(faults).toEqual([]);
    expect(asked).toBeGreaterThan(10);
    const told = { basis: 'measured', source: 'platform', reach: null, ...numbers };
    expect(await fetchedOf('tiktok')).toEqual([told]);
    for (const platform of ['instagram', 'youtube'])
      expect(await fetchedOf(platform)).toEqual([{ ...told, shares: null, saves: null }]);
  });

  it('show in the sandbox what was asked, and not what nobody knows', async () => {
    const { body } = await product.visitor().get<OutsideCall[]>('/sandbox/api/outside?service=platforms');
    expect(new Set(body.map(({ kind }) => kind))).toEqual(new Set(['instagram', 'tiktok', 'youtube']));
  });

  it('are asked for by nobody where no key is given', async () => {
    expect(loadConfig({}).platformKeys).toEqual({ instagram: undefined, tiktok: undefined, youtube: undefined, standIn: undefined });
  }); // prettier-ignore
});
