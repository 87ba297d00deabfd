import { labelOf } from '../../../server/contract/lists/option';
import { type InfluencerFilterName, influencerFilters } from '../../../server/contract/rules/influencer-filters';
import type { components } from '../../api/schema';
import { Box, Typography } from '../elements';

type Match = components['schemas']['MatchView'];

type MatchReasonsProps = { match: Match; missingTitle: string };

/** A score's points line by line, their sum, and what is missing with the points it would add. */
export function MatchReasons({ match, missingTitle }: MatchReasonsProps) {
  const { score, of, reasons, missing } = match;
  return (
    <Box sx={{ display: 'grid', gap: 5 }}>
      <Box component="table" sx={table}>
        <caption>What counts</caption>
        <tbody>
          {reasons.map((reason) => (
            <Line key={reasonInWords(reason)} words={reasonInWords(reason)} points={`+${reason.points}`} />
          ))}
          {reasons.length === 0 && <Line words="No matching points." points="0" />}
        </tbody>
        <tfoot>
          <Line words={`Score out of ${of}`} points={String(score)} />
        </tfoot>
      </Box>
      {missing.length > 0 && (
        <Box component="section" aria-label={missingTitle}>
          <Typography variant="subtitle2" component="h3" sx={{ mb: 1 }}>
            {missingTitle}
          </Typography>
          <Box component="ul" className="tnum" sx={{ m: 0, pl: 5, typography: 'body2', color: 'text.secondary' }}>
            {missing.map((wish) => (
              <li key={missingInWords(wish)}>
                {missingInWords(wish)} (+{wish.points})
              </li>
            ))}
          </Box>
        </Box>
      )}
    </Box>
  );
}

function Line({ words, points }: { words: string; points: string }) {
  return (
    <tr>
      <th scope="row">{words}</th>
      <td className="tnum">{points}</td>
    </tr>
  );
}

const table = {
  width: '100%',
  borderCollapse: 'collapse',
  typography: 'body2',
  '& caption': { textAlign: 'left', typography: 'subtitle2', mb: 1 },
  '& th': { textAlign: 'left', fontWeight: 400, py: 1, pr: 3 },
  '& td': { textAlign: 'right', py: 1, fontWeight: 600 },
  '& tfoot th, & tfoot td': { borderTop: '1px solid', borderColor: 'pass.lineStrong', fontWeight: 650, pt: 2 },
} as const;

type Reason = components['schemas']['MatchReasonView'];
type Wish = components['schemas']['WishView'];

const listLabel = (list: string): string => influencerFilters[list as InfluencerFilterName].label;

const optionLabels = (list: string, options: readonly string[], or: string): string =>
  options.map((id) => labelOf(influencerFilters[list as InfluencerFilterName].options, id, id)).join(or);

/** "Cuisines: Italian", or matching words of the bio. */
function reasonInWords({ kind, list = '', options = [], because = '' }: Reason): string {
  if (kind === 'words') return `Mentions “${because}”`;
  if (list === 'profile') return 'Already on Tastemaker';
  return `${listLabel(list)}: ${optionLabels(list, options, ', ')}`;
}

/** What would improve the score. */
function missingInWords({ list, options }: Wish): string {
  if (list === 'profile') return 'Be on Tastemaker';
  if (list === 'engagement') return `Engagement of ${optionLabels(list, options, ' or ')}`;
  if (list === 'city') return `Live in ${optionLabels(list, options, ' or ')}`;
  return `${listLabel(list)}: ${optionLabels(list, options, ' or ')}`;
}
