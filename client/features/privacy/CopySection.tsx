import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type DataExport, exportAddress, useNewestExport, useRequestExport } from '../../api/privacy';
import { Fault } from '../../ui/Fault';
import { longDay } from '../../ui/day';
import { Section } from './Section';

const megabytes = new Intl.NumberFormat('en-GB', { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 });

/** A copy of everything that is held of the person. */
export function CopySection() {
  const newest = useNewestExport();
  const { mutate: request, isPending, error } = useRequestExport();
  const underWay = newest !== null && newest.readyAt === null;
  return (
    <Section
      title="A copy of your data"
      lead="Everything we hold about you, with your pictures and videos, in one ZIP file. We’ll email you when it’s ready."
    >
      {newest?.readyAt && <Ready copy={newest} />}
      <Typography role="status" sx={{ '&:empty': { display: 'none' } }}>
        {underWay ? 'We’re preparing your copy and will email you when it’s ready. You can leave this page.' : ''}
      </Typography>
      {!underWay && (
        <Button variant="outlined" onClick={() => request()} disabled={isPending}>
          {newest ? 'Ask for a new copy' : 'Ask for a copy'}
        </Button>
      )}
      <Fault>{error?.message}</Fault>
    </Section>
  );
}

function Ready({ copy }: { copy: DataExport }) {
  return (
    <>
      <Typography>
        Your copy of {longDay(copy.requestedAt)} is ready
        {copy.expiresAt && ` until ${longDay(copy.expiresAt)}`}
        {copy.bytes !== null && ` (${megabytes.format(Math.max(0.1, copy.bytes / 1_000_000))})`}.
      </Typography>
      <Button component="a" href={exportAddress(copy)} download variant="contained">
        Download
      </Button>
    </>
  );
}
