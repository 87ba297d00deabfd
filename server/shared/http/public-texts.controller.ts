import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Controller, Get, Header, Param } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { Public } from './policy.js';
import { Clock, DomainError } from '../kernel/index.js';
import { problemPage, type ProblemSection, readProblemSections } from './problem-pages.js';
import { Config } from '../../config.js';
import { SupportAddress } from '../mail/index.js';

/** The API's conventions, linked from the document. */
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

/** Explains every problem that the API answers with, at the address in its `type`. */
@ApiExcludeController()
@Public()
@Controller('docs/problems')
export class ProblemPagesController {
  private sections?: ReadonlyMap<string, ProblemSection>;

  /** One problem as an HTML page. @throws request/not-found when there is no such problem */
  @Get(':module/:slug')
  @Header('content-type', 'text/html; charset=utf-8')
  @Header('cache-control', 'public, max-age=3600')
  page(@Param('module') module: string, @Param('slug') slug: string): string {
    this.sections ??= readProblemSections();
    const section = this.sections.get(`${module}/${slug}`);
    if (!section) throw new DomainError('not-found', 'request/not-found', 'There’s nothing at this address.');
    return problemPage(section);
  }
}

const standsForDays = 90;

/** How to report a vulnerability (RFC 9116). */
@ApiExcludeController()
@Public()
@Controller('.well-known/security.txt')
export class SecurityTxtController {
  constructor(
    private readonly config: Config,
    private readonly support: SupportAddress,
    private readonly clock: Clock,
  ) {}

  @Get()
  @Header('content-type', 'text/plain; charset=utf-8')
  async text(): Promise<string> {
    const expires = new Date(this.clock.now().getTime() + standsForDays * 86_400_000);
    return [
      `Contact: mailto:${await this.support.email()}`,
      `Expires: ${expires.toISOString().slice(0, 10)}T00:00:00Z`,
      'Preferred-Languages: en',
      `Canonical: ${this.config.publicUrl}/.well-known/security.txt`,
      '',
    ].join('\n');
  }
}
