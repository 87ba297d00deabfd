import { ApiProperty } from '@nestjs/swagger';

/** One browser in which the person is signed in. */
export class OwnSessionView {
  @ApiProperty({ format: 'uuid' })
  id: string;
  /** Such as `Firefox on Windows`; as the browser itself says. */
  browser: string;
  @ApiProperty({ type: String, format: 'date-time' })
  signedInAt: Date;
  /** Exact to a minute. */
  @ApiProperty({ type: String, format: 'date-time' })
  lastSeenAt: Date;
  /** The session of this very request. */
  current: boolean;
}

export class OwnSessionsView {
  /** The most recently used first. */
  @ApiProperty({ type: [OwnSessionView] })
  items: OwnSessionView[];
}
