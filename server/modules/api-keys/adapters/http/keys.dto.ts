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
  /** By which people know it again: 1 to 60 characters. */
  @ApiProperty({ maxLength: keyNameLength, example: 'Reservations system' })
  @IsString(nameMessage)
  @MaxLength(keyNameLength * 2, nameMessage)
  name: string;

  /** What it may do. Some mean nothing to influencers and are refused there. */
  @ApiProperty({ enum: keyScopeIds, isArray: true, example: ['offers:read', 'collabs:read'] })
  @IsArray(scopesMessage)
  @ArrayUnique(scopesMessage)
  @IsIn(keyScopeIds, { each: true, ...scopesMessage })
  scopes: KeyScope[];

  /** For how many days: 30, 90 or 365; null is for ever. */
  @ApiProperty({ type: Number, nullable: true, enum: keyLives, default: keyLifeDefault })
  @IfGiven()
  @IsIn(keyLives, lifeMessage)
  expiresInDays?: KeyLife;
}

export class MakeStaffKeyInput extends MakeKeyInput {
  /** Whom it acts as: an owner or admin of the profile. */
  @IsUUID(undefined, { message: 'Please choose one of its people.' })
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
  /** Null is never. */
  expiresAt: Date | null;
  /** Not good any more. */
  expired: boolean;
  /** To the minute; null for a key that nobody has used. */
  lastUsedAt: Date | null;
}

export class KeyView extends ProfileKeyView {
  /** Made by the reader. */
  own: boolean;
}

export class KeysView {
  /** The newest first; at most 20. */
  items: KeyView[];
}

export class StaffKeyView extends ProfileKeyView {
  /** Whom it acts as. */
  @Id()
  madeBy: string;
}

export class StaffKeysView {
  /** The newest first; at most 20. */
  items: StaffKeyView[];
}

export class NewStaffKeyView extends StaffKeyView {
  /** The key itself, shown only this once. */
  @ApiProperty({ example: 'tmk_x7Kd9fQ2…' })
  key: string;
}

export class NewKeyView extends KeyView {
  /** The key itself, shown only this once. */
  @ApiProperty({ example: 'tmk_x7Kd9fQ2…' })
  key: string;
}

/** A key without its secret. */
export function keyView(key: ApiKey, isGood: boolean): ProfileKeyView {
  const { id, name, prefix, scopes, createdAt, expiresAt, lastUsedAt } = key;
  return { id, name, prefix, scopes: [...scopes], createdAt, expiresAt, lastUsedAt, expired: !isGood };
}
