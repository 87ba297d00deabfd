import type { MigrationInterface, QueryRunner } from 'typeorm';

const orders = { followers: 'followers', engagement: 'engagement_rank', newest: 'created_at' };

/** Whoever walks along an order sees by the index alone who meets a filter. */
export class PassInfluencersByIndex1795220000072 implements MigrationInterface {
  name = 'PassInfluencersByIndex1795220000072';

  async up(db: QueryRunner): Promise<void> {
    for (const [order, column] of Object.entries(orders))
      await db.query(`
        drop index discovery_influencers_${order};
        create index discovery_influencers_${order} on discovery_influencers (${column}, id) include (tags);`);
  }

  async down(db: QueryRunner): Promise<void> {
    for (const [order, column] of Object.entries(orders))
      await db.query(`
        drop index discovery_influencers_${order};
        create index discovery_influencers_${order} on discovery_influencers (${column}, id);`);
  }
}
