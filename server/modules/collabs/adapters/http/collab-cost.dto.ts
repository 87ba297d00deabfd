import { ApiProperty } from '@nestjs/swagger';

const sources = ['free', 'kept', 'invoice', 'checkout'] as const;
const states = ['awaiting-payment', 'reserved', 'spent', 'freed'] as const;

const Source = () =>
  ApiProperty({
    enum: sources,
    description: 'A free one of the plan, a kept credit, an item on the next invoice, or a payment before it.',
  });

export class ApprovalCostView {
  @Source()
  source: (typeof sources)[number];
  /** 0 where it is free or kept. */
  pricePence: number;
  /** Free Collabs of the running period that are left, before this one. */
  freeLeft: number;
  /** Kept credits that are left, before this one. */
  keptLeft: number;
}

export class CreditTakenView {
  @Source()
  source: (typeof sources)[number];
  pricePence: number;
  /** It waits for its payment, holds what was paid, has used it, or has given it back. */
  @ApiProperty({ enum: states })
  state: (typeof states)[number];
}

export class CollabCostView {
  /** What approving takes now; null when it cannot be approved any more. */
  @ApiProperty({ type: ApprovalCostView, nullable: true })
  approval: ApprovalCostView | null;
  /** What the Collab has taken; null while it has taken nothing. */
  @ApiProperty({ type: CreditTakenView, nullable: true })
  taken: CreditTakenView | null;
  /** Until when the brand can cancel and have its credit back; null while no time is chosen. */
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  returnsUntil: string | null;
}
