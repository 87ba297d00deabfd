import { DateField } from '../../ui/moment-fields';
import { TextField } from '../../ui/TextField';
import { type ComponentProps, useId, useState } from 'react';
import type { Option } from '../../../server/contract/lists/option';

type EditedFieldProps = Pick<
  ComponentProps<typeof TextField>,
  'type' | 'placeholder' | 'autoComplete' | 'autoFocus' | 'multiline' | 'minRows' | 'sx'
> & {
  label: string;
  value: string;
  /** Called with valid values while typing. */
  onChange: (value: string) => void;
  /** What is wrong with a text; undefined if it's valid. */
  check?: (value: string) => string | undefined;
  /** The server's error. */
  fault?: string;
  hint?: string;
  /** Makes it a select; the first option means no choice. */
  options?: readonly Option[];
  nothing?: string;
  /** A partial value would mean something else, so it is saved on blur or Enter. */
  whole?: boolean;
  inputMode?: 'numeric' | 'decimal';
  maxLength?: number;
};

/** One field that is saved while typing, as long as it's valid; errors show on blur. */
export function EditedField(props: EditedFieldProps) {
  const { value, onChange, check = () => undefined, fault, hint, options, nothing = 'Please choose', ...field } = props;
  const { inputMode, maxLength, whole = false, type, ...rest } = field;
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const [left, setLeft] = useState(false);
  const shown = typed ?? value;
  const ownFault = left ? check(shown) : undefined;
  const tell = () => {
    if (typed !== null && typed !== value && check(typed) === undefined) onChange(typed);
  };
  const write = (text: string) => {
    setTyped(text);
    if (!whole && check(text) === undefined) onChange(text);
  };
  const shared = {
    ...rest,
    id,
    value: shown,
    onFocus: () => setLeft(false),
    onBlur: () => {
      setLeft(true);
      if (whole) tell();
      if (check(shown) === undefined) setTyped(null);
    },
    error: (ownFault ?? fault) !== undefined,
    helperText: ownFault ?? fault ?? hint,
  };
  if (type === 'date') return <DateField {...shared} onChange={write} />;
  return (
    <TextField
      {...shared}
      type={type}
      onChange={({ target }) => write(target.value)}
      onKeyDown={({ key }) => whole && key === 'Enter' && tell()}
      select={options !== undefined}
      slotProps={{ htmlInput: { inputMode, maxLength } }}
    >
      {options && <option value="">{nothing}</option>}
      {options?.map(({ id: each, label: text, hidden }) => (
        <option key={each} value={each} hidden={hidden} disabled={hidden}>
          {text}
        </option>
      ))}
    </TextField>
  );
}
