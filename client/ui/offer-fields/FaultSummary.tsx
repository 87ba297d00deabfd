import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { MouseEvent } from 'react';
import { type FieldErrors, useFormState } from 'react-hook-form';
import { fieldId } from './fields';

type FaultSummaryProps = {
  /** The fields' names, as on the page. */
  order: readonly string[];
  /** What the form does once it is valid: "publish". */
  before: string;
  otherFault: string | undefined;
};

/** After a rejected submit: every error, each linked to its field. */
export function FaultSummary({ order, before, otherFault }: FaultSummaryProps) {
  const { isSubmitted, errors } = useFormState();
  const faults = isSubmitted ? faultsOf(errors, order) : [];
  if (faults.length === 0 && !otherFault) return null;
  return (
    <Box role="alert" sx={{ p: 4, borderRadius: '12px', bgcolor: 'pass.errorSoft', color: 'pass.error' }}>
      <Typography variant="subtitle2" component="p">
        {faults.length > 0 ? `Please correct this before you ${before}:` : otherFault}
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
  );
}

function focusField(event: MouseEvent, name: string): void {
  event.preventDefault();
  document.getElementById(fieldId(name))?.focus();
}

type Fault = Readonly<{ name: string; message: string }>;

/** The errors of a form, its rows and its lists as a whole, in field order. */
const faultsOf = (errors: FieldErrors, order: readonly string[]): Fault[] =>
  order.flatMap((name) => faultsAt(name, errors[name]));

function faultsAt(name: string, error: unknown): Fault[] {
  if (typeof error !== 'object' || error === null) return [];
  if ('message' in error && typeof error.message === 'string') return [{ name, message: error.message }];
  return Object.entries(error).flatMap(([part, inner]) => faultsAt(part === 'root' ? name : `${name}.${part}`, inner));
}
