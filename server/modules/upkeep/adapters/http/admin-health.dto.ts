import { ApiProperty } from '@nestjs/swagger';
import type { HealthPart, HealthState } from '../../domain/health-part.js';

export class HealthPartView implements HealthPart {
  name: string;
  /** `warning`: works, but not for long; `fault`: doesn't work. */
  state: HealthState;
  /** What was observed, in words. */
  figure: string;
  /** Since when, if known: a start, the oldest that is waiting, the last backup. */
  since: Date | null;
  /** What to do; `null` while all is well. */
  mend: string | null;
}

export class HealthView {
  @ApiProperty({ type: [HealthPartView] })
  parts: readonly HealthPartView[];
}
