import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import { type ProblemError, call } from '../../api/client';
import type { components } from '../../api/schema';
import { paths } from '../../app/paths';
import { useSession } from '../../shell/session/session-context';
import { exactTime } from '../../ui/RelativeTime';
import { TextLink } from '../../ui/TextLink';

/** What happened at the doors and doesn’t fit: the brand checks it. */
export function DoorConflicts() {
  const { actor } = useSession();
  const { data: conflicts } = useSuspenseQuery(conflictsQuery(actor.uid));
  if (conflicts.length === 0) return null;
  return (
    <Box component="section" aria-labelledby="conflicts" sx={{ maxWidth: 720, mb: 8 }}>
      <Typography variant="h2" id="conflicts">
        Please check
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {conflicts.map((conflict) => (
          <Box
            component="li"
            key={conflict.id}
            sx={{ py: 3, '& + &': { borderTop: '1px solid', borderColor: 'divider' } }}
          >
            <Typography>{conflictText(conflict)}</Typography>
            <TextLink to={paths.collab(conflict.collabId)} aria-label={`View Collab with ${conflict.name}`}>
              View Collab
            </TextLink>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

/** What contradicts whatever was recorded at a door. */
const facts: Readonly<Record<string, string>> = {
  'collabs/visit-cancelled': 'the visit had been cancelled',
  'collabs/visit-unscheduled': 'the visit no longer had a time',
  'collabs/ended': 'the Collab had ended',
  'collabs/no-show-claimed': 'they had been reported as a no-show',
};

const recorded = {
  ...{ 'check-in': 'was seen', bill: 'got a bill', late: 'was running late' },
  'no-show': 'was reported as a no-show',
} as const;

const refusedText = { 'check-in': 'Check-in', bill: 'Bill', late: 'Delay', 'no-show': 'No-show' } as const;

function conflictText({ kind, outcome, code, name, at, door, otherAt, otherDoor, detail }: DoorConflict): string {
  const here = `${exactTime(at)} (${door})`;
  if (outcome === 'refused') return `${refusedText[kind]} for ${name} at ${here} wasn’t accepted: ${detail}`;
  const counted = otherAt ? `${exactTime(otherAt)} (${otherDoor})` : 'by your team';
  const fact = facts[code];
  if (fact) return `${name} ${recorded[kind]} at ${here}, but ${fact}.`;
  if (code === 'collabs/bill-answered')
    return `Another bill was entered for ${name} after the first was answered: ${here}.`;
  if (code === 'collabs/bill-newer') return `Two different bills were entered for ${name}. The older one: ${here}.`;
  if (kind === 'no-show') return `${name} was reported as a no-show at ${here}, but was checked in ${counted}.`;
  if (kind === 'check-in') return `${name} was checked in twice: ${counted} and ${here}.`;
  return `${name}, ${here}: ${detail}`;
}

type DoorConflict = components['schemas']['DoorConflictView'];

/** Conflicts at the chosen brand's doors in the last seven days. */
const conflictsQuery = (brandUid: string) =>
  queryOptions<readonly DoorConflict[], ProblemError>({
    queryKey: ['door-conflicts', brandUid],
    queryFn: async ({ signal }) => (await call('GET /api/v1/check-in-links/conflicts', { signal })).items,
  });
