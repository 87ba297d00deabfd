import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { paths } from '../../../app/paths';
import { exactTime } from '../../../ui/RelativeTime';
import { Fault } from '../../../ui/Fault';
import { TextLink } from '../../../ui/TextLink';
import { type CreditLine, useCreditHistory } from './billing-api';
import { planFor } from '../../../../server/contract/plans';
import { type VatMode, withVat } from '../../../../server/contract/vat';
import { usePublicSettings } from '../../../api/settings';
import { formatPence } from '../../../../server/contract/rules/money';

/** The history of each Collab's credit, newest first. */
export function CreditHistory({ uid }: { uid: string }) {
  const { data: lines, error, hasNextPage, fetchNextPage, isFetchingNextPage } = useCreditHistory(uid);
  return (
    <Box component="section" aria-labelledby="history-title">
      <Typography variant="h3" id="history-title" sx={{ mb: 3 }}>
        History
      </Typography>
      <Fault>{error?.message}</Fault>
      {!lines && !error && <Skeleton variant="rounded" height={120} />}
      {lines?.length === 0 && (
        <Typography sx={{ color: 'text.secondary' }}>
          Nothing yet. Every Collab you agree appears here, with what it cost.
        </Typography>
      )}
      {lines && lines.length > 0 && (
        <Box component="ul" aria-label="History" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {lines.map((line) => (
            <Line key={line.id} line={line} />
          ))}
        </Box>
      )}
      {hasNextPage && (
        <Button disabled={isFetchingNextPage} onClick={() => void fetchNextPage()} sx={{ mt: 3, ml: -4.5 }}>
          Show earlier
        </Button>
      )}
    </Box>
  );
}

function Line({ line }: { line: CreditLine }) {
  const { vat } = usePublicSettings();
  return (
    <Box
      component="li"
      className="tnum"
      sx={{
        display: 'grid',
        columnGap: 4,
        py: 2.5,
        borderTop: '1px solid',
        borderColor: 'divider',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) auto' },
      }}
    >
      <span>
        {creditSentence(line, vat)}
        {line.note && <>. {line.note}</>}
        {line.collabId && (
          <>
            {' · '}
            <TextLink to={paths.collab(line.collabId)} aria-label={`View Collab, ${exactTime(line.at)}`}>
              View&nbsp;Collab
            </TextLink>
          </>
        )}
      </span>
      <Box component="time" dateTime={line.at} sx={{ color: 'text.secondary', typography: 'body2' }}>
        {exactTime(line.at)}
      </Box>
    </Box>
  );
}

const counted = (count: number): string => (count === 1 ? 'One Collab' : `${count} Collabs`);

/** How a Collab is paid for: what is reserved when it's requested, and what is said of it once it's agreed. */
function payment({ source, pricePence }: CreditLine, vat?: VatMode): Readonly<{ reserved: string; agreed: string }> {
  const price = withVat(formatPence(pricePence), vat);
  switch (source) {
    case 'free':
      return { reserved: 'an included Collab', agreed: 'included in your plan' };
    case 'kept':
      return { reserved: 'a credit', agreed: 'paid with a credit' };
    case 'invoice':
      return { reserved: `${price} on your next invoice`, agreed: `with ${price} on your next invoice` };
    default:
      return { reserved: `a payment of ${price}`, agreed: `paid by card: ${price}` };
  }
}

/** What is left from a Collab that didn’t happen. */
function backInWords(free: number, kept: number): string {
  if (kept > 0) return 'you have a credit for it';
  return free > 0 ? 'its included Collab is yours again, until your plan’s month ends' : 'you pay nothing';
}

/** One line of the ledger, in plain words. */
export function creditSentence(line: CreditLine, vat?: VatMode): string {
  const { kind, free, kept, pricePence, plan } = line;
  const price = withVat(formatPence(pricePence), vat);
  switch (kind) {
    case 'granted':
      return `${counted(free)} included with ${planFor(plan).name} for the new period`;
    case 'lapsed':
      return `${counted(-free)} unused from the last period, expired`;
    case 'reserved':
      return `You requested a Collab: ${payment(line, vat).reserved} is reserved`;
    case 'spent':
      return `A Collab was agreed, ${payment(line, vat).agreed}`;
    case 'returned':
      return `A Collab didn’t happen: ${backInWords(free, kept)}`;
    case 'awaiting-payment':
      return `${price} is due for a Collab`;
    case 'paid':
      return `You paid ${price} for a Collab`;
    case 'kept':
      return `You paid ${price} for a Collab that didn’t happen, and have a credit for it`;
    case 'refunded':
      return `We refunded ${formatPence(pricePence)}`;
  }
}
