import Typography from '@mui/material/Typography';
import { paths } from '../../app/paths';
import { TermsLinks } from '../../shell/consent/TermsNotice';
import { SubmitButton } from '../../ui/SubmitButton';
import { TextLink } from '../../ui/TextLink';
import { Controller, useFormContext } from 'react-hook-form';
import { isStrictEmail } from '../../../server/contract/rules/email';
import { messages } from '../../../server/contract/rules/constants';
import { EmailField } from '../../ui/EmailField';
import BookCallInput from '../../api/limits/BookCallInput.json';
import JoinBrandInput from '../../api/limits/JoinBrandInput.json';
import JoinInfluencerInput from '../../api/limits/JoinInfluencerInput.json';
import { chosen, matching, text } from '../../ui/form-checks';

/** The main button, under the sentence about the accepted terms; and a link for people who already have an account. */
export function FormFoot({ busy }: { busy: boolean }) {
  return (
    <>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        By joining, you accept our <TermsLinks />.
      </Typography>
      <SubmitButton busy={busy}>Join</SubmitButton>
      <Typography sx={{ color: 'text.secondary' }}>
        Already have an account? <TextLink to={paths.login}>Sign in</TextLink>
      </Typography>
    </>
  );
}

/** The email address in a sign-up form, in the field `email`. */
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

/** The fields of a form, one under the other. */
export const formRows = { display: 'grid', gap: 5, maxWidth: 560 } as const;

/** Two short fields side by side, if there is room. */
export const pair = {
  display: 'grid',
  gap: 5,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
} as const;

export const checks = {
  name: text(JoinBrandInput.name),
  brandName: text(JoinBrandInput.brandName),
  company: text(BookCallInput.company),
  handle: matching(JoinInfluencerInput.handle),
  city: chosen('Please choose a city.'),
  category: chosen('Please choose a category.'),
  dateOfBirth: chosen('Please enter your date of birth.'),
  slot: chosen('Please choose a time.'),
};
