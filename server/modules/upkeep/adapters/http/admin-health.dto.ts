import { ApiProperty } from '@nestjs/swagger';
import type { HealthPart, HealthState } from '../../domain/health-part.js';

export class HealthPartView implements HealthPart {
  name: string;
  /** `warning`: it works, and will not for long; `fault`: it does not. */
  state: HealthState;
  /** What was seen, in words. */
  figure: string;
  /** Since when, where that is known: a start, the oldest that waits, the last backup. */
  since: Date | null;
  /** What to do; null while it is well. */
  mend: string | null;
}

export class HealthView {
  @ApiProperty({ type: [HealthPartView] })
  parts: readonly HealthPartView[];
}
