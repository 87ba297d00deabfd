import { SelectInput, required } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { Option } from '../../server/contract/lists/option';

type ChoiceSelectProps = {
  source: string;
  label: string;
  choices: readonly Option[];
  /** The label for "none"; without it, a choice is required. */
  none?: string;
};

/** One choice from a reference list. Hidden options aren't offered, but an existing choice may stay. */
export function ChoiceSelect({ choices, none, ...named }: ChoiceSelectProps) {
  const chosen: unknown = useWatch({ name: named.source });
  const optional = { emptyText: none, slotProps: { select: { displayEmpty: true } } };
  return (
    <SelectInput
      {...named}
      {...(none === undefined ? { validate: required('Please choose one.') } : optional)}
      choices={choices.filter(({ id, hidden }) => !hidden || id === chosen)}
      optionText="label"
      translateChoice={false}
      helperText={false}
      margin="none"
      fullWidth
    />
  );
}
