import { EntitySchema } from 'typeorm';
import type { Upload } from '../../domain/upload.js';

export const UploadSchema = new EntitySchema<Upload>({
  name: 'Upload',
  tableName: 'uploads',
  columns: {
    id: { type: 'uuid', primary: true },
    ownerUid: { type: 'uuid', name: 'owner_uid' },
    uploadedBy: { type: 'uuid', name: 'uploaded_by' },
    accountUid: { type: 'uuid', name: 'account_uid' },
    fileName: { type: 'text', name: 'file_name' },
    bytes: { type: 'bigint', transformer: { to: (value: number) => value, from: Number } }, // the driver gives a text
    posterOf: { type: 'uuid', name: 'poster_of', nullable: true },
    state: { type: 'text' },
    touchedAt: { type: 'timestamptz', name: 'touched_at' },
  },
});
