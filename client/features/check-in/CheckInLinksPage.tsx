import { useQuery, useSuspenseQuery, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import Box from '@mui/material/Box';
import { Suspense, useState } from 'react';
import { venuesQuery } from '../../api/company';
import { useSession } from '../../shell/session/session-context';
import { paths } from '../../app/paths';
import { exactTime } from '../../ui/RelativeTime';
import { TextLink } from '../../ui/TextLink';
import { PageHeader } from '../../ui/PageHeader';
import { PageSkeleton } from '../../ui/skeletons';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { CopyButton } from '../../ui/CopyButton';
import { Fault } from '../../ui/Fault';
import { type ProblemError, call } from '../../api/client';
import type { components } from '../../api/schema';

/** Where a brand gives the people at its doors a link and a PIN. */
export function CheckInLinksPage() {
  return (
    <>
      <PageHeader
        title="Check-in at the door"
        lead="Your team opens a link on their phone, enters its PIN and scans the influencer’s code. They don’t need an account."
      />
      <Suspense fallback={<PageSkeleton shape="rows" bare />}>
        <Conflicts />
        <Doors />
      </Suspense>
    </>
  );
}

/** What contradicts itself at the doors: someone of the brand has to look at it. */
function Conflicts() {
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

function conflictText({ kind, code, name, at, door, otherAt, otherDoor, detail }: DoorConflict): string {
  const here = `${exactTime(at)} (${door})`;
  const counted = otherAt ? `${exactTime(otherAt)} (${otherDoor})` : 'by your team';
  if (code === 'collabs/visit-cancelled') return `${name}’s visit was cancelled, but they were seen at ${here}.`;
  if (code === 'collabs/bill-newer') return `Two different bills were entered for ${name}. The older one: ${here}.`;
  if (code === 'collabs/no-show-claimed') return `${name} was reported as a no-show, but was seen at ${here}.`;
  if (kind === 'no-show') return `${name} was reported as a no-show at ${here}, but was checked in ${counted}.`;
  if (kind === 'check-in') return `${name} was checked in twice: ${counted} and ${here}.`;
  return `${name}, ${here}: ${detail}`;
}

function Doors() {
  const { actor } = useSession();
  const { data: links } = useSuspenseQuery(linksQuery(actor.uid));
  const { data: venues = [] } = useQuery(venuesQuery(actor.uid));
  const doors = [{ id: null, name: 'All places' }, ...venues.map(({ id, name }) => ({ id, name }))];
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 4, maxWidth: 720 }}>
      {doors.map(({ id, name }) => (
        <LinkRow key={id ?? 'all'} venueId={id} name={name} link={links.find(({ venueId }) => venueId === id)} />
      ))}
    </Box>
  );
}

type LinkRowProps = { venueId: string | null; name: string; link: CheckInLink | undefined };

/** One door: its link, and its PIN while it is new. */
function LinkRow({ venueId, name, link }: LinkRowProps) {
  const make = useMakeLink();
  const remove = useRemoveLink();
  const [removing, setRemoving] = useState(false);
  const pin = link && make.data?.id === link.id ? make.data.pin : null;
  return (
    <Card component="li" sx={{ p: { xs: 4, sm: 6 }, display: 'grid', gap: 3 }}>
      <Typography variant="h2" sx={{ typography: 'subtitle1' }}>
        {name}
      </Typography>
      {link ? (
        <Box sx={{ display: 'flex', gap: 2, alignItems: 'center' }}>
          <Typography variant="body2" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
            {link.url}
          </Typography>
          <CopyButton text={link.url} what="link" />
        </Box>
      ) : (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          No link for this door yet.
        </Typography>
      )}
      {pin && (
        <Typography role="status" className="tnum">
          The PIN is <strong>{pin}</strong>. Write it down: we only show it once.
        </Typography>
      )}
      <Fault>{make.error?.message ?? remove.error?.message}</Fault>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <Button
          variant={link ? 'outlined' : 'contained'}
          loading={make.isPending}
          onClick={() => make.mutate(venueId)}
          aria-label={`${link ? 'New PIN' : 'Create a link'}, ${name}`}
        >
          {link ? 'New PIN' : 'Create a link'}
        </Button>
        {link && (
          <Button color="error" onClick={() => setRemoving(true)} aria-label={`Take back, ${name}`}>
            Take back
          </Button>
        )}
      </Box>
      <ConfirmDialog
        open={removing}
        title="Take this link back?"
        destructive
        busy={remove.isPending}
        onCancel={() => setRemoving(false)}
        onConfirm={() => link && remove.mutate(link.id, { onSuccess: () => setRemoving(false) })}
      >
        <Typography>All phones using this link will be signed out straight away.</Typography>
      </ConfirmDialog>
    </Card>
  );
}

type CheckInLink = components['schemas']['CheckInLinkView'];

type DoorConflict = components['schemas']['DoorConflictView'];

/** What happened at the doors of the chosen brand in the last seven days and doesn’t fit. */
const conflictsQuery = (brandUid: string) =>
  queryOptions<readonly DoorConflict[], ProblemError>({
    queryKey: ['door-conflicts', brandUid],
    queryFn: async ({ signal }) => (await call('GET /api/v1/check-in-links/conflicts', { signal })).items,
  });

/** The links to the doors of the chosen brand. */
const linksQuery = (brandUid: string) =>
  queryOptions<readonly CheckInLink[], ProblemError>({
    queryKey: ['check-in-links', brandUid],
    queryFn: async ({ signal }) => (await call('GET /api/v1/check-in-links', { signal })).items,
  });

function useLinkChange<Input, Answer>(change: (input: Input) => Promise<Answer>) {
  const queries = useQueryClient();
  return useMutation<Answer, ProblemError, Input>({
    mutationFn: change,
    onSettled: () => queries.invalidateQueries({ queryKey: ['check-in-links'] }),
  });
}

/** Makes the link of a venue, or a new PIN for it; null is for all places. */
const useMakeLink = () =>
  useLinkChange((venueId: string | null) => call('POST /api/v1/check-in-links', { body: venueId ? { venueId } : {} }));

const useRemoveLink = () => useLinkChange((id: string) => call('DELETE /api/v1/check-in-links/{id}', { path: { id } }));
