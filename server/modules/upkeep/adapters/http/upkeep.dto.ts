import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsString, Matches, ValidateIf } from 'class-validator';
import type { FailedWork, WorkLine } from '../../ports/work-queue.js';
import type { HealthPart, HealthState } from '../../domain/health.js';

const kinds = ['job', 'event'] as const;

export class WorkLineView implements WorkLine {
  kind: (typeof kinds)[number];
  name: string;
  waiting: number;
  /** The number that should have begun more than a minute ago. */
  late: number;
  /** The number no longer tried, until staff retry them. */
  givenUp: number;
}

export class FailedWorkView implements FailedWork {
  kind: (typeof kinds)[number];
  id: string;
  name: string;
  attempts: number;
  since: Date;
  /** `null` if it was given up. */
  nextTryAt: Date | null;
  /** What went wrong, without addresses and secrets. */
  error: string | null;
}

export class WorkView {
  @ApiProperty({ type: [WorkLineView] })
  lines: readonly WorkLineView[];
  /** What has failed, given up first; at most 100. */
  @ApiProperty({ type: [FailedWorkView] })
  failed: readonly FailedWorkView[];
}

export class RetriedWorkView extends WorkView {
  /** The number of retries started. */
  retried: number;
}

export class RetryWorkInput {
  /** `null` for everything that was given up. */
  @IsIn([...kinds, null], { message: 'Please choose job or event, or null for all.' })
  kind: (typeof kinds)[number] | null;

  /** The job or event; `null` for all. */
  @ApiProperty({ type: String, nullable: true, maxLength: 36 })
  @ValidateIf(({ kind }: RetryWorkInput) => kind !== null)
  @IsString({ message: 'Please say which.' })
  @Matches(/^[0-9a-f-]{1,36}$/, { message: 'This isn’t the id of a job or an event.' })
  id: string | null;
}

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
