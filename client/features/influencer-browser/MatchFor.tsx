import { ChoiceOf } from './ChoiceOf';
import { useOwnOffers } from './use-own-offers';

type MatchForProps = { value: string; onChange: (offer: string) => void };

/** What to match: the brand as a whole, or one of its current offers. */
export default function MatchFor({ value, onChange }: MatchForProps) {
  const { offers } = useOwnOffers();
  const open = offers.filter(({ state }) => state !== 'ended').map(({ id, title }) => ({ id, label: title }));
  return (
    <ChoiceOf label="Match for" options={[{ id: '', label: 'Our brand' }, ...open]} value={value} onChange={onChange} />
  );
}
