import { useOffers } from '../../api/offers';
import { ChoiceOf } from './ChoiceOf';

type MatchForProps = { value: string; onChange: (offer: string) => void };

/** What the best match is to match: the brand as a whole, or one of its offers that is not over. */
export default function MatchFor({ value, onChange }: MatchForProps) {
  const offers = useOffers().data?.pages.flatMap(({ items }) => items) ?? [];
  const open = offers.filter(({ state }) => state !== 'ended').map(({ id, title }) => ({ id, label: title }));
  return (
    <ChoiceOf label="Match for" options={[{ id: '', label: 'Our brand' }, ...open]} value={value} onChange={onChange} />
  );
}
