import Box from '@mui/material/Box';
import type { CollabStage } from '../../server/contract/lists/collab';
import { collabOutcomeLabel } from '../../server/contract/lists/labels';
import type { Collab, Side } from '../api/collabs';
import { Avatar } from './Avatar';
import { ExactTime } from './RelativeTime';
import { Ticket } from './Ticket';
import { type TicketFact, Stamp } from './ticket-parts';

type CollabTicketProps = {
  collab: Collab;
  /** Whose screen it is: the ticket names the other side. */
  side: Side;
  to: string;
  /** For a narrow column: the other side small under the title, and no number. */
  compact?: boolean;
};

/** A Collab as a card that leads to its page. */
export function CollabTicket({ collab, side, to, compact = false }: CollabTicketProps) {
  const { id, stage, outcome, terms } = collab;
  const { name, avatarPath } = otherSide(collab, side);
  return (
    <Ticket
      title={terms.title}
      subtitle={compact ? <SmallParty name={name} avatarPath={avatarPath} /> : name}
      stage={stage}
      number={compact ? undefined : ticketNumber(id)}
      media={compact ? undefined : <Avatar filePath={avatarPath} name={name} size={40} />}
      facts={[(terms.shipped ? dateOfParcel : dateOf)[stage](collab)]}
      stamp={outcome === 'completed' ? collabOutcomeLabel(outcome) : undefined}
      to={to}
    >
      {outcome !== 'open' && outcome !== 'completed' && <EndStamp outcome={outcome} />}
    </Ticket>
  );
}

function SmallParty({ name, avatarPath }: { name: string; avatarPath: string | null }) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, mt: 2 }}>
      <Avatar filePath={avatarPath} name={name} size={24} />
      <Box sx={{ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>{name}</Box>
    </Box>
  );
}

/** How it ended when nothing came of it: the stamp in grey. */
export function EndStamp({ outcome }: Pick<Collab, 'outcome'>) {
  return (
    <Box sx={{ justifySelf: 'end' }}>
      <Stamp ink="ink2">{collabOutcomeLabel(outcome)}</Stamp>
    </Box>
  );
}

/** "#4F0A2": short enough to say on the telephone. */
export const ticketNumber = (id: string): string => `#${id.slice(-5).toUpperCase()}`;

/** The brand by its name, the influencer by "@handle". */
export function otherSide(
  { brand, influencer }: Collab,
  side: Side,
): { id: string; name: string; avatarPath: string | null } {
  return side === 'influencer' ? brand : { ...influencer, name: `@${influencer.handle}` };
}

const fact = (label: string, time: string | null, otherwise = 'N/A'): TicketFact => ({
  label,
  value: time ? <ExactTime time={time} /> : otherwise,
});

/** The date that matters at each stage. */
const dateOf: Record<CollabStage, (collab: Collab) => TicketFact> = {
  1: ({ respondBy }) => fact('Answer by', respondBy),
  3: ({ visitAt }) => fact('Visit', visitAt, 'Not chosen yet'),
  4: ({ visitAt }) => fact('Visit', visitAt),
  5: ({ contentDueAt }) => fact('Content due', contentDueAt),
  6: ({ visitAt }) => fact('Visited', visitAt),
};

/** The same of what is sent instead of visited. */
const dateOfParcel: typeof dateOf = {
  ...dateOf,
  3: () => fact('Parcel', null, 'Not sent yet'),
  4: ({ contentDueAt }) => (contentDueAt ? fact('Content due', contentDueAt) : fact('Parcel', null, 'On its way')),
  6: ({ checkedInAt }) => fact('Received', checkedInAt),
};
