import { ApiProperty } from '@nestjs/swagger';
import type { HealthState } from '../../domain/health-part.js';

const states = ['ok', 'warning', 'fault'] as const satisfies readonly HealthState[];

export class HealthPartView {
  name: string;
  /** `warning`: it works, and will not for long; `fault`: it does not. */
  @ApiProperty({ enum: states })
  state: HealthState;
  /** What was seen, in words. */
  figure: string;
  /** Since when, where that is known: a start, the oldest that waits, the last backup. */
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  since: Date | null;
  /** What to do; null while it is well. */
  @ApiProperty({ type: String, nullable: true })
  mend: string | null;
}

export class HealthView {
  @ApiProperty({ type: [HealthPartView] })
  parts: readonly HealthPartView[];
}
