import { EntitySchema, IsNull } from 'typeorm';
import type { LinkUse, SignInLink } from '../../domain/sign-in-link.js';
import type { Database } from '../../../../shared/db/index.js';
import { SignInLinkRepository } from '../../ports/sign-in-links.js';

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

export class TypeOrmSignInLinkRepository extends SignInLinkRepository {
  constructor(private readonly db: Database) {
    super();
  }

  issue(link: SignInLink): Promise<void> {
    const { userId, purpose } = link;
    return this.db.inTransaction(async () => {
      // Serialises concurrent issues, so that the second link withdraws the first.
      await this.db.rows('select from users where id = $1 for update', [userId]);
      await this.db.manager.delete(SignInLinkSchema, { userId, purpose, usedAt: IsNull() });
      await this.db.manager.insert(SignInLinkSchema, link);
    });
  }

  async use({ tokenHash, email, for: purposes }: LinkUse, now: Date): Promise<SignInLink | null> {
    const [link] = await this.db.rows<SignInLink>(
      `update sign_in_links set used_at = $3
       where token_hash = $1 and email = $2 and used_at is null and expires_at > $3 and purpose = any($4)
       returning id, user_id as "userId", email, purpose, token_hash as "tokenHash", created_at as "createdAt",
         expires_at as "expiresAt", used_at as "usedAt"`,
      [tokenHash, email, now, purposes],
    );
    return link ?? null;
  }

  async withdrawAllOf(userId: string): Promise<void> {
    await this.db.manager.delete(SignInLinkSchema, { userId, usedAt: IsNull() });
  }
}
