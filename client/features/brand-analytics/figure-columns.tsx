import type { Figures } from '../../api/analytics';
import { BasisChip } from './BasisChip';
import type { Column } from '../../ui/report/FigureTable';
import { formatEstimate, formatPence } from '../../../server/contract/rules/money';
import { wholeNumber } from '../../../server/contract/rules/numbers';
import { percent } from './words';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { attentionRates, type Definition, definitionNames, definitions } from '../../../server/contract/metrics';
import { platformLabel } from '../../../server/contract/lists/labels';
import type { Platform } from '../../../server/contract/lists/social';
import { measure } from '../../../server/contract/tokens';
import { Panel } from '../../ui/report/Panel';

/** The columns that every breakdown has after its first. */
export const figureColumns: readonly Column<Figures>[] = [
  { head: 'Pieces', cell: ({ pieces }) => wholeNumber(pieces), numeric: true },
  { head: 'Reach', cell: ({ reach }) => wholeNumber(reach), numeric: true },
  { head: 'Engagements', cell: ({ engagements }) => wholeNumber(engagements), numeric: true },
  { head: 'Rate', cell: ({ rate }) => percent(rate), numeric: true },
  { head: 'Earned media (estimated)', cell: ({ earnedPence }) => formatEstimate(earnedPence), numeric: true },
  { head: 'Basis', cell: ({ basis }) => (basis ? <BasisChip basis={basis} /> : 'N/A') },
];

const prices = Object.entries(attentionRates).map(
  ([platform, { thousandReachedPence, engagementPence }]) =>
    `${platformLabel(platform as Platform)} ${formatPence(thousandReachedPence)} a thousand and ${formatPence(engagementPence)} an engagement`,
);

const ofCosts: readonly Definition[] = ['cost', 'costOfPiece'];

/** What every figure means, with the formula of the estimated one; costs only if they are shown. */
export function Definitions({ withCosts }: { withCosts: boolean }) {
  const shown = (Object.keys(definitions) as Definition[]).filter((id) => withCosts || !ofCosts.includes(id));
  return (
    <Panel title="What the figures mean">
      <Box
        component="dl"
        sx={{
          m: 0,
          display: 'grid',
          columnGap: 8,
          rowGap: 4,
          gridTemplateColumns: { lg: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        {shown.map((id) => (
          <Box key={id} id={`meaning-${id}`} sx={{ scrollMarginTop: 96, maxWidth: measure }}>
            <Typography component="dt" variant="subtitle2">
              {definitionNames[id]}
            </Typography>
            <Typography component="dd" variant="body2" sx={{ m: 0, color: 'text.secondary' }}>
              {definitions[id]}
              {id === 'earnedMedia' && ` Our prices: ${prices.join('; ')}.`}
            </Typography>
          </Box>
        ))}
      </Box>
    </Panel>
  );
}
