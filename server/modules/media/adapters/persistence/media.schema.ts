import { EntitySchema } from 'typeorm';
import type { Media } from '../../domain/media.js';

export const MediaSchema = new EntitySchema<Media>({
  name: 'Media',
  tableName: 'media',
  columns: {
    id: { type: 'uuid', primary: true },
    ownerUid: { type: 'uuid', name: 'owner_uid' },
    uploadedBy: { type: 'uuid', name: 'uploaded_by' },
    fileName: { type: 'text', name: 'file_name' },
    mimeType: { type: 'text', name: 'mime_type' },
    kind: { type: 'text' },
    bytes: { type: 'bigint', transformer: { to: (bytes: number) => bytes, from: Number } }, // the driver gives a text
    storageKey: { type: 'text', name: 'storage_key' },
    createdAt: { type: 'timestamptz', name: 'created_at' },
  },
});
