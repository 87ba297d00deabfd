import { useQuery } from '@tanstack/react-query';
import { offerMatchQuery } from '../../api/offers';
import { Fault } from '../../ui/Fault';
import { Typography } from '../../ui/elements';
import { MatchReasons } from '../../ui/match/MatchReasons';

/** All points of an offer's match, and what would add to it. */
export default function OfferReasons({ id }: { id: string }) {
  const { data, error } = useQuery(offerMatchQuery(id));
  if (error) return <Fault>{error.message}</Fault>;
  if (!data) return <Typography variant="body2">Adding it up…</Typography>;
  return <MatchReasons match={data} missingTitle="How to improve your match" />;
}
