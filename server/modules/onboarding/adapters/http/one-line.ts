import { applyDecorators } from '@nestjs/common';
import { Matches } from 'class-validator';
import type { TextLimit } from '../../../../contract/rules/text-limits.js';
import { Trimmed } from '../../../../shared/http/trimmed.js';

/** One line of text, without white space at its ends; it may become part of a mail's header. */
export const OneLine = ({ least, most, says }: TextLimit) =>
  applyDecorators(Trimmed(), Matches(new RegExp(`^\\P{Cc}{${least},${most}}$`, 'u'), { message: says }));
