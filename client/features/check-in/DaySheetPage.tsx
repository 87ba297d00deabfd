import { IconDownload } from '@tabler/icons-react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery, queryOptions } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { sheetDayInWords } from '../../../server/contract/rules/day-sheet';
import { isDay, londonTimeAt } from '../../../server/contract/rules/london-time';
import { asThisProfile } from '../../api/acting-as';
import { type ProblemError, call } from '../../api/client';
import { productNow } from '../../api/clock';
import type { components } from '../../api/schema';
import { paths } from '../../app/paths';
import { useSession } from '../../shell/session/session-context';
import { Fault } from '../../ui/Fault';
import { DateField } from '../../ui/moment-fields';
import { PageHeader } from '../../ui/PageHeader';
import { TicketSkeleton } from '../../ui/skeletons';
import { TextLink } from '../../ui/TextLink';
import { SheetVisits } from './SheetVisits';

type DaySheet = components['schemas']['DaySheetView'];

const onPaper = { '@media print': { display: 'none' } } as const;

/** The guests of one day and their food risks: for briefing kitchen and service. */
export function DaySheetPage() {
  const { actor } = useSession();
  const [params] = useSearchParams();
  const [day, setDay] = useState(() => firstDay(params.get('day')));
  const { data: sheet, error } = useQuery({ ...daySheetQuery(actor.uid, day), enabled: isDay(day) });
  return (
    <>
      <PageHeader
        title="Day sheet"
        lead="Who is visiting, and what they can’t be served."
        action={isDay(day) && <Download day={day} />}
      />
      <Box sx={{ display: 'grid', gap: 4, maxWidth: 720, '@media print': { maxWidth: 'none' } }}>
        <Box sx={{ ...onPaper, display: 'flex', flexWrap: 'wrap', columnGap: 4, alignItems: 'end' }}>
          <DateField label="Day" value={day} onChange={setDay} sx={{ maxWidth: 220 }} />
          <Box sx={{ py: 2.5 }}>
            <TextLink to={paths.brand.venues(actor.uid)}>Email it every day</TextLink>
          </Box>
        </Box>
        {isDay(day) && (
          <Typography variant="h2" sx={{ display: 'none', '@media print': { display: 'block' } }}>
            {sheetDayInWords(day)}
          </Typography>
        )}
        <Fault>{error?.message}</Fault>
        {!sheet && !error && isDay(day) && <TicketSkeleton />}
        {sheet && <SheetVisits sheet={sheet} />}
      </Box>
    </>
  );
}

const firstDay = (asked: string | null): string => (asked && isDay(asked) ? asked : londonTimeAt(productNow()).date);

const Download = ({ day }: { day: string }) => (
  <Button
    component="a"
    href={asThisProfile(`/api/v1/day-sheet/sheet.pdf?day=${day}`)}
    download
    variant="outlined"
    startIcon={<IconDownload size={18} stroke={1.75} />}
    sx={onPaper}
  >
    Download PDF
  </Button>
);

/** The chosen brand's visits on a day in London, such as 2027-03-04, with food risks. */
const daySheetQuery = (brandUid: string, day: string) =>
  queryOptions<DaySheet, ProblemError>({
    queryKey: ['collabs', 'day-sheet', brandUid, day],
    queryFn: ({ signal }) => call('GET /api/v1/day-sheet', { query: { day }, signal }),
    gcTime: 0,
  });
