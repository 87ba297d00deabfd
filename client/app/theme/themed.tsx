import { ThemeContext } from '@emotion/react';
import DefaultPropsProvider from '@mui/material/DefaultPropsProvider';
import type { ComponentType } from 'react';
import { theme } from './theme';

/**
 * Gives MUI's components inside our theme. Its variables are in the page's style sheet, and `appearance` alone sets
 * their scheme: MUI's own provider would bring another copy of it with each part.
 */
export const themed = <Props extends object>(Part: ComponentType<Props>): ComponentType<Props> =>
  function Themed(props: Props) {
    return (
      <ThemeContext value={theme}>
        <DefaultPropsProvider value={theme.components as object}>
          <Part {...props} />
        </DefaultPropsProvider>
      </ThemeContext>
    );
  };
