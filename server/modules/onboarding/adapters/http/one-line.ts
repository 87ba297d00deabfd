import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { Matches } from 'class-validator';
import type { TextLimit } from '../../../../contract/rules/text-limits.js';

const trimmed = ({ value }: { value: unknown }): unknown => (typeof value === 'string' ? value.trim() : value);

/** One line of text, without white space at its ends; it may become part of a mail's header. */
export const OneLine = ({ least, most, says }: TextLimit) =>
  applyDecorators(Transform(trimmed), Matches(new RegExp(`^\\P{Cc}{${least},${most}}$`, 'u'), { message: says }));
