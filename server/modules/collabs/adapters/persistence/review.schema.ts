import { EntitySchema } from 'typeorm';
import type { Review } from '../../domain/review.js';

export const ReviewSchema = new EntitySchema<Review>({
  name: 'Review',
  tableName: 'reviews',
  columns: {
    id: { type: 'uuid', primary: true },
    collabId: { type: 'uuid', name: 'collab_id' },
    bySide: { type: 'text', name: 'by_side' },
    aboutUid: { type: 'uuid', name: 'about_uid' },
    opinion: { type: 'smallint' },
    words: { type: 'text' },
    writtenBy: { type: 'uuid', name: 'written_by' },
    createdAt: { type: 'timestamptz', name: 'created_at' },
    appeal: { type: 'text', nullable: true },
    appealedAt: { type: 'timestamptz', name: 'appealed_at', nullable: true },
    decision: { type: 'text', nullable: true },
    decisionNote: { type: 'text', name: 'decision_note', nullable: true },
    decidedBy: { type: 'uuid', name: 'decided_by', nullable: true },
    decidedAt: { type: 'timestamptz', name: 'decided_at', nullable: true },
    version: { type: 'int' },
  },
});
