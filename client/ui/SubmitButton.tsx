import type { ButtonProps } from '@mui/material/Button';
import { Button } from './elements';

type SubmitButtonProps = Omit<ButtonProps, 'type' | 'disabled' | 'loading'> & {
  /** While the request is under way: the button cannot be pressed again. */
  busy?: boolean;
};

/** A form's main action. The second click of a double click is not another one, whether the first has begun its request or not. */
export function SubmitButton({ busy = false, children, onClick, ...rest }: SubmitButtonProps) {
  return (
    <Button
      variant="contained"
      {...rest}
      type="submit"
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      onClick={(event) => (busy || event.detail > 1 ? event.preventDefault() : onClick?.(event))}
    >
      {children}
    </Button>
  );
}
