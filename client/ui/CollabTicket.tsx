import { IconCircleFilled, IconClock } from '@tabler/icons-react';
import type { CollabStage } from '../../server/contract/lists/collab';
import { collabOutcomeLabel } from '../../server/contract/lists/labels';
import { type Collab, type Side, isVisitAwaited } from '../api/collabs';
import { Avatar } from './Avatar';
import { ExactTime } from './RelativeTime';
import { Box } from './elements';
import { Stamp, type TicketFact } from './ticket-parts';
import { Ticket } from './Ticket';

type CollabTicketProps = {
  collab: Collab;
  /** The side using the screen: the ticket names the other. */
  side: Side;
  to: string;
  /** What the heading above already says: the stage, or the other side. */
  under?: 'stage' | 'person';
  /** For a narrow column. */
  compact?: boolean;
};

/** A Collab as a card that links to its page. */
export function CollabTicket({ collab, side, to, under, compact = false }: CollabTicketProps) {
  const { id, stage, outcome, terms } = collab;
  const { name, avatarPath } = otherSide(collab, side);
  return (
    <Ticket
      title={under === 'person' ? terms.title : name}
      subtitle={under !== 'person' && terms.title}
      stage={stage}
      stageInWords={under !== 'stage'}
      number={compact ? undefined : ticketNumber(id)}
      media={under !== 'person' && <Avatar filePath={avatarPath} name={name} size={compact ? 32 : 40} />}
      facts={isNothingLeft(collab) ? [] : [(terms.shipped ? dateOfParcel : dateOf)[stage](collab)]}
      stamp={outcome === 'completed' ? collabOutcomeLabel(outcome) : undefined}
      to={to}
    >
      {outcome === 'open' && <Turn collab={collab} side={side} />}
      {outcome !== 'open' && outcome !== 'completed' && <EndStamp outcome={outcome} />}
    </Ticket>
  );
}

/** Which side has the next step. */
function Turn({ collab, side }: { collab: Collab; side: Side }) {
  const words = turnInWords(collab, side);
  if (!words) return null;
  const own = collab.waitingFor === side && !isVisitAwaited(collab);
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 2,
        typography: 'body2',
        color: own ? 'pass.accent' : 'text.secondary',
        fontWeight: own ? 650 : 400,
      }}
    >
      <Box component={own ? IconCircleFilled : IconClock} size={own ? 10 : 16} aria-hidden sx={{ flex: 'none' }} />
      {words}
    </Box>
  );
}

function turnInWords(collab: Collab, side: Side): string | null {
  const { waitingFor } = collab;
  if (isVisitAwaited(collab)) return 'Waiting for the visit';
  if (waitingFor === 'nobody') return null;
  if (waitingFor === 'staff') return 'With our staff';
  return waitingFor === side ? 'Your turn' : 'Their turn';
}

/** How it ended without success: the stamp is grey. */
export function EndStamp({ outcome }: Pick<Collab, 'outcome'>) {
  return (
    <Box sx={{ justifySelf: 'end' }}>
      <Stamp ink="ink2">{collabOutcomeLabel(outcome)}</Stamp>
    </Box>
  );
}

/** "#4F0A2": short enough to read out on the phone. */
export const ticketNumber = (id: string): string => `#${id.slice(-5).toUpperCase()}`;

/** The brand or the influencer, as seen by the other. */
export const otherSide = ({ brand, influencer }: Collab, side: Side): Collab['brand'] =>
  side === 'influencer' ? brand : influencer;

const fact = (label: string, time: string | null, otherwise = 'N/A'): TicketFact => ({
  label,
  value: time ? <ExactTime time={time} /> : otherwise,
});

/** It ended before a time was chosen, so no date matters any more. */
const isNothingLeft = ({ outcome, stage }: Collab): boolean => outcome !== 'open' && stage < 4;

/** The relevant date at each stage. */
const dateOf: Record<CollabStage, (collab: Collab) => TicketFact> = {
  1: ({ respondBy }) => fact('Answer by', respondBy),
  3: ({ visitAt }) => fact('Visit', visitAt, 'Not chosen yet'),
  4: ({ visitAt }) => fact('Visit', visitAt),
  5: ({ contentDueAt }) => fact('Content due', contentDueAt),
  6: ({ visitAt }) => fact('Visited', visitAt),
};

/** The same for a parcel. */
const dateOfParcel: typeof dateOf = {
  ...dateOf,
  3: () => fact('Parcel', null, 'Not sent yet'),
  4: ({ contentDueAt }) => (contentDueAt ? fact('Content due', contentDueAt) : fact('Parcel', null, 'On its way')),
  6: ({ checkedInAt }) => fact('Received', checkedInAt),
};
