/** How long a draft waited for the brand: from its submission until the answer. */
export type DraftWait = Readonly<{ from: Date; until: Date }>;

/** When a piece is due: on the agreed day, and as much later as the brand took to answer its drafts. */
export const pieceDueAt = (contentDueAt: Date, waits: readonly DraftWait[]): Date =>
  new Date(waits.reduce((due, { from, until }) => due + until.getTime() - from.getTime(), contentDueAt.getTime()));
