import FormControl, { type FormControlProps } from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import { IconChevronDown } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';

type OfTheInput = Pick<
  OutlinedInputProps,
  | 'value'
  | 'defaultValue'
  | 'name'
  | 'type'
  | 'placeholder'
  | 'autoComplete'
  | 'autoFocus'
  | 'inputRef'
  | 'onBlur'
  | 'onChange'
  | 'onFocus'
  | 'endAdornment'
  | 'minRows'
  | 'maxRows'
>;

export type TextFieldProps = OfTheInput &
  Omit<FormControlProps, keyof OfTheInput | 'variant'> & {
    label?: ReactNode;
    /** The error, or help text. */
    helperText?: ReactNode;
    multiline?: boolean;
    /** A native select; its options are the children. */
    select?: boolean;
    slotProps?: { htmlInput?: OutlinedInputProps['inputProps'] };
  };

/** A labelled field. MUI's component of this name includes its menus, a tenth of a page's weight limit. */
export function TextField(props: TextFieldProps) {
  const { label, helperText, multiline, select, slotProps = {}, children, id: given, ...others } = props;
  const { value, defaultValue, name, type, placeholder, autoComplete, autoFocus, inputRef, ...more } = others;
  const { onBlur, onChange, onFocus, endAdornment, minRows, maxRows, fullWidth = true, ...control } = more;
  const own = useId();
  const id = given ?? own;
  const noteId = helperText ? `${id}-helper-text` : undefined;
  const shared = {
    ...{ id, value, defaultValue, name, autoFocus, inputRef, onBlur, onChange, onFocus },
    'aria-describedby': noteId,
    inputProps: slotProps.htmlInput,
  };
  return (
    <FormControl {...control} fullWidth={fullWidth}>
      {label !== undefined && <InputLabel htmlFor={id}>{label}</InputLabel>}
      {select ? (
        <NativeSelect IconComponent={IconChevronDown} input={<OutlinedInput {...shared} />}>
          {children}
        </NativeSelect>
      ) : (
        <OutlinedInput
          {...shared}
          {...{ type, placeholder, autoComplete, endAdornment, multiline, minRows, maxRows }}
        />
      )}
      {helperText && <FormHelperText id={noteId}>{helperText}</FormHelperText>}
    </FormControl>
  );
}
