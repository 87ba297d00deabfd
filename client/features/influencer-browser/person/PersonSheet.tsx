import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { availableDays, timesOfDay, travelRanges } from '../../../../server/contract/lists/availability';
import { labelOf } from '../../../../server/contract/lists/option';
import { influencerFilterNames, influencerFilters } from '../../../../server/contract/rules/influencer-filters';
import { londonTimeAt } from '../../../../server/contract/rules/london-time';
import { measure } from '../../../../server/contract/tokens';
import { useProductNow } from '../../../api/clock';
import { useEntitlement } from '../../../shell/billing/use-billing';
import { AccountSigns, useAccountSigns } from '../../../ui/AccountSigns';
import { longDay } from '../../../ui/day';
import { Fault } from '../../../ui/Fault';
import { MatchReasons } from '../../../ui/match/MatchReasons';
import { PieceGallery } from '../../../ui/PieceGallery';
import { ReliabilityNote } from '../../../ui/reliability/ReliabilityNote';
import { type InfluencerSheet, matchQuery } from '../browser-api';
import { filterFrom } from '../browser-filter';
import { PersonAudience } from './PersonAudience';
import { PersonNumbers, SheetPart } from './sheet-parts';
import { PersonHead } from './PersonHead';

/** One influencer: who they are and the actions; then their numbers, match, work and profile. */
export function PersonSheet({ person, titleId }: { person: InfluencerSheet; titleId: string }) {
  const { id, name, bio, claimed, portfolio } = person;
  return (
    <Box component="article" sx={{ display: 'grid', gap: 8, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <PersonHead person={person} titleId={titleId} />
      {bio && (
        <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere', maxWidth: measure }}>{bio}</Typography>
      )}
      <PersonNumbers person={person} />
      <PersonSigns person={person} />
      <PersonMatch person={person} />
      {portfolio.length > 0 && (
        <SheetPart title="Work">
          <PieceGallery pieces={portfolio} name={name} />
        </SheetPart>
      )}
      <PersonAudience person={person} />
      <PersonAvailability person={person} />
      <PersonTastes person={person} />
      {claimed && <ReliabilityNote of={{ side: 'influencer', id }} title={`How reliable is ${name}?`} />}
    </Box>
  );
}

/** What the verified numbers say; absent without enough creators to compare with. */
function PersonSigns({ person: { id, verified } }: { person: InfluencerSheet }) {
  const { data } = useAccountSigns(id, { enabled: verified.length > 0 });
  if (!data || data.length === 0) return null;
  return (
    <SheetPart
      title="What the numbers say"
      lead="From verified numbers, compared with other verified creators. They’re facts, not a verdict, and don’t affect any ranking."
    >
      <AccountSigns signs={data} />
    </SheetPart>
  );
}

/** The rest of the profile that brands can see, list by list. */
function PersonTastes({ person: { name, attributes } }: { person: InfluencerSheet }) {
  const facts = influencerFilterNames.flatMap((list) => {
    const ids = attributes[list] ?? [];
    const { label, options } = influencerFilters[list];
    return ids.length > 0 ? [[label, ids.map((id) => labelOf(options, id, id)).join(', ')] as const] : [];
  });
  if (facts.length === 0) return null;
  return (
    <SheetPart title={`More about ${name}`}>
      <FactList facts={facts} />
    </SheetPart>
  );
}

/** Why someone matches the brand, or the offer used for sorting; only if the plan includes targeting. */
function PersonMatch({ person: { id, name } }: { person: InfluencerSheet }) {
  const [search] = useSearchParams();
  const { offer } = filterFrom(search);
  const allowed = useEntitlement('aiTargeting')?.allowed === true;
  const { data, error } = useQuery({ ...matchQuery(id, offer), enabled: allowed });
  if (!data && !error) return null;
  return (
    <SheetPart title={data ? `Match ${data.score} of ${data.of}` : 'Match'}>
      <Fault>{error?.message}</Fault>
      {data && <MatchReasons match={data} missingTitle={`How ${name} could match better`} />}
    </SheetPart>
  );
}

/** When a visit suits someone, and how far they travel; absent if they haven't said. */
function PersonAvailability({ person: { name, availability } }: { person: InfluencerSheet }) {
  const { date: today } = londonTimeAt(useProductNow());
  const away = availability.away.filter(({ to }) => to >= today);
  const facts: readonly (readonly [string, string])[] = [
    ['Days', chosen(availableDays, availability.days)],
    ['Times of day', chosen(timesOfDay, availability.times)],
    ['How far', availability.travel ? labelOf(travelRanges, availability.travel, '') : ''],
    ['Away', away.map(({ from, to }) => spanInWords(from, to)).join('; ')],
  ];
  const told = facts.filter(([, value]) => value !== '');
  if (told.length === 0) return null;
  return (
    <SheetPart title="Availability" lead={`When a visit suits ${name}. They still agree each time.`}>
      <FactList facts={told} />
    </SheetPart>
  );
}

const chosen = (options: readonly Readonly<{ id: string; label: string }>[], ids: readonly string[]): string =>
  options
    .filter(({ id }) => ids.includes(id))
    .map(({ label }) => label)
    .join(', ');

const spanInWords = (from: string, to: string): string =>
  from === to ? longDay(from) : `${longDay(from)} to ${longDay(to)}`;

/** Labels and values, in two columns. */
function FactList({ facts }: { facts: readonly (readonly [name: string, value: string])[] }) {
  return (
    <Box component="dl" sx={list}>
      {facts.map(([name, value]) => (
        <Box key={name} sx={{ display: 'contents' }}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </Box>
      ))}
    </Box>
  );
}

const list = {
  m: 0,
  display: 'grid',
  gridTemplateColumns: { xs: '112px minmax(0, 1fr)', sm: '168px minmax(0, 1fr)' },
  columnGap: 4,
  rowGap: 2,
  '& dt': { color: 'text.secondary' },
  '& dd': { m: 0, overflowWrap: 'anywhere' },
} as const;
