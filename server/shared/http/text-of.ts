import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { IsString, Length } from 'class-validator';

/**
 * A text with a minimum and maximum length, and the sentence shown when it is too short or too long. The API document carries all
 * three, and the portal's forms read them from there.
 */
export const TextOf = (least: number, most: number, says: string): PropertyDecorator =>
  applyDecorators(
    ApiProperty({ minLength: least, maxLength: most, ...({ 'x-says': says } as object) }),
    IsString(),
    Length(least, most, { message: says }),
  );
