import { TextInput } from '../../ui/TextInput';
import { useTypedText } from '../../ui/use-typed-text';
import { useFilters } from '../list/useFilters';

/** A day of London's calendar as a filter; emptied, it is gone. */
export function DayFilter({ source, label }: { source: string; label: string }) {
  const { valueOf, set } = useFilters();
  const [typed, type] = useTypedText(valueOf(source), (day) => set(source, day));
  return <TextInput label={label} type="date" value={typed} onChange={type} />;
}
