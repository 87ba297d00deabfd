import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { ageBrackets } from '../../../../server/contract/lists/attributes/personal';
import { audienceGenders } from '../../../../server/contract/lists/availability';
import { countryLabel } from '../../../../server/contract/lists/labels';
import { Meter } from '../../../ui/Meter';
import type { InfluencerSheet } from '../browser-api';
import { SheetPart } from './SheetPart';

type Share = Readonly<{ label: string; percent: number }>;

/** Who looks at someone's work, as they tell it. */
export function PersonAudience({ person: { name, audience } }: { person: InfluencerSheet }) {
  const parts: readonly (readonly [title: string, shares: readonly Share[]])[] = [
    ['Age', known(ageBrackets, audience.ages)],
    ['Gender', known(audienceGenders, audience.genders)],
    ['Countries', audience.countries.map(({ country, percent }) => ({ label: countryLabel(country), percent }))],
  ];
  const told = parts.filter(([, shares]) => shares.length > 0);
  if (told.length === 0) return null;
  return (
    <SheetPart title="Audience" lead={`${name}’s own words, from the statistics of the largest account.`}>
      <Box sx={{ display: 'grid', gap: 5, gridTemplateColumns: { sm: '1fr 1fr' }, alignItems: 'start' }}>
        {told.map(([title, shares]) => (
          <Box key={title}>
            <Typography variant="subtitle2" component="h4" sx={{ mb: 1.5 }}>
              {title}
            </Typography>
            {shares.map(({ label, percent }) => (
              <Box key={label} sx={{ mb: 2 }}>
                <Typography variant="body2" className="tnum" sx={{ display: 'flex', justifyContent: 'space-between' }}>
                  <span>{label}</span>
                  <span>{percent}%</span>
                </Typography>
                <Meter label={label} value={percent} max={100} words={`${percent} per cent`} />
              </Box>
            ))}
          </Box>
        ))}
      </Box>
    </SheetPart>
  );
}

const known = (
  options: readonly Readonly<{ id: string; label: string }>[],
  shares: Readonly<Record<string, number>>,
): Share[] => options.flatMap(({ id, label }) => (shares[id] ? [{ label, percent: shares[id] }] : []));
