import { type Fact, FactList } from './FactList';

export type TicketFact = Fact;

/** The facts of a ticket, each with its label. */
export function TicketFacts({ facts }: { facts: readonly TicketFact[] }) {
  return <FactList facts={facts} sx={columns} />;
}

const columns = {
  flex: '1 1 180px',
  gridTemplateColumns: 'minmax(64px, auto) 1fr',
  columnGap: 3,
  rowGap: 1.5,
  // Where the ticket is narrow a date stays in one line, under its label.
  '@container (max-width: 250px)': { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: 0.5 },
} as const;
