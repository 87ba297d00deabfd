import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import Box from '@mui/material/Box';
import { Suspense } from 'react';
import { venuesQuery } from '../../api/venues';
import { useSession } from '../../shell/session/session-context';
import { PageHeader } from '../../ui/PageHeader';
import { PageSkeleton } from '../../ui/skeletons';
import { LinkRow } from './LinkRow';
import { linksQuery } from './links-api';

/** Where a brand gives the people at its doors a link and a PIN. */
export function CheckInLinksPage() {
  return (
    <>
      <PageHeader
        title="Check-in at the door"
        lead="Your people open a link on their phone, type its PIN, and scan the code that the influencer shows. They need no account."
      />
      <Suspense fallback={<PageSkeleton shape="rows" bare />}>
        <Doors />
      </Suspense>
    </>
  );
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
