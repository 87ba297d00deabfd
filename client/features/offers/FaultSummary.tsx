import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { MouseEvent } from 'react';
import { type FieldErrors, get, useFormContext } from 'react-hook-form';
import { fieldId } from './OfferField';
import type { OfferForm } from './offer-form';

/** After a submit that was refused: every fault, each a link to its field. */
export function FaultSummary({ otherFault }: { otherFault: string | undefined }) {
  const { formState } = useFormContext<OfferForm>();
  const faults = formState.isSubmitted ? faultsOf(formState.errors) : [];
  return (
    <Box role="alert">
      {(faults.length > 0 || otherFault) && (
        <Box sx={{ p: 4, borderRadius: '12px', bgcolor: 'pass.errorSoft', color: 'pass.error' }}>
          <Typography variant="subtitle2" component="p">
            {faults.length > 0 ? 'Please correct this before you publish:' : otherFault}
          </Typography>
          <Box component="ul" sx={{ m: 0, mt: 1, pl: 5, typography: 'body2' }}>
            {faults.map(({ name, message }) => (
              <li key={name}>
                <Link href={`#${fieldId(name)}`} color="inherit" onClick={(event) => focusField(event, name)}>
                  {message}
                </Link>
              </li>
            ))}
          </Box>
        </Box>
      )}
    </Box>
  );
}

function focusField(event: MouseEvent, name: string): void {
  event.preventDefault();
  document.getElementById(fieldId(name))?.focus();
}

type Fault = Readonly<{ name: string; message: string }>;

/** The faults of a form, of its rows and of its lists as a whole, in the order of the fields. */
function faultsOf(errors: FieldErrors<OfferForm>): Fault[] {
  const faultAt = (name: string): Fault[] => {
    const error = get(errors, name) as { message?: string; root?: { message?: string } } | undefined;
    const message = error?.message ?? error?.root?.message;
    if (message) return [{ name, message }];
    return error ? Object.keys(error).flatMap((part) => (part === 'ref' ? [] : faultAt(`${name}.${part}`))) : [];
  };
  return fieldOrder.flatMap(faultAt);
}

const fieldOrder = [
  'title', 'kind', 'gives', 'value', 'category', 'guests', 'asks', 'contentDueDays', 'brief', 'venue', 'city', 'times',
] as const satisfies readonly (keyof OfferForm)[]; // prettier-ignore
