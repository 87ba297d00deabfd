import { formatPence } from '../../../../server/contract/rules/money';
import { reverseCharge } from '../../../../server/contract/vat';
import { IconFileTypePdf } from '@tabler/icons-react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { longDay } from '../../../ui/day';
import { Money } from '../../../ui/Money';
import { NewTab } from '../../../ui/TextLink';
import type { Invoice } from './billing-api';

const states: Readonly<Record<Invoice['state'], string>> = {
  draft: 'Being prepared',
  open: 'Due',
  paid: 'Paid',
  void: 'Cancelled',
  uncollectible: 'Not paid',
};

const cell = {
  px: { xs: 1, sm: 2 },
  py: 2,
  textAlign: 'left',
  borderTop: '1px solid',
  borderColor: 'divider',
} as const;
const wide = { ...cell, display: { xs: 'none', sm: 'table-cell' } } as const;

type Column = 'Date' | 'For' | 'Net' | 'VAT' | 'Amount' | 'State' | 'PDF';

/** On phones, the description and the amount's parts are hidden. */
const wideColumns: readonly Column[] = ['For', 'Net', 'VAT'];

type InvoiceTableProps = {
  invoices: readonly Invoice[];
  /** Our own VAT number, if we charge VAT. */
  vatNumber: string | null;
};

/** One row per invoice; with net and VAT if any VAT is charged. */
export function InvoiceTable({ invoices, vatNumber }: InvoiceTableProps) {
  const hasVat = vatNumber !== null || invoices.some(({ vatPence }) => vatPence > 0);
  const columns: readonly Column[] = [
    'Date',
    'For',
    ...(hasVat ? (['Net', 'VAT'] as const) : []),
    'Amount',
    'State',
    'PDF',
  ];
  return (
    <>
      <Rows invoices={invoices} columns={columns} hasVat={hasVat} />
      {hasVat && (
        <Typography variant="body2" sx={{ mt: 3, color: 'text.secondary' }}>
          {vatNumbers(invoices, vatNumber).join(' ')}
        </Typography>
      )}
    </>
  );
}

/** Our own, and those printed on invoices. */
function vatNumbers(invoices: readonly Invoice[], ours: string | null): string[] {
  const theirs = [...new Set(invoices.flatMap(({ customerVatNumber: number }) => (number ? [number] : [])))];
  return [
    ...(ours ? [`Our VAT number: ${ours}.`] : []),
    ...(theirs.length > 0 ? [`Yours on these invoices: ${theirs.join(', ')}.`] : []),
  ];
}

type RowsProps = { invoices: readonly Invoice[]; columns: readonly Column[]; hasVat: boolean };

function Rows({ invoices, columns, hasVat }: RowsProps) {
  return (
    <Box component="table" sx={{ width: '100%', borderCollapse: 'collapse', typography: 'body2' }}>
      <thead>
        <tr>
          {columns.map((name) => (
            <Box
              component="th"
              scope="col"
              key={name}
              sx={{ ...(wideColumns.includes(name) ? wide : cell), borderTop: 0, fontWeight: 600 }}
            >
              {name}
            </Box>
          ))}
        </tr>
      </thead>
      <tbody>
        {invoices.map((invoice) => (
          <tr key={invoice.id}>
            <Box component="th" scope="row" sx={{ ...cell, fontWeight: 500, whiteSpace: { sm: 'nowrap' } }}>
              {longDay(invoice.createdAt)}
            </Box>
            <Box component="td" sx={wide}>
              {[...new Set(invoice.lines.map(({ text }) => text))].join(', ') || 'N/A'}
            </Box>
            {hasVat && (
              <>
                <Box component="td" sx={wide}>
                  <Money pence={invoice.netPence} />
                </Box>
                <Box component="td" sx={wide}>
                  <Money pence={invoice.vatPence} />
                </Box>
              </>
            )}
            <Box component="td" sx={cell}>
              <Money pence={invoice.totalPence} />
              {invoice.reverseCharge && <Box sx={{ color: 'text.secondary' }}>{reverseCharge}</Box>}
            </Box>
            <Box component="td" sx={cell}>
              {states[invoice.state]}
              {invoice.state === 'open' && invoice.url && <Pay invoice={invoice} url={invoice.url} />}
            </Box>
            <Box component="td" sx={{ ...cell, py: 0 }}>
              <Pdf invoice={invoice} />
            </Box>
          </tr>
        ))}
      </tbody>
    </Box>
  );
}

function Pay({ invoice: { totalPence, paidPence }, url }: { invoice: Invoice; url: string }) {
  return (
    <Box component="a" href={url} target="_blank" rel="noopener noreferrer" sx={{ ml: 2, color: 'pass.primary' }}>
      Pay {formatPence(totalPence - paidPence)} now
      <NewTab />
    </Box>
  );
}

function Pdf({ invoice: { pdfUrl, number, createdAt } }: { invoice: Invoice }) {
  if (!pdfUrl) return 'N/A';
  return (
    <Button
      component="a"
      href={pdfUrl}
      target="_blank"
      rel="noopener noreferrer"
      size="small"
      aria-label={`PDF of ${number ? `invoice ${number}` : longDay(createdAt)}`}
      aria-description="Opens in a new tab"
      startIcon={<IconFileTypePdf size={18} stroke={1.75} />}
      sx={{ minWidth: 0, minHeight: 44, px: 1 }}
    >
      PDF
    </Button>
  );
}
