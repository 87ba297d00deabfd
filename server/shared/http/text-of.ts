import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { IsString, Length } from 'class-validator';

/**
 * A text of so many characters, and the sentence when it is not so. The API document carries all three; from it the forms of the
 * portal have them.
 */
export const TextOf = (least: number, most: number, says: string): PropertyDecorator =>
  applyDecorators(
    ApiProperty({ minLength: least, maxLength: most, ...({ 'x-says': says } as object) }),
    IsString(),
    Length(least, most, { message: says }),
  );
