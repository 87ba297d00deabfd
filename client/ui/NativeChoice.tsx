import type { Option } from '../../server/contract/lists/option';
import { TextField } from './TextField';

type NativeChoiceProps<Id extends string> = {
  label: string;
  /** Whether the label is only heard: `all` and each option say what they are of. */
  quiet?: boolean;
  /** What it says when nothing is chosen. */
  all: string;
  options: readonly Option<Id>[];
  value: string;
  onChange: (value: Id | '') => void;
};

/** A filter of one choice, as the device itself shows choices. */
export function NativeChoice<Id extends string>({
  label,
  all,
  options,
  value,
  quiet = false,
  onChange,
}: NativeChoiceProps<Id>) {
  return (
    <TextField
      select
      label={quiet ? undefined : label}
      value={value}
      onChange={({ target }) => onChange(options.find(({ id }) => id === target.value)?.id ?? '')}
      slotProps={quiet ? { htmlInput: { 'aria-label': label } } : undefined}
      sx={{ flex: '1 0 140px', maxWidth: { sm: 200 } }}
    >
      <option value="">{all}</option>
      {options.map(({ id, label: text, hidden }) => (
        <option key={id} value={id} hidden={hidden} disabled={hidden}>
          {text}
        </option>
      ))}
    </TextField>
  );
}
