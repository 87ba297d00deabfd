import { IconArrowDownRight, IconArrowUpRight, IconEqual } from '@tabler/icons-react';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { Definition } from '../../../server/contract/metrics';
import { formatEstimate, formatPence } from '../../../server/contract/rules/money';
import { abbreviateNumber, wholeNumber } from '../../../server/contract/rules/numbers';
import type { BrandAnalytics } from '../../api/analytics';
import { BasisChip } from './BasisChip';
import { basisInWords, basisLabel, type Change, changeOf, type KnownBasis, percent } from './words';

type Tile = Readonly<{
  label: string;
  about: Definition;
  value: string;
  /** The full number, if the value is abbreviated. */
  exact?: string;
  change: Change;
  basis?: KnownBasis | null;
}>;

const money = (pence: number | null) => (pence === null ? 'N/A' : formatPence(pence));

function tilesOf({ now, then, cost, costThen }: BrandAnalytics): Tile[] {
  const short = (value: number | null) => ({ value: abbreviateNumber(value), exact: wholeNumber(value) });
  return [
    { label: 'Reach', about: 'reach', ...short(now.reach), change: changeOf(now.reach, then.reach), basis: basisInWords(now) },
    { label: 'Engagements', about: 'engagements', ...short(now.engagements), change: changeOf(now.engagements, then.engagements), basis: basisInWords(now) },
    { label: 'Engagement rate', about: 'rate', value: percent(now.rate), change: changeOf(now.rate, then.rate), basis: basisInWords(now) },
    { label: 'Pieces', about: 'pieces', value: wholeNumber(now.pieces), change: changeOf(now.pieces, then.pieces) },
    ...(cost ? [{ label: 'Cost per piece', about: 'costOfPiece' as const, value: money(cost.ofPiecePence), change: changeOf(cost.ofPiecePence, costThen?.ofPiecePence ?? null) }] : []),
    { label: 'Earned media value', about: 'earnedMedia', value: formatEstimate(now.earnedPence), change: changeOf(now.earnedPence, then.earnedPence), basis: now.earnedPence === null ? null : { kind: 'estimated', words: basisLabel('estimated') } },
  ]; // prettier-ignore
}

/** Scales with the text size, so that no number wraps. */
const tileGrid = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  gap: 4,
  gridTemplateColumns: {
    xs: 'repeat(auto-fill, minmax(min(100%, 9.375rem), 1fr))',
    sm: 'repeat(auto-fill, minmax(min(100%, 13.75rem), 1fr))',
    lg: 'repeat(3, 1fr)',
  },
} as const;

/** Whether any figure has one of the period before beside it. */
export const isCompared = (analytics: BrandAnalytics): boolean =>
  tilesOf(analytics).some(({ change }) => change.direction !== null);

/** The period's figures at a glance, each compared with the previous period, if there is data. */
export function StatTiles({ analytics }: { analytics: BrandAnalytics }) {
  const tiles = tilesOf(analytics);
  const compared = isCompared(analytics);
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <Box component="ul" aria-label="Figures of the period" sx={tileGrid}>
        {tiles.map((tile) => (
          <StatTile key={tile.label} {...tile} compared={compared} />
        ))}
      </Box>
      {!compared && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          There’s no earlier period to compare with.
        </Typography>
      )}
    </Box>
  );
}

function StatTile({ label, about, value, exact, change, basis, compared }: Tile & { compared: boolean }) {
  return (
    <Card component="li" sx={{ p: { xs: 4, sm: 5 }, display: 'flex', flexDirection: 'column', gap: 2, minWidth: 0 }}>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          justifyContent: 'space-between',
          gap: 2,
          alignItems: 'center',
          minHeight: { sm: 24 },
        }}
      >
        <Link href={`#meaning-${about}`} color="text.secondary" underline="hover" sx={{ typography: 'subtitle2' }}>
          {label}
        </Link>
        {basis && <BasisChip basis={basis.kind}>{basis.words}</BasisChip>}
      </Box>
      <Typography component="div" className="tnum" title={exact} sx={{ typography: { xs: 'h1', sm: 'display' } }}>
        {value}
      </Typography>
      {compared && <ChangeLine {...change} />}
    </Card>
  );
}

const arrows = { up: IconArrowUpRight, down: IconArrowDownRight, same: IconEqual };

function ChangeLine({ direction, words }: Change) {
  const Arrow = direction && arrows[direction];
  return (
    <Typography variant="body2" sx={{ display: 'flex', gap: 1, alignItems: 'center', color: 'text.secondary', mt: 'auto' }}>
      {Arrow && <Arrow size={18} stroke={1.75} aria-hidden />}
      {words}
    </Typography>
  ); // prettier-ignore
}
