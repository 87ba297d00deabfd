import { IconX } from '@tabler/icons-react';
import { useQueries } from '@tanstack/react-query';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { Fault } from '../../ui/Fault';
import { IconAction } from '../../ui/IconAction';
import { PageSkeleton } from '../../ui/skeletons';
import { AskButton } from './AskButton';
import { type InfluencerSheet, sheetQuery } from './browser-api';
import { PersonLink } from './PersonLink';
import { Portrait } from '../../ui/Portrait';
import {
  categoryLabel,
  countryLabel,
  followerBandLabel,
  homeLabel,
  platformLabel,
} from '../../../server/contract/lists/labels';
import { labelOf } from '../../../server/contract/lists/option';
import { bandFor } from '../../../server/contract/lists/social';
import { influencerFilterNames, influencerFilters } from '../../../server/contract/rules/influencer-filters';
import { abbreviateNumber } from '../../../server/contract/rules/numbers';

type CompareDialogProps = {
  ids: readonly string[];
  open: boolean;
  onChange: (ids: readonly string[]) => void;
  onClose: () => void;
};

/** Up to four influencers side by side; a row is shown only if at least one of them has a value. */
export default function CompareDialog({ ids, open, onChange, onClose }: CompareDialogProps) {
  const titleId = useId();
  const answers = useQueries({ queries: ids.map(sheetQuery) });
  const people = answers.flatMap(({ data }) => data ?? []);
  const waiting = answers.some(({ isPending }) => isPending);
  const drop = (id: string) => {
    const left = ids.filter((other) => other !== id);
    onChange(left);
    if (left.length < 2) onClose();
  };
  return (
    <Dialog open={open} onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="lg">
      <DialogTitle id={titleId} sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center' }}>
        Compare
        <IconAction icon={IconX} label="Close" onClick={onClose} />
      </DialogTitle>
      <DialogContent sx={{ overflowX: 'auto' }} tabIndex={0}>
        <Fault>{answers.find(({ error }) => error)?.error?.message}</Fault>
        {waiting && people.length === 0 ? (
          <PageSkeleton tickets={ids.length} />
        ) : (
          <Box component="table" sx={table}>
            <thead>
              <tr>
                <td />
                {people.map((person) => (
                  <Box component="th" scope="col" key={person.id} sx={{ verticalAlign: 'top' }}>
                    <Box sx={{ position: 'relative', maxWidth: 160, overflow: 'hidden', borderRadius: '12px', mb: 2 }}>
                      <Portrait person={person} />
                      <Box
                        sx={{
                          position: 'absolute',
                          top: 4,
                          right: 4,
                          borderRadius: '50%',
                          bgcolor: 'background.paper',
                        }}
                      >
                        <IconAction
                          icon={IconX}
                          label={`Remove ${person.name} from the comparison`}
                          onClick={() => drop(person.id)}
                        />
                      </Box>
                    </Box>
                    <PersonLink person={person} onOpen={onClose} />
                  </Box>
                ))}
              </tr>
            </thead>
            <tbody>
              {rowsToCompare(people).map(({ label, values }) => (
                <tr key={label}>
                  <th scope="row">{label}</th>
                  {values.map((value, place) => (
                    <td key={people[place]!.id}>{value}</td>
                  ))}
                </tr>
              ))}
              <tr>
                <td />
                {people.map((person) => (
                  <td key={person.id}>
                    <AskButton person={person} />
                  </td>
                ))}
              </tr>
            </tbody>
          </Box>
        )}
      </DialogContent>
    </Dialog>
  );
}

const table = {
  width: '100%',
  minWidth: 560,
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  textAlign: 'left',
  '& th, & td': { p: 2, verticalAlign: 'top', borderBottom: '1px solid', borderColor: 'divider' },
  '& tbody th': { fontWeight: 600, typography: 'body2' },
  '& tbody th, & thead td': { width: 120 },
  '& a': { color: 'primary.main' },
} as const;

type CompareRow = Readonly<{ label: string; values: readonly string[] }>;

const none = '–';
const listed = (words: readonly string[]) => words.join(', ') || none;

const facts: readonly (readonly [label: string, value: (person: InfluencerSheet) => string])[] = [
  ['Followers', ({ followers }) => (followers > 0 ? abbreviateNumber(followers) : 'N/A')],
  ['Band', ({ followers }) => (bandFor(followers) ? followerBandLabel(bandFor(followers)) : none)],
  ['Engagement', ({ engagement }) => (engagement === null ? 'N/A' : `${engagement.toFixed(1)}%`)],
  [
    'Accounts',
    ({ accounts }) =>
      listed(accounts.map(({ platform, followers }) => `${platformLabel(platform)} ${abbreviateNumber(followers)}`)),
  ],
  [
    'City',
    ({ city, country }) => listed([homeLabel(city), country && countryLabel(country)].filter(Boolean) as string[]),
  ],
  ['Categories', ({ categories }) => listed(categories.map(categoryLabel))],
  ['About', ({ bio }) => bio || none],
];

/** Rows to compare: the facts, and each list in which at least one of them has chosen something. */
function rowsToCompare(people: readonly InfluencerSheet[]): CompareRow[] {
  const chosen = influencerFilterNames
    .filter((name) => people.some(({ attributes }) => attributes[name]?.length))
    .map((name) => ({
      label: influencerFilters[name].label,
      values: people.map(({ attributes }) =>
        listed((attributes[name] ?? []).map((id) => labelOf(influencerFilters[name].options, id, id))),
      ),
    }));
  return [...facts.map(([label, value]) => ({ label, values: people.map(value) })), ...chosen];
}
