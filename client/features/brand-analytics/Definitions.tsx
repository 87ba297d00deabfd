import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { attentionRates, type Definition, definitionNames, definitions } from '../../../server/contract/metrics';
import { platformLabel } from '../../../server/contract/lists/labels';
import type { Platform } from '../../../server/contract/lists/social';
import { formatPence } from '../../../server/contract/rules/money';
import { measure } from '../../../server/contract/tokens';
import { Panel } from '../../ui/report/Panel';

const prices = Object.entries(attentionRates).map(
  ([platform, { thousandReachedPence, engagementPence }]) =>
    `${platformLabel(platform as Platform)} ${formatPence(thousandReachedPence)} a thousand and ${formatPence(engagementPence)} an engagement`,
);

/** What every figure means, and the formula of the one that is an estimate. */
export function Definitions() {
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
        {(Object.keys(definitions) as Definition[]).map((id) => (
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
