import { ApiProperty } from '@nestjs/swagger';

export class FoodRisksView {
  /** The brand may know now; else everything here is empty. */
  open: boolean;
  /** Until when, once a time has been agreed. */
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  until: string | null;
  /** Ids of the list of food risk groups; empty where the influencer has not said. */
  @ApiProperty({ type: [String] })
  chosen: string[];
  @ApiProperty({ type: String, nullable: true })
  other: string | null;
}
