import { queryOptions, useMutation, useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import Box from '@mui/material/Box';
import { Suspense, useState } from 'react';
import { venuesQuery } from '../../api/company';
import { useSession } from '../../shell/session/session-context';
import { PageHeader } from '../../ui/PageHeader';
import { PageSkeleton } from '../../ui/skeletons';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { CopyButton } from '../../ui/CopyButton';
import { Fault } from '../../ui/Fault';
import { call, type ProblemError } from '../../api/client';
import type { components } from '../../api/schema';
import { DoorConflicts } from './DoorConflicts';

/** A brand creates links and PINs for its doors. */
export function CheckInLinksPage() {
  return (
    <>
      <PageHeader
        title="Check-in at the door"
        lead="Your team opens a link on their phone, enters its PIN and scans the creator’s code. They don’t need an account."
      />
      <Suspense fallback={<PageSkeleton shape="rows" bare />}>
        <DoorConflicts />
        <Doors />
      </Suspense>
    </>
  );
}

function Doors() {
  const { actor } = useSession();
  const { data: links } = useSuspenseQuery(linksQuery(actor.uid));
  const { data: venues } = useQuery(venuesQuery(actor.uid));
  const doors = [{ id: null, name: 'All venues' }, ...(venues ?? [])];
  const orphans = links.filter(({ venueId }) => venues && !doors.some(({ id }) => id === venueId));
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 4, maxWidth: 720 }}>
      {doors.map(({ id, name }) => (
        <LinkRow key={id ?? 'all'} venueId={id} name={name} link={links.find(({ venueId }) => venueId === id)} />
      ))}
      {orphans.map((link) => (
        <LinkRow key={link.id} venueId={link.venueId} name="A venue you’ve removed" link={link} isRemoved />
      ))}
    </Box>
  );
}

type LinkRowProps = { venueId: string | null; name: string; link: CheckInLink | undefined; isRemoved?: boolean };

/** One door: its link, and its PIN while it is new. */
function LinkRow({ venueId, name, link, isRemoved = false }: LinkRowProps) {
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
          No link yet.
        </Typography>
      )}
      {pin && (
        <Typography role="status" className="tnum">
          The PIN is <strong>{pin}</strong>. Write it down: we only show it once.
        </Typography>
      )}
      <Fault>{make.error?.message ?? remove.error?.message}</Fault>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        {!isRemoved && (
          <Button
            variant={link ? 'outlined' : 'contained'}
            loading={make.isPending}
            onClick={() => make.mutate(venueId)}
            aria-label={`${link ? 'New PIN' : 'Create a link'}, ${name}`}
          >
            {link ? 'New PIN' : 'Create a link'}
          </Button>
        )}
        {link && (
          <Button color="error" onClick={() => setRemoving(true)} aria-label={`Turn off, ${name}`}>
            Turn off
          </Button>
        )}
      </Box>
      <ConfirmDialog
        open={removing}
        title="Turn this link off?"
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

/** The links to the chosen brand's doors. */
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

/** Creates a venue's link, or a new PIN for it; null means all places. */
const useMakeLink = () =>
  useLinkChange((venueId: string | null) => call('POST /api/v1/check-in-links', { body: venueId ? { venueId } : {} }));

const useRemoveLink = () => useLinkChange((id: string) => call('DELETE /api/v1/check-in-links/{id}', { path: { id } }));
