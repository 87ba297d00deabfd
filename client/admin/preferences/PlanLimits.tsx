import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type Plan, plans } from '../../../server/contract/plans';
import { vatLabel } from '../../../server/contract/vat';
import { usePublicSettings } from '../../api/settings';
import { bytesInWords } from '../../ui/bytes';

const rows: readonly (readonly [label: string, value: (plan: Plan) => string])[] = [
  ['A month', ({ priceMonthly }) => priceMonthly],
  ['People', ({ seats }) => (seats === null ? 'No limit' : String(seats))],
  ['Storage', ({ storageBytes }) => (storageBytes === null ? 'No limit' : bytesInWords(storageBytes))],
  ['Collabs included', ({ freeCollabs }) => String(freeCollabs)],
  ['Extra Collab', ({ collabPrice }) => collabPrice],
];

const priced = new Set(['A month', 'Extra Collab']);

/** Plan names don't wrap: on phones the table scrolls. */
const table = { width: '100%', borderCollapse: 'collapse', typography: 'body2', overflowWrap: 'normal' } as const;
const cell = { py: 1.5, pr: { xs: 1, sm: 3 }, textAlign: 'left', verticalAlign: 'top', fontWeight: 'inherit' } as const;

/** Each plan's limits, and its price's lookup key at the card provider. All fixed per release. */
export function PlanLimits() {
  const { vat } = usePublicSettings();
  return (
    <>
      {/* Makes it scrollable by keyboard. */}
      <Box role="region" aria-label="Plans and their limits" tabIndex={0} sx={{ width: '100%', overflowX: 'auto' }}>
        <Box component="table" className="tnum" sx={table}>
          <thead>
            <tr>
              <Box component="th" scope="col" sx={{ ...cell, fontWeight: 600 }}>
                Plan
              </Box>
              {plans.map(({ id, name }) => (
                <Box component="th" scope="col" key={id} sx={{ ...cell, fontWeight: 600 }}>
                  {name}
                </Box>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([label, value]) => (
              <Box component="tr" key={label} sx={{ borderTop: '1px solid', borderColor: 'divider' }}>
                <Box component="th" scope="row" sx={{ ...cell, color: 'text.secondary' }}>
                  {priced.has(label) ? `${label} ${vatLabel(vat)}`.trim() : label}
                </Box>
                {plans.map((plan) => (
                  <Box component="td" key={plan.id} sx={cell}>
                    {value(plan)}
                  </Box>
                ))}
              </Box>
            ))}
          </tbody>
        </Box>
      </Box>
      <Box
        component="dl"
        aria-label="Price IDs"
        sx={{
          m: 0,
          display: 'grid',
          gap: 1,
          columnGap: 3,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'auto minmax(0, 1fr)' },
        }}
      >
        {plans.map(({ id, name, priceID }) => (
          <Box key={id} sx={{ display: 'contents', typography: 'body2' }}>
            <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
              Price ID of {name}
            </Typography>
            <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
              {priceID ? (
                <Typography variant="code">{priceID}</Typography>
              ) : (
                <Typography variant="body2">None: no monthly fee</Typography>
              )}
            </Box>
          </Box>
        ))}
      </Box>
    </>
  );
}
