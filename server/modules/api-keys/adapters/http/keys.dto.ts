import { ApiProperty } from '@nestjs/swagger';
import { ArrayUnique, IsArray, IsIn, IsString, IsUUID, MaxLength } from 'class-validator';
import {
  type KeyLife,
  keyLifeDefault,
  keyLives,
  keyNameLength,
  type KeyScope,
  keyScopeIds,
} from '../../../../contract/rules/scopes.js';
import { IfGiven } from '../../../../shared/http/field-rules.js';
import { Id, SomeOf } from '../../../../shared/http/view-fields.js';
import type { ApiKey } from '../../domain/api-key.js';

const nameMessage = { message: `Please give it a name, in 1 to ${keyNameLength} characters.` };
const scopesMessage = { message: 'Please choose what the key may do.' };
const lifeMessage = { message: 'Please choose 30, 90 or 365 days, or null for no end.' };

export class MakeKeyInput {
  /** The name that people recognise the key by: 1 to 60 characters. */
  @ApiProperty({ maxLength: keyNameLength, example: 'Reservations system' })
  @IsString(nameMessage)
  @MaxLength(keyNameLength * 2, nameMessage)
  name: string;

  /** The scopes of the key. Some don't apply to influencers and are refused there. */
  @ApiProperty({ enum: keyScopeIds, isArray: true, example: ['offers:read', 'collabs:read'] })
  @IsArray(scopesMessage)
  @ArrayUnique(scopesMessage)
  @IsIn(keyScopeIds, { each: true, ...scopesMessage })
  scopes: KeyScope[];

  /** The number of days the key is valid: 30, 90 or 365; `null` for ever. */
  @ApiProperty({ type: Number, nullable: true, enum: keyLives, default: keyLifeDefault })
  @IfGiven()
  @IsIn(keyLives, lifeMessage)
  expiresInDays?: KeyLife;
}

export class MakeStaffKeyInput extends MakeKeyInput {
  /** The person the key acts as: an owner or admin of the profile. */
  @IsUUID(undefined, { message: 'Please choose someone on the team.' })
  userId: string;
}

export class ProfileKeyView {
  @Id()
  id: string;
  name: string;
  /** The first characters of the key. */
  @ApiProperty({ example: 'tmk_x7Kd9fQ2' })
  prefix: string;
  @SomeOf(keyScopeIds)
  scopes: KeyScope[];
  createdAt: Date;
  /** `null` if the key never expires. */
  expiresAt: Date | null;
  /** Whether the key has expired. */
  expired: boolean;
  /** Exact to the minute; `null` if the key has never been used. */
  lastUsedAt: Date | null;
}

export class KeyView extends ProfileKeyView {
  /** Whether you created the key. */
  own: boolean;
}

export class KeysView {
  /** Newest first; at most 20. */
  items: KeyView[];
}

export class StaffKeyView extends ProfileKeyView {
  /** The person the key acts as. */
  @Id()
  madeBy: string;
}

export class StaffKeysView {
  /** Newest first; at most 20. */
  items: StaffKeyView[];
}

export class NewStaffKeyView extends StaffKeyView {
  /** The key, shown only once. */
  @ApiProperty({ example: 'tmk_x7Kd9fQ2…' })
  key: string;
}

export class NewKeyView extends KeyView {
  /** The key, shown only once. */
  @ApiProperty({ example: 'tmk_x7Kd9fQ2…' })
  key: string;
}

/** A key without its secret. */
export function keyView(key: ApiKey, isGood: boolean): ProfileKeyView {
  const { id, name, prefix, scopes, createdAt, expiresAt, lastUsedAt } = key;
  return { id, name, prefix, scopes: [...scopes], createdAt, expiresAt, lastUsedAt, expired: !isGood };
}
