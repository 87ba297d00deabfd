import type { ApiKey } from '../../domain/api-key.js';
import type { ProfileKeyView } from './keys.dto.js';

/** What is shown of a key to whoever may see it. */
export function keyView(key: ApiKey, isGood: boolean): ProfileKeyView {
  const { id, name, prefix, scopes, createdAt, expiresAt, lastUsedAt } = key;
  return { id, name, prefix, scopes: [...scopes], createdAt, expiresAt, lastUsedAt, expired: !isGood };
}
