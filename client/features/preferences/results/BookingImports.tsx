import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Suspense, useState } from 'react';
import { latePart } from '../../../app/theme/with-mui';
import { wholeNumber } from '../../../../server/contract/rules/numbers';
import { call } from '../../../api/client';
import type { components } from '../../../api/schema';
import { SectionSkeleton } from '../../../ui/skeletons';
import { encodingChoice, type Field, type ImportKind } from '../../../ui/table-import/kind';
import { TitledPart } from '../../../ui/TitledPart';
import { useVenues } from '../venues/venues-api';

type Schemas = components['schemas'];
type Kind = ImportKind<Schemas['ImportBookingsInput'], Schemas['BookingImportView']>;
type Use = Schemas['ImportBookingsInput']['use'];

const TableImport = latePart(() =>
  import('../../../ui/table-import/TableImport').then(
    (module) => module.TableImport<Schemas['ImportBookingsInput'], Schemas['BookingImportView']>,
  ),
);

/** Exports of a booking system: the guests whom creators sent, or everyone by day. */
export function BookingImports() {
  const [open, setOpen] = useState<Use | null>(null);
  return (
    <TitledPart title="Import from your booking system" gap={4}>
      <Typography sx={{ color: 'text.secondary' }}>
        An export from ResDiary, SevenRooms or OpenTable, or your own spreadsheet: .csv, .xlsx or .json. You’ll see
        a preview before anything is stored, and the same file never counts twice.
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        {uses.map(({ use, label }) => (
          <Button key={use} variant="outlined" aria-expanded={open === use} onClick={() => setOpen(open === use ? null : use)}>
            {label}
          </Button>
        ))}
      </Box>
      {open && (
        <Suspense fallback={<SectionSkeleton />}>
          <Import key={open} use={open} />
        </Suspense>
      )}
    </TitledPart>
  ); // prettier-ignore
}

const uses = [
  { use: 'guests', label: 'Guests sent by creators' },
  { use: 'covers', label: 'Covers by day' },
] as const;

const day: Field = { id: 'day', label: 'Day', needed: 'Please choose the column of days.' };
const covers: Field = { id: 'covers', label: 'Covers', needed: 'Please choose the column of covers.' };
const venue: Field = { id: 'venue', label: 'Venue', none: 'None: the same for all rows' };

const fieldsOf: Readonly<Record<Use, readonly Field[]>> = {
  guests: [
    ...[day, { id: 'time', label: 'Time' }, covers],
    { id: 'word', label: 'Creator’s word or code' },
    { id: 'heard', label: 'How they heard of you' },
    ...[{ id: 'spend', label: 'Spend' }, { id: 'reference', label: 'Booking reference' }, venue],
  ],
  covers: [day, covers, venue],
};

const counted: Readonly<Record<Use, (rows: number) => string>> = {
  guests: (rows) => `${wholeNumber(rows)} ${rows === 1 ? 'party' : 'parties'} of guests`,
  covers: (rows) => `The covers of ${wholeNumber(rows)} ${rows === 1 ? 'row' : 'rows'}`,
};

function Import({ use }: { use: Use }) {
  const venues = useVenues();
  const kind: Kind = {
    resource: 'results',
    send: (body) => call('POST /api/v1/guests/import', { body: { ...body, use } }),
    choices: [
      ...(venues.length > 1
        ? [
            {
              id: 'venueId' as const,
              label: 'Rows without a venue',
              options: venues.map(({ id, name }) => ({ id, label: name })),
            },
          ]
        : []),
      encodingChoice,
    ],
    fields: fieldsOf[use],
    tellsProgress: false,
    madeInWords: ({ created, updated }, done) =>
      `${counted[use](created + updated)} ${done ? 'imported' : 'will be imported'}.`,
  };
  return <TableImport kind={kind} />;
}
