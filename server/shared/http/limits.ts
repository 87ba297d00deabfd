import { applyDecorators } from '@nestjs/common';
import { ApiProperty, type ApiPropertyOptions } from '@nestjs/swagger';
import { IsInt, IsString, Length, Matches, Max, Min } from 'class-validator';
import type { TextLimit } from '../../contract/rules/text-limits.js';
import { Trimmed } from './trimmed.js';

/** What the document says of a field, and the sentence shown when a value cannot stand: the portal's forms read both from there. */
export const Said = (says: string, limits: ApiPropertyOptions = {}): PropertyDecorator =>
  ApiProperty({ ...limits, ...({ 'x-says': says } as object) });

/** A text with a minimum and maximum length. */
export const TextOf = (least: number, most: number, says: string): PropertyDecorator =>
  applyDecorators(
    Said(says, { minLength: least, maxLength: most }),
    IsString(),
    Length(least, most, { message: says }),
  );

/** One line of text, without white space at its ends; it may become part of a mail's header. */
export function OneLine({ least, most, says }: TextLimit): PropertyDecorator {
  const pattern = `^\\P{Cc}{${least},${most}}$`;
  return applyDecorators(
    Trimmed(),
    Said(says, { minLength: least, maxLength: most, pattern }),
    Matches(new RegExp(pattern, 'u'), { message: says }),
  );
}

/** A whole number. */
export const NumberOf = (least: number, most: number, says: string): PropertyDecorator =>
  applyDecorators(
    Said(says, { minimum: least, maximum: most }),
    IsInt({ message: says }),
    Min(least, { message: says }),
    Max(most, { message: says }),
  );
