import type { MigrationInterface, QueryRunner } from 'typeorm';
import { ads } from './schema/ads.js';
import { analytics } from './schema/analytics.js';
import { base } from './schema/base.js';
import { billing } from './schema/billing.js';
import { collabs } from './schema/collabs.js';
import { desk } from './schema/desk.js';
import { discovery } from './schema/discovery.js';
import { identity } from './schema/identity.js';
import { influencerLists } from './schema/influencer-lists.js';
import { influencers } from './schema/influencers.js';
import { media } from './schema/media.js';
import { messaging } from './schema/messaging.js';
import { notifications } from './schema/notifications.js';
import { onboarding } from './schema/onboarding.js';
import { partners } from './schema/partners.js';
import { privacy } from './schema/privacy.js';
import { profiles } from './schema/profiles.js';
import { records } from './schema/records.js';
import { settings } from './schema/settings.js';

/** Each refers only to those before it. */
const schema = [
  base,
  settings,
  identity,
  privacy,
  profiles,
  influencers,
  influencerLists,
  discovery,
  media,
  billing,
  messaging,
  notifications,
  collabs,
  records,
  analytics,
  ads,
  onboarding,
  desk,
  partners,
].join('');

const made = (kind: string): string =>
  [...schema.matchAll(new RegExp(`^  create (?:unlogged )?${kind} (\\w+)\\b(?!\\.)`, 'gm'))]
    .map(([, name]) => name)
    .join(', ');

/** The whole database as it is before the first release. */
export class CreateSchema1795220000001 implements MigrationInterface {
  name = 'CreateSchema1795220000001';

  async up(db: QueryRunner): Promise<void> {
    await db.query(schema);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      drop view ${made('view')};
      drop table ${made('table')};
      drop schema ${made('schema')};
      drop sequence ${made('sequence')};
      drop function ${made('function')};`);
  }
}
