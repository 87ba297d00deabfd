import { Param, ParseUUIDPipe } from '@nestjs/common';
import { DomainError } from '../kernel/index.js';

const pipe = new ParseUUIDPipe({
  exceptionFactory: () => new DomainError('not-found', 'request/not-found', 'There is nothing at this address.'),
});

/** A record's id in the address. What is no id at all is not found, like an id that does not exist. */
export const IdParam = (name = 'id') => Param(name, pipe);
