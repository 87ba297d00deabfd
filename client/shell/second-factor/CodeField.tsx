import CodeInput from '../../api/limits/CodeInput.json';
import { TextInput, type TextInputProps } from '../../ui/TextInput';

type CodeFieldProps = Omit<TextInputProps, 'label' | 'inputMode' | 'autoComplete' | 'hint'> & {
  /** Accepts only app codes, no recovery codes. */
  appOnly?: boolean;
};

/** The six digits of an authenticator app; phones suggest them automatically. */
export function CodeField({ appOnly = false, ...rest }: CodeFieldProps) {
  return (
    <TextInput
      {...rest}
      label="Code"
      autoComplete="one-time-code"
      inputMode={appOnly ? 'numeric' : 'text'}
      autoCapitalize="none"
      spellCheck={false}
      maxLength={CodeInput.code.most}
      hint={appOnly ? 'The six digits your app shows.' : 'Six digits from your app, or a recovery code.'}
    />
  );
}
