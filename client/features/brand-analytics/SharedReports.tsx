import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type ReportLink, useReportLinks, useRevokeReport } from '../../api/analytics';
import { Fault } from '../../ui/Fault';
import { toast } from '../../ui/toast';
import { dayInWords, momentInWords } from './words';

const periodOf = ({ rollingDays, from, to }: ReportLink): string =>
  rollingDays !== null || !from || !to ? `the last ${rollingDays} days` : `${dayInWords(from)} to ${dayInWords(to)}`;

type SharedReportsProps = { brandId: string; onStopped: (id: string) => void };

/** The reports that are shared by now, each with a way to stop it. */
export function SharedReports({ brandId, onStopped }: SharedReportsProps) {
  const { data, error } = useReportLinks(brandId);
  const revoke = useRevokeReport(brandId);
  const stop = (id: string) =>
    revoke.mutate(id, {
      onSuccess: () => {
        toast.success('Its link no longer works.');
        onStopped(id);
      },
    });
  if (error) return <Fault>{error.message}</Fault>;
  if (!data || data.items.length === 0) return null;
  return (
    <Box component="section" aria-label="Shared reports" sx={{ display: 'grid', gap: 3 }}>
      <Typography variant="h3">Shared so far</Typography>
      <Fault>{revoke.error?.message}</Fault>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 3 }}>
        {data.items.map((link) => (
          <Box component="li" key={link.id} sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, alignItems: 'center' }}>
            <Box sx={{ flex: '1 1 220px', minWidth: 0 }}>
              <Typography variant="subtitle2" component="div" sx={{ overflowWrap: 'anywhere' }}>
                {link.title}
              </Typography>
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {periodOf(link)}, {link.withCosts ? 'with' : 'without'} costs;{' '}
                {link.open ? `works until ${momentInWords(link.expiresAt)}` : 'has expired'}
              </Typography>
            </Box>
            <Button aria-label={`Stop sharing ${link.title}`} onClick={() => stop(link.id)}>
              Stop sharing
            </Button>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
