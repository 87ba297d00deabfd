import { IconFileTypePdf, IconTableExport, IconX } from '@tabler/icons-react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { giftMarkWords, giftRecordWords, giftsIn } from '../../../server/contract/rules/tax-year';
import { type GiftStatement, statementAddress, useGifts } from '../../api/records';
import { longDay } from '../../ui/day';
import { Fault } from '../../ui/Fault';
import { IconAction } from '../../ui/IconAction';
import { Money } from '../../ui/Money';
import { TextField } from '../../ui/TextField';
import { giftBasisLabels } from '../../../server/contract/rules/bill';
import { paths } from '../../app/paths';
import { TextLink } from '../../ui/TextLink';

type GiftStatementDialogProps = Readonly<{ influencerId: string; present: GiftStatement; onClose: () => void }>;
const icon = { size: 20, stroke: 1.75, 'aria-hidden': true } as const;

/** Gifts received in a UK tax year, line by line, to view and download. */
export function GiftStatementDialog({ influencerId, present, onClose }: GiftStatementDialogProps) {
  const titleId = useId();
  const [year, setYear] = useState(present.taxYear.year);
  const { data: statement = present, error } = useGifts(influencerId, year);
  const { totalPence, lines, from, to } = statement;
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="md">
      <DialogTitle id={titleId} sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center' }}>
        Gifts received
        <IconAction icon={IconX} label="Close" onClick={onClose} />
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 4 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 4, alignItems: 'end', justifyContent: 'space-between' }}>
          <TextField
            select
            label="UK tax year"
            value={year}
            onChange={(event) => setYear(Number(event.target.value))}
            sx={{ flex: '0 1 200px' }}
          >
            {present.years.map(({ year: each, name }) => (
              <option key={each} value={each}>
                {name}
              </option>
            ))}
          </TextField>
          <Box sx={{ textAlign: { sm: 'right' } }}>
            <Typography variant="h1" component="p">
              <Money pence={totalPence} />
            </Typography>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {longDay(from)} to {longDay(to)}
            </Typography>
          </Box>
        </Box>
        <Fault>{error?.message}</Fault>
        <Typography variant="body2">{giftMarkWords(totalPence)}</Typography>
        <Typography variant="body2">{giftRecordWords}</Typography>
        <Typography variant="body2">
          Measured: what the bill came to, up to what the offer covers, or what our team found. Agreed: the value in the
          offer, where there is no bill or you contest it.
        </Typography>
        <GiftLines lines={lines} />
      </DialogContent>
      <DialogActions>
        <Button href={statementAddress(influencerId, year, 'csv')} download startIcon={<IconTableExport {...icon} />}>
          CSV
        </Button>
        <Button href={statementAddress(influencerId, year, 'pdf')} download startIcon={<IconFileTypePdf {...icon} />}>
          PDF
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** Each gift once, with its Collab; details are collapsed. */
function GiftLines({ lines }: { lines: GiftStatement['lines'] }) {
  if (lines.length === 0) return <Typography>No gifts received in this tax year.</Typography>;
  return (
    <Box component="ul" className="tnum" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {giftsIn(lines).map(({ entries, last: { collabId, title, brandName, receivedOn, basis }, pence }) => (
        <Box component="li" key={collabId} sx={{ py: 2, borderTop: '1px dashed', borderColor: 'pass.lineStrong' }}>
          <Box sx={{ display: 'flex', gap: 4, justifyContent: 'space-between' }}>
            <Box sx={{ minWidth: 0 }}>
              <TextLink to={paths.collab(collabId)}>{title || 'Collab'}</TextLink>
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {brandName}, {longDay(receivedOn)} · {giftBasisLabels[basis]}
              </Typography>
            </Box>
            <Box component="span" sx={{ fontWeight: 600, flex: 'none' }}>
              <Money pence={pence} />
            </Box>
          </Box>
          {entries.length > 1 && <History entries={entries} />}
        </Box>
      ))}
    </Box>
  );
}

const kinds = { received: 'Received', reversed: 'Reversed', corrected: 'Corrected' } as const;

function History({ entries }: { entries: GiftStatement['lines'] }) {
  return (
    <Box component="details" sx={{ typography: 'body2', color: 'text.secondary', mt: 1 }}>
      <Box component="summary" sx={{ cursor: 'pointer' }}>
        How this was worked out
      </Box>
      <Box component="ul" sx={{ m: 0, mt: 1, pl: 5 }}>
        {entries.map(({ id, kind, recordedOn, pence, reason }) => (
          <li key={id}>
            {kinds[kind]} on {longDay(recordedOn)}: <Money pence={pence} />
            {reason && `. ${reason}`}
          </li>
        ))}
      </Box>
    </Box>
  );
}
