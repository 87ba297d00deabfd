import { applyDecorators, Header, HttpCode } from '@nestjs/common';

/** The handler answers with JSON text that PostgreSQL has made; nobody reads it on the way. */
export const SendsJsonText = () =>
  applyDecorators(HttpCode(200), Header('content-type', 'application/json; charset=utf-8'));
