import { Body, Controller, Get, Header, HttpCode, Post } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { DomainError, IfGiven, Public, TestClock } from '../product.js';
import { Equals, IsString, Matches } from 'class-validator';

/** Exactly one of the three. */
class MoveClockInput {
  /** An ISO 8601 duration, such as P7D or PT36H. */
  @IfGiven()
  @IsString({ message: 'Give a duration such as P7D or PT36H.' })
  advance?: string;

  /** A time to freeze at, such as 2027-01-31T12:00:00Z. */
  @IfGiven()
  @Matches(/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/, {
    message: 'Give a time such as 2027-01-31T12:00:00Z.',
  })
  freeze?: string;

  /** Returns to the real time. */
  @IfGiven()
  @Equals(true, { message: 'Give true, or leave it out.' })
  reset?: boolean;
}

type ClockView = {
  /** ISO 8601, UTC. */
  now: string;
};

const toView = (now: Date): ClockView => ({ now: now.toISOString() });

const invalid = (errors: Record<string, string>) =>
  new DomainError('invalid', 'request/invalid', 'Please correct the marked fields.', { errors });

/** The time machine: moves the clock of the whole product, in every process. Never in production. */
@ApiExcludeController()
@Public('any')
@Controller('sandbox/api/clock')
export class ClockController {
  constructor(private readonly clock: TestClock) {}

  @Get()
  @Header('cache-control', 'no-store')
  read(): ClockView {
    return toView(this.clock.now());
  }

  /**
   * Takes `{ advance }`, `{ freeze }` or `{ reset: true }`; responds when everything then due is done. 400 on bad
   * input.
   */
  @Post()
  @HttpCode(200)
  async move(@Body() { advance, freeze, reset }: MoveClockInput): Promise<ClockView> {
    if ([advance, freeze, reset].filter((given) => given !== undefined).length !== 1)
      throw invalid({ advance: 'Give exactly one of advance, freeze and reset.' });
    if (advance !== undefined) return toView(await this.clock.advance(advance));
    if (freeze === undefined) return toView(await this.clock.reset());
    const at = new Date(freeze);
    if (Number.isNaN(at.getTime())) throw invalid({ freeze: 'There is no such time.' });
    return toView(await this.clock.freeze(at));
  }
}
