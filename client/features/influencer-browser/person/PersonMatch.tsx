import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useEntitlement } from '../../../shell/billing/use-billing';
import { Fault } from '../../../ui/Fault';
import { MatchReasons } from '../../../ui/match/MatchReasons';
import { type InfluencerSheet, matchQuery } from '../browser-api';
import { filterFrom } from '../browser-filter';
import { SheetPart } from './SheetPart';

/** Why somebody suits the brand, or the offer that it sorts by; only where its plan has targeting. */
export function PersonMatch({ person: { id, name } }: { person: InfluencerSheet }) {
  const [search] = useSearchParams();
  const { offer } = filterFrom(search);
  const allowed = useEntitlement('aiTargeting')?.allowed === true;
  const { data, error } = useQuery({ ...matchQuery(id, offer), enabled: allowed });
  if (!data && !error) return null;
  return (
    <SheetPart title={data ? `Match ${data.score} of ${data.of}` : 'Match'}>
      <Fault>{error?.message}</Fault>
      {data && <MatchReasons match={data} missingTitle={`What ${name} would need for more`} />}
    </SheetPart>
  );
}
