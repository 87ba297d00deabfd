import { ThemeProvider } from '@mui/material/styles';
import type { ComponentType } from 'react';
import { appearanceKey } from '../../shell/appearance/appearance';
import { theme } from './theme';

/** Gives MUI's components inside our theme. Its variables are in the page's style sheet. */
export const themed = <Props extends object>(Part: ComponentType<Props>): ComponentType<Props> =>
  function Themed(props: Props) {
    return (
      <ThemeProvider theme={theme} defaultMode="system" modeStorageKey={appearanceKey} disableStyleSheetGeneration>
        <Part {...props} />
      </ThemeProvider>
    );
  };
