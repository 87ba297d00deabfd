import type { CollabStage } from '../../../server/contract/lists/collab';
import { piecesInWords } from '../../../server/contract/rules/pieces-in-words';
import { type Collab, isVisitAwaited } from '../../api/collabs';
import { Box, Typography } from '../../ui/elements';
import { CollabRow } from './CollabRow';
import { Panel } from './Panel';
import { longDay } from '../../ui/day';
import { ExactTime } from '../../ui/RelativeTime';
import { paths } from '../../app/paths';
import { TextLink } from '../../ui/TextLink';

function aboutContent(title: string, { moreDays }: Collab): string {
  return moreDays.asked?.agreed === null ? `asked for more time for “${title}”` : `submitted content for “${title}”`;
}

/** The brand's task at each stage, in a few words. */
const asked: Record<CollabStage, (title: string, collab: Collab) => string> = {
  1: (title, { awaitsPayment }) =>
    awaitsPayment ? `can be invited to “${title}” once it’s paid` : `requested “${title}”`,
  3: (title) => `is waiting for the parcel for “${title}”`,
  4: aboutContent,
  5: aboutContent,
  6: (title) => `has finished “${title}”`,
};

/** Collabs waiting for the brand, longest first. */
export function NeedsReply({ collabs }: { collabs: readonly Collab[] }) {
  const longestFirst = collabs.toSorted((one, other) => one.updatedAt.localeCompare(other.updatedAt));
  return (
    <Panel title="Needs your reply" count={collabs.length}>
      {longestFirst.length === 0 ? (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          Requests and finished content appear here for your answer.
        </Typography>
      ) : (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, maxHeight: 320, overflowY: 'auto' }}>
          {longestFirst.map((collab) => (
            <CollabRow key={collab.id} collab={collab}>
              {asked[collab.stage](collab.terms.title, collab)}
            </CollabRow>
          ))}
        </Box>
      )}
    </Panel>
  );
}

/** Overdue content, the latest first. Hidden while nothing is late. */
export function OverdueContent({ collabs }: { collabs: readonly Collab[] }) {
  const late = collabs
    .flatMap((collab) =>
      collab.owed?.lateSince ? { collab, inWords: collab.owed.inWords, since: collab.owed.lateSince } : [],
    )
    .toSorted((one, other) => one.since.localeCompare(other.since));
  if (late.length === 0) return null;
  return (
    <Panel title="Content overdue" count={late.length}>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, maxHeight: 320, overflowY: 'auto' }}>
        {late.map(({ collab, inWords, since }) => (
          <CollabRow key={collab.id} collab={collab}>
            {inWords}, due <ExactTime time={since} />
          </CollabRow>
        ))}
      </Box>
    </Panel>
  );
}

const toTakeDown = ({ deliverables }: Collab) =>
  deliverables.filter(({ actions }) => actions.includes('confirm-takedown'));

export const hasToComeDown = (collab: Collab): boolean => toTakeDown(collab).length > 0;

/** Content that has to come down because the brand's rights end, the earliest first. Hidden while there is none. */
export function ComingDown({ collabs }: { collabs: readonly Collab[] }) {
  const ending = collabs
    .flatMap((collab) => {
      const pieces = toTakeDown(collab);
      const [until] = pieces.flatMap(({ rights }) => rights.until ?? []).toSorted();
      return until ? { collab, until, pieces } : [];
    })
    .toSorted((one, other) => one.until.localeCompare(other.until));
  if (ending.length === 0) return null;
  return (
    <Panel title="Take down" count={ending.length}>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, maxHeight: 320, overflowY: 'auto' }}>
        {ending.map(({ collab, until, pieces }) => (
          <CollabRow key={collab.id} collab={collab}>
            {piecesInWords(pieces)}, {pieces.some(({ rights }) => !rights.running) ? 'rights ended' : 'rights end'}{' '}
            {longDay(until)}
          </CollabRow>
        ))}
      </Box>
    </Panel>
  );
}

const shown = 5;

/** The next guests, and when they come. */
export function UpcomingVisits({ collabs }: { collabs: readonly Collab[] }) {
  const visits = collabs
    .filter(isVisitAwaited)
    .toSorted((one, other) => (one.visitAt ?? '').localeCompare(other.visitAt ?? ''))
    .slice(0, shown);
  return (
    <Panel title="Upcoming visits">
      {visits.length === 0 ? (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          Visits appear once a creator has chosen a time.
        </Typography>
      ) : (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {visits.map((collab) => (
            <CollabRow key={collab.id} collab={collab}>
              <ExactTime time={collab.visitAt} />, {collab.terms.venue}
              {collab.runningLate && ` · Running ${collab.runningLate.minutes} minutes late`}
            </CollabRow>
          ))}
        </Box>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 4, rowGap: 1, mt: 'auto', pt: 2 }}>
        <TextLink to={paths.brand.daySheet}>Day sheet</TextLink>
        <TextLink to={paths.brand.checkIn}>Check-in at the door</TextLink>
        <TextLink to={paths.brand.whoSentYou}>Who sent you?</TextLink>
      </Box>
    </Panel>
  );
}
