import { SelectInput, required } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { Option } from '../../server/contract/lists/option';

type ChoiceSelectProps = {
  source: string;
  label: string;
  choices: readonly Option[];
  /** What "none of them" is called; without it, one must be chosen. */
  none?: string;
  /** Offers what is withdrawn as well, as filters do. */
  withdrawnToo?: boolean;
};

/** One choice of a reference list, in forms and filters alike. What is withdrawn can be filtered by, and be kept. */
export function ChoiceSelect({ choices, none, withdrawnToo = false, ...named }: ChoiceSelectProps) {
  const chosen: unknown = useWatch({ name: named.source });
  const optional = { emptyText: none, slotProps: { select: { displayEmpty: true } } };
  return (
    <SelectInput
      {...named}
      {...(none === undefined ? { validate: required('Please choose one.') } : optional)}
      choices={choices.filter(({ id, withdrawn }) => !withdrawn || withdrawnToo || id === chosen)}
      optionText="label"
      translateChoice={false}
      helperText={false}
      margin="none"
      fullWidth
    />
  );
}
