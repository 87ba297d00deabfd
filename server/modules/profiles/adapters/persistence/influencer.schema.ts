import { EntitySchema } from 'typeorm';
import type { Influencer, SocialAccount } from '../../domain/influencer.js';

/** An influencer's own row; accounts have their own table. */
export type InfluencerRow = Omit<Influencer, 'accounts'>;
type SocialAccountRow = SocialAccount & Readonly<{ influencerId: string }>;

/** The driver returns bigint and numeric as strings; ours are small enough for numbers. */
const asNumber = {
  from: (value: string | null): number | null => (value === null ? null : Number(value)),
  to: (value: number | null): number | null => value,
};

export const InfluencerSchema = new EntitySchema<InfluencerRow>({
  name: 'Influencer',
  tableName: 'influencers',
  columns: {
    id: { type: 'uuid', primary: true },
    name: { type: 'text' },
    handle: { type: 'text' },
    slug: { type: 'text' },
    bio: { type: 'text' },
    city: { type: 'text', nullable: true },
    country: { type: 'text', nullable: true },
    categories: { type: 'text', array: true },
    avatarPath: { type: 'text', name: 'avatar_path', nullable: true },
    email: { type: 'text', nullable: true },
    claimed: { type: 'boolean' },
    source: { type: 'text' },
    followers: { type: 'bigint', transformer: asNumber },
    engagement: { type: 'numeric', precision: 7, scale: 4, nullable: true, transformer: asNumber },
    createdAt: { type: 'timestamptz', name: 'created_at' },
    updatedAt: { type: 'timestamptz', name: 'updated_at' },
    version: { type: 'int' },
  },
});

export const SocialAccountSchema = new EntitySchema<SocialAccountRow>({
  name: 'SocialAccount',
  tableName: 'social_accounts',
  columns: {
    influencerId: { type: 'uuid', name: 'influencer_id', primary: true },
    platform: { type: 'text', primary: true },
    handle: { type: 'text' },
    followers: { type: 'bigint', nullable: true, transformer: asNumber },
    engagement: { type: 'numeric', precision: 7, scale: 4, nullable: true, transformer: asNumber },
    country: { type: 'text', nullable: true },
    categories: { type: 'text', array: true },
    updatedAt: { type: 'timestamptz', name: 'updated_at' },
  },
});
