import { Controller, Get, Header } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { Config } from '../../config.js';
import { Clock } from '../kernel/index.js';
import { SupportAddress } from '../mail/index.js';
import { Public } from './policy.js';

const standsForDays = 90;

/** Where to report a weakness (RFC 9116). */
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
