import { TextInput } from '../../ui/TextInput';
import { useTypedText } from '../../ui/use-typed-text';
import { useFilters } from './useFilters';

/** Words that are looked for, when the typing pauses. */
export function SearchField() {
  const { valueOf, set } = useFilters();
  const [typed, type] = useTypedText(valueOf('q'), (words) => set('q', words));
  return <TextInput label="Search" type="search" value={typed} onChange={type} maxLength={100} />;
}
