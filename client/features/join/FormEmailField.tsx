import { Controller, useFormContext } from 'react-hook-form';
import { isStrictEmail } from '../../../server/contract/rules/email';
import { messages } from '../../../server/contract/rules/constants';
import { EmailField } from '../../ui/EmailField';

/** The email address of a form at the door; the form keeps it as `email`. */
export function FormEmailField({ hint }: { hint?: string }) {
  const { control } = useFormContext<{ email: string }>();
  return (
    <Controller
      control={control}
      name="email"
      rules={{ validate: (value) => isStrictEmail(value) || messages.invalidEmailOnBlur }}
      render={({ field: { value, onChange }, fieldState: { error } }) => (
        <EmailField value={value} onChange={onChange} fault={error?.message} hint={hint} />
      )}
    />
  );
}
