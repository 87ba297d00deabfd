import { Button, type ButtonProps } from './elements';

type SubmitButtonProps = Omit<ButtonProps, 'type' | 'disabled' | 'loading'> & {
  /** While the request is pending: disables the button. */
  busy?: boolean;
};

/**
 * A form's main action. Ignores the second click of a double click, whether or not the first has started its request.
 */
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
