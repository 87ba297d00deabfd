import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { ageBrackets } from '../../../../server/contract/lists/attributes/personal';
import { audienceGenders } from '../../../../server/contract/lists/availability';
import { countryLabel, platformLabel } from '../../../../server/contract/lists/labels';
import { longDay } from '../../../ui/day';
import { Meter } from '../../../ui/Meter';
import type { InfluencerSheet } from '../browser-api';
import { SheetPart } from './sheet-parts';

type Share = Readonly<{ label: string; percent: number }>;

type Part = readonly [title: string, shares: readonly Share[]];

/** Someone's audience: as a platform reports it, or else as they describe it. */
export function PersonAudience({ person: { name, audience, verified } }: { person: InfluencerSheet }) {
  const reported = verified.find((account) => account.audience && account.audience.countries.length > 0);
  if (reported?.audience) {
    const lead = `Verified by ${platformLabel(reported.platform)}, as of ${longDay(reported.day)}.`;
    return <AudienceParts lead={lead} parts={reportedParts(reported.audience)} />;
  }
  const lead = `Reported by ${name}, from the insights of their largest account.`;
  const parts: readonly Part[] = [
    ['Age', known(ageBrackets, audience.ages)],
    ['Gender', known(audienceGenders, audience.genders)],
    ['Countries', audience.countries.map(({ country, percent }) => ({ label: countryLabel(country), percent }))],
  ];
  return <AudienceParts lead={lead} parts={parts} />;
}

/** The largest parts of each, as whole percentages. */
function reportedParts(audience: ReportedAudience): readonly Part[] {
  const inPercent = (parts: ReportedAudience['ages'], label: (key: string) => string): Share[] =>
    parts.slice(0, 5).map(({ key, share }) => ({ label: label(key), percent: Math.round(share * 100) }));
  return [
    ['Age', inPercent(audience.ages, (key) => key)],
    ['Gender', inPercent(audience.genders, (key) => genderNames[key] ?? 'Not stated')],
    ['Countries', inPercent(audience.countries, countryLabel)],
  ];
}

type ReportedAudience = NonNullable<InfluencerSheet['verified'][number]['audience']>;

const genderNames: Readonly<Record<string, string>> = { F: 'Women', M: 'Men', female: 'Women', male: 'Men' };

function AudienceParts({ lead, parts }: { lead: string; parts: readonly Part[] }) {
  const told = parts.filter(([, shares]) => shares.length > 0);
  if (told.length === 0) return null;
  return (
    <SheetPart title="Audience" lead={lead}>
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
