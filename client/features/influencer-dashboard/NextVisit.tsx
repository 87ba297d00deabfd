import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';
import { venueInCity } from '../../../server/contract/way-there';
import type { Collab } from '../../api/collabs';
import { paths } from '../../app/paths';
import { Avatar } from '../../ui/Avatar';
import { ticketNumber } from '../../ui/CollabTicket';
import { EmptyState } from '../../ui/EmptyState';
import { ExactTime, RelativeTime } from '../../ui/RelativeTime';
import { Ticket } from '../../ui/Ticket';
import { visitFacts } from '../../ui/visit-facts';

/** The ticket to take along. */
export function NextVisit({ collab }: { collab: Collab | null }) {
  return (
    <Box component="section" aria-label="Next visit">
      <Typography variant="h2" sx={{ mb: 4 }}>
        Next visit
      </Typography>
      {collab ? (
        <VisitTicket collab={collab} />
      ) : (
        <EmptyState
          title="No upcoming visits"
          action={
            <Button component={Link} to={paths.influencer.browse} variant="outlined">
              Browse offers
            </Button>
          }
        />
      )}
    </Box>
  );
}

function VisitTicket({ collab: { id, stage, terms, brand, visitAt } }: { collab: Collab }) {
  return (
    <Ticket
      title={terms.title}
      subtitle={brand.name}
      stage={stage}
      number={ticketNumber(id)}
      media={<Avatar filePath={brand.avatarPath} name={brand.name} size={48} />}
      to={paths.collab(id)}
      facts={[
        {
          label: 'When',
          value: (
            <>
              <ExactTime time={visitAt} /> · <RelativeTime time={visitAt} goesOn />
            </>
          ),
        },
        { label: 'Where', value: venueInCity(terms) },
        ...visitFacts(terms),
      ]}
    />
  );
}
