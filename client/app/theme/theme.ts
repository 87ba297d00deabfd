import type {} from '@mui/material/themeCssVarsAugmentation';
import { createTheme } from '@mui/material/styles';
import { type Colour, type Scheme, colours } from '../../../server/contract/colours';
import { motion, radius } from '../../../server/contract/tokens';
import { schemeAttribute } from '../../shell/appearance/appearance';
import { components } from './components';
import { families, typography } from './typography';

declare module '@mui/material/styles' {
  interface TypographyVariants {
    display: React.CSSProperties;
    code: React.CSSProperties;
  }
  interface TypographyVariantsOptions {
    display?: React.CSSProperties;
    code?: React.CSSProperties;
  }
}

declare module '@mui/material/Typography' {
  interface TypographyPropsVariantOverrides {
    display: true;
    code: true;
  }
}

/**
 * "The Pass" for MUI. Its colours follow an attribute of the page, set by the choice on this device or else by the
 * system.
 */
export const theme = createTheme({
  cssVariables: { colorSchemeSelector: schemeAttribute },
  colorSchemes: { light: { palette: paletteOf('light') }, dark: { palette: paletteOf('dark') } },
  focusVisible: { outlineWidth: 3, outlineOffset: 2 },
  spacing: 4,
  shape: { borderRadius: radius.control },
  typography: {
    ...typography,
    fontFamily: families.text,
    fontWeightMedium: 550,
    fontWeightBold: 650,
    h4: typography.h3,
    h5: typography.h3,
    h6: typography.h3,
    overline: { ...typography.overline, textTransform: 'none' },
    button: { ...typography.button, textTransform: 'none' },
  },
  transitions: {
    duration: {
      shortest: motion.state,
      shorter: motion.state,
      short: motion.state,
      standard: motion.sheet,
      complex: motion.sheet,
      enteringScreen: motion.sheet,
      leavingScreen: motion.sheet,
    },
    easing: { easeInOut: motion.easing, easeOut: motion.easing, easeIn: motion.easing, sharp: motion.easing },
  },
  components,
});

declare module '@mui/material/styles' {
  interface Palette {
    /** Every token of "The Pass", for `sx`: `bgcolor: 'pass.sunken'`. */
    pass: Record<Colour, string>;
  }
  interface PaletteOptions {
    pass?: Record<Colour, string>;
  }
}

/** One scheme's tokens under the names that MUI's components use. */
function paletteOf(scheme: Scheme) {
  const token = colours[scheme];
  return {
    primary: { main: token.primary, dark: token.primaryHover, light: token.primarySoft, contrastText: token.onPrimary },
    secondary: { main: token.accent, dark: token.accent, light: token.accentSoft, contrastText: token.onAccent },
    error: { main: token.error, light: token.errorSoft, contrastText: token.surface },
    warning: { main: token.brass, dark: token.brassText, contrastText: token.onBrass },
    info: { main: token.enamel, light: token.enamelSoft, contrastText: token.surface },
    success: { main: token.success, contrastText: token.surface },
    text: { primary: token.ink, secondary: token.ink2, disabled: token.lineStrong },
    background: { default: token.canvas, paper: token.surface },
    divider: token.line,
    // MUI's own grey can't be read in dark mode.
    action: { disabled: token.lineStrong },
    pass: { ...token },
  };
}

type Rules = Readonly<Record<string, string | number | object>>;
const kebab = (name: string) => (name.startsWith('--') ? name : name.replace(/[A-Z]/g, '-$&').toLowerCase());
const inCss = (rules: Rules): string =>
  Object.entries(rules)
    .map(([name, value]) =>
      typeof value === 'object' ? `${name}{${inCss(value as Rules)}}` : `${kebab(name)}:${value};`,
    )
    .join('');

/**
 * The theme's variables as a style sheet, which the build writes: pages without MUI have them too. Where scripts are off,
 * nothing sets the attribute.
 */
export function themeStyles(): string {
  const sheets: Rules[] = theme.generateStyleSheets();
  const [dark] = sheets.flatMap((sheet) => sheet[`[${schemeAttribute}="dark"]`] ?? []);
  const withoutScripts = { '@media (scripting: none) and (prefers-color-scheme: dark)': { ':root': dark ?? {} } };
  return [{ ':root': { '--font-text': families.text } }, ...sheets, withoutScripts].map(inCss).join('\n');
}
