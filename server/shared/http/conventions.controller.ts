import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Controller, Get, Header } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { Public } from './policy.js';

/** What is the same everywhere in the API, as the document links to it. */
@ApiExcludeController()
@Public()
@Controller('docs/api.md')
export class ConventionsController {
  @Get()
  @Header('content-type', 'text/plain; charset=utf-8')
  @Header('cache-control', 'public, max-age=3600')
  text(): string {
    return readFileSync(path.resolve('docs/api.md'), 'utf8');
  }
}
