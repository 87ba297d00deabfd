import { risksAt, risksToAsk } from '../../../server/contract/rules/food-risks';
import { IconAlertTriangle } from '@tabler/icons-react';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { changesInWords, goneInWords, partyInWords } from '../../../server/contract/rules/day-sheet';
import { londonTimeAt } from '../../../server/contract/rules/london-time';
import { formatPence } from '../../../server/contract/rules/money';
import { productNow } from '../../api/clock';
import type { components } from '../../api/schema';
import { paths } from '../../app/paths';
import { Avatar } from '../../ui/Avatar';
import { EmptyState } from '../../ui/EmptyState';
import { type Fact, FactList } from '../../ui/FactList';
import { FoodRisksNote } from '../../ui/food-risks/FoodRisksNote';
import { exactTime } from '../../ui/RelativeTime';
import { CoveringLink, rowTitle } from '../../ui/TextLink';

type DaySheet = components['schemas']['DaySheetView'];
type SheetVisit = components['schemas']['SheetVisitView'];
type GoneVisit = components['schemas']['GoneVisitView'];

/** A day's visits, and what has changed since its sheets were emailed. */
export function SheetVisits({ sheet: { visits, gone, mailed } }: { sheet: DaySheet }) {
  return (
    <>
      {mailed.map(({ venueId, venue, mailedAt }) => (
        <Typography key={venueId} variant="body2" sx={{ color: 'text.secondary' }}>
          {venue}: emailed at {londonTimeAt(new Date(mailedAt)).time}. Changes since then are marked.
        </Typography>
      ))}
      {gone.length > 0 && (
        <Box component="ul" aria-label="No longer on this day" sx={listLook}>
          {gone.map((visit) => (
            <Gone key={visit.collabId} visit={visit} />
          ))}
        </Box>
      )}
      {visits.length === 0 && (
        <EmptyState title="No visits on this day">Visits appear here once a creator has booked a time.</EmptyState>
      )}
      {visits.length > 0 && (
        <Box component="ul" aria-label="Visits" sx={listLook}>
          {visits.map((visit) => (
            <Visit key={visit.collabId} visit={visit} />
          ))}
        </Box>
      )}
    </>
  );
}

const listLook = { listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 4 } as const;
const timeOf = (moment: string): string => londonTimeAt(new Date(moment)).time;

const Mark = ({ children }: { children: string }) => (
  <Chip
    size="small"
    icon={<IconAlertTriangle size={14} stroke={2} aria-hidden />}
    label={children}
    sx={{ fontWeight: 650, bgcolor: 'pass.sunken', color: 'text.primary' }}
  />
);

/** A visit that was on the emailed sheet. */
function Gone({ visit: { collabId, name, wasAt, nowAt, isCancelled } }: { visit: GoneVisit }) {
  return (
    <Card
      component="li"
      sx={{
        position: 'relative',
        p: { xs: 4, sm: 5 },
        display: 'flex',
        flexWrap: 'wrap',
        gap: 3,
        alignItems: 'center',
      }}
    >
      <Typography component="s" className="tnum">
        {timeOf(wasAt)}
      </Typography>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <CoveringLink to={paths.collab(collabId)} sx={rowTitle}>
          {name}
        </CoveringLink>
      </Box>
      <Mark>{goneInWords({ nowAt: nowAt === null ? null : new Date(nowAt), isCancelled })}</Mark>
    </Card>
  );
}

function Visit({ visit }: { visit: SheetVisit }) {
  const { collabId, visitAt, name, handle, avatarPath, guests, note, checkedInAt, changes, wasAt } = visit;
  const foodRisks = risksAt(visit.foodRisks, productNow());
  const ask = risksToAsk(foodRisks, guests);
  return (
    <Card component="li" sx={{ p: { xs: 4, sm: 5 }, display: 'grid', gap: 3, breakInside: 'avoid' }}>
      {changes.length > 0 && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
          {changesInWords(changes, wasAt === null ? null : new Date(wasAt)).map((words) => (
            <Mark key={words}>{words}</Mark>
          ))}
        </Box>
      )}
      <Box sx={{ position: 'relative', display: 'flex', gap: 3, alignItems: 'center' }}>
        <Avatar filePath={avatarPath} name={name} size={48} />
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <CoveringLink to={paths.collab(collabId)} sx={rowTitle}>
            {name}
          </CoveringLink>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            @{handle} · {partyInWords(guests)}
          </Typography>
        </Box>
        <Typography className="tnum" sx={{ fontWeight: 650, fontSize: 20 }}>
          {timeOf(visitAt)}
        </Typography>
      </Box>
      <FoodRisksNote risks={foodRisks} name={name} />
      {ask && <Typography>{ask}</Typography>}
      <FactList
        facts={factsOf(visit)}
        sx={{ gridTemplateColumns: 'minmax(90px, auto) 1fr', columnGap: 4, rowGap: 1.5 }}
      />
      {checkedInAt && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          Checked in on {exactTime(checkedInAt)}
        </Typography>
      )}
      {note && <Typography sx={{ whiteSpace: 'pre-line' }}>“{note}”</Typography>}
    </Card>
  );
}

/** What is agreed and to be done, a line each; nothing where nothing is said. */
function factsOf({ title, included, capPence, handoffNote, callWho, venue }: SheetVisit): Fact[] {
  const facts = [
    { label: 'Handover note', value: handoffNote },
    { label: 'Offer', value: title },
    { label: 'Included', value: included },
    { label: 'Covers', value: `Up to ${formatPence(capPence)}` },
    { label: 'Venue', value: venue },
    { label: 'Contact', value: callWho },
  ];
  return facts.filter(({ value }) => value !== '');
}
