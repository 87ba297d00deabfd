/** A bill as the card provider holds it. */
export type Invoice = Readonly<{
  id: string;
  /** Null until it is final. */
  number: string | null;
  state: 'draft' | 'open' | 'paid' | 'void' | 'uncollectible';
  totalPence: number;
  paidPence: number;
  createdAt: Date;
  periodStartsAt: Date;
  periodEndsAt: Date;
  lines: readonly Readonly<{ text: string; amountPence: number }>[];
  /** Where it can be read and paid; null until it is final. */
  url: string | null;
  pdfUrl: string | null;
  /** What was paid, for paying back; null when nothing was. */
  paymentId: string | null;
}>;
