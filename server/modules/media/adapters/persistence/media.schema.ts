import { EntitySchema, type EntitySchemaColumnOptions } from 'typeorm';
import type { Media } from '../../domain/media.js';

/** The driver gives a text. */
const bytes = { to: (value: number) => value, from: Number };

const fact: EntitySchemaColumnOptions = { type: 'int', nullable: true };

export const MediaSchema = new EntitySchema<Media>({
  name: 'Media',
  tableName: 'media',
  columns: {
    id: { type: 'uuid', primary: true },
    ownerUid: { type: 'uuid', name: 'owner_uid' },
    uploadedBy: { type: 'uuid', name: 'uploaded_by' },
    accountUid: { type: 'uuid', name: 'account_uid' },
    fileName: { type: 'text', name: 'file_name' },
    mimeType: { type: 'text', name: 'mime_type' },
    kind: { type: 'text' },
    bytes: { type: 'bigint', transformer: bytes },
    uploadedBytes: { type: 'bigint', name: 'uploaded_bytes', transformer: bytes },
    storageKey: { type: 'text', name: 'storage_key' },
    width: fact,
    height: fact,
    rotation: { ...fact, type: 'smallint' },
    durationMs: { ...fact, name: 'duration_ms' },
    codec: { ...fact, type: 'text' },
    frameRate: { ...fact, type: 'float8', name: 'frame_rate' },
    truncated: { type: 'boolean' },
    sha256: { ...fact, type: 'text' },
    posterOf: { type: 'uuid', name: 'poster_of', nullable: true },
    createdAt: { type: 'timestamptz', name: 'created_at' },
  },
});
