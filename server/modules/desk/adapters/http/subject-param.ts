import { Param, ParseEnumPipe } from '@nestjs/common';
import { ApiParam } from '@nestjs/swagger';
import { deskKinds } from '../../../../contract/rules/desk.js';

/** What kind of thing the address is about. What is no kind is not found. */
export const KindParam = (kinds: readonly string[] = deskKinds) =>
  Param('kind', new ParseEnumPipe(kinds, { errorHttpStatusCode: 404 }));

/** Says so in the API document. */
export const AboutKind = (kinds: readonly string[] = deskKinds) => ApiParam({ name: 'kind', enum: kinds as string[] });
