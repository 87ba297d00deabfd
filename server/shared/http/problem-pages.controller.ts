import { Controller, Get, Header, Param } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { DomainError } from '../kernel/index.js';
import { Public } from './policy.js';
import { problemPage, type ProblemSection, readProblemSections } from './problem-pages.js';

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
