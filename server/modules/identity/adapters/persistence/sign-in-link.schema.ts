import { EntitySchema } from 'typeorm';
import type { SignInLink } from '../../domain/sign-in-link.js';

export const SignInLinkSchema = new EntitySchema<SignInLink>({
  name: 'SignInLink',
  tableName: 'sign_in_links',
  columns: {
    id: { type: 'uuid', primary: true },
    userId: { type: 'uuid', name: 'user_id' },
    email: { type: 'text' },
    purpose: { type: 'text' },
    tokenHash: { type: 'text', name: 'token_hash' },
    createdAt: { type: 'timestamptz', name: 'created_at' },
    expiresAt: { type: 'timestamptz', name: 'expires_at' },
    usedAt: { type: 'timestamptz', name: 'used_at', nullable: true },
  },
});
