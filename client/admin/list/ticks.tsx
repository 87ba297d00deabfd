import type { CheckboxProps } from '@mui/material/Checkbox';
import DefaultPropsProvider from '@mui/material/DefaultPropsProvider';
import { useTheme } from '@mui/material/styles';
import { type ComponentProps, type ReactNode, Suspense, useState } from 'react';
import { useListContext } from 'react-admin';

/** react-admin puts the tick's name on its frame, where screen readers miss it; here it is on the tick. */
const defaultProps: Partial<CheckboxProps> = {
  slotProps: {
    root: { 'aria-label': undefined },
    input: (tick: CheckboxProps) => ({ 'aria-label': tick['aria-label'] }),
  },
};

/** Tables whose rows can be ticked. */
export function NamedTicks({ children }: { children: ReactNode }) {
  const { components } = useTheme();
  // What a theme says of its components is taken here as well; only the types know it by the older form.
  const value = { ...components, MuiCheckbox: { defaultProps } } as ComponentProps<
    typeof DefaultPropsProvider
  >['value'];
  return <DefaultPropsProvider value={value}>{children}</DefaultPropsProvider>;
}

/** What can be done with ticked rows: it comes with the first tick, and stays. */
export function WhenTicked({ children }: { children: ReactNode }) {
  const { selectedIds } = useListContext();
  const [wanted, setWanted] = useState(false);
  if (selectedIds.length > 0 && !wanted) setWanted(true);
  return wanted && <Suspense fallback={null}>{children}</Suspense>;
}
