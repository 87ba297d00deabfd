import { EntitySchema } from 'typeorm';
import type { Ad } from '../../domain/ad.js';

export const AdSchema = new EntitySchema<Ad>({
  name: 'Ad',
  tableName: 'ads',
  columns: {
    id: { type: 'uuid', primary: true },
    name: { type: 'text' },
    slot: { type: 'text' },
    headline: { type: 'text' },
    text: { type: 'text' },
    action: { type: 'text' },
    link: { type: 'text' },
    cover: { type: 'text' },
    photoPath: { type: 'text', name: 'photo_path', nullable: true },
    startsAt: { type: 'timestamptz', name: 'starts_at' },
    endsAt: { type: 'timestamptz', name: 'ends_at' },
    cities: { type: 'text', array: true },
    categories: { type: 'text', array: true },
    bands: { type: 'text', array: true },
    audience: { type: 'text' },
    priority: { type: 'smallint' },
    paused: { type: 'boolean' },
    createdBy: { type: 'text', name: 'created_by' },
    createdAt: { type: 'timestamptz', name: 'created_at' },
    updatedAt: { type: 'timestamptz', name: 'updated_at' },
    version: { type: 'int' },
  },
});
