import FormControl, { type FormControlProps } from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
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
    /** What is wrong with the value, or what helps to give it. */
    helperText?: ReactNode;
    multiline?: boolean;
    /** A choice, as the device itself shows choices; its options are the children. */
    select?: boolean;
    slotProps?: { htmlInput?: OutlinedInputProps['inputProps'] };
  };

/** A labelled field. MUI's own of this name brings its menus along, a tenth of what a page may weigh. */
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
        <NativeSelect input={<OutlinedInput {...shared} />}>{children}</NativeSelect>
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
