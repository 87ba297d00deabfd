import { ApiProperty } from '@nestjs/swagger';
import { ArrayUnique, IsArray, IsIn, IsOptional, IsString, MaxLength } from 'class-validator';
import {
  keyLifeDefault,
  keyLives,
  type KeyLife,
  keyNameLength,
  type KeyScope,
  keyScopeIds,
} from '../../../../contract/rules/scopes.js';

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
  @ApiProperty({ type: Number, nullable: true, enum: keyLives, default: keyLifeDefault, required: false })
  @IsOptional()
  @IsIn(keyLives, lifeMessage)
  expiresInDays?: KeyLife;
}

export class KeyView {
  @ApiProperty({ format: 'uuid' })
  id: string;
  name: string;
  /** The first characters of the key. */
  @ApiProperty({ example: 'tmk_x7Kd9fQ2' })
  prefix: string;
  @ApiProperty({ enum: keyScopeIds, isArray: true })
  scopes: KeyScope[];
  @ApiProperty({ type: String, format: 'date-time' })
  createdAt: Date;
  /** Null is never. */
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  expiresAt: Date | null;
  /** Not good any more. */
  expired: boolean;
  /** To the minute; null for a key that nobody has used. */
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  lastUsedAt: Date | null;
  /** Made by the reader. */
  own: boolean;
}

export class KeysView {
  /** The newest first; at most 20. */
  @ApiProperty({ type: [KeyView] })
  items: KeyView[];
}

export class NewKeyView extends KeyView {
  /** The key itself. It is told here and never again. */
  @ApiProperty({ example: 'tmk_x7Kd9fQ2…' })
  key: string;
}
