import type {} from '@mui/material/themeCssVarsAugmentation';
import { createTheme } from '@mui/material/styles';
import {
  motion,
  radius,
  type Colour,
  type Scheme,
  colours,
  displayType,
  fontStacks,
  typeScale,
} from '../../../server/contract/tokens';
import { schemeAttribute } from '../../shell/appearance/appearance';
import { components } from './components';

type Step = keyof typeof typeScale;

/** Pixels become rem, so that the browser's text size scales everything. */
const sized = (step: Step) => ({
  fontSize: `${typeScale[step].size / 16}rem`,
  lineHeight: typeScale[step].line / typeScale[step].size,
});

const headline = (step: Step) => ({
  ...sized(step),
  fontFamily: fontStacks.display,
  fontWeight: displayType.weight,
  letterSpacing: displayType.tracking,
  textWrap: 'balance' as const,
});

const text = (step: Step) => ({ ...sized(step), letterSpacing: 0 });

/** `h1`–`h3`, `body1` (body), `body2` (small), `caption` (micro); `display` is for the home page only. */
const typography = {
  fontFamily: fontStacks.text,
  fontWeightMedium: 550,
  fontWeightBold: 650,
  display: headline('display'),
  h1: headline('h1'),
  h2: headline('h2'),
  h3: headline('h3'),
  h4: headline('h3'),
  h5: headline('h3'),
  h6: headline('h3'),
  subtitle1: { ...text('body'), fontWeight: 600 },
  subtitle2: { ...text('small'), fontWeight: 600 },
  body1: text('body'),
  body2: text('small'),
  caption: text('micro'),
  overline: { ...text('micro'), fontFamily: fontStacks.mono, textTransform: 'none' as const },
  button: { ...text('body'), fontWeight: 600, textTransform: 'none' as const },
  /** Codes and ticket numbers. */
  code: { ...text('micro'), fontFamily: fontStacks.mono },
};

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

/** "The Pass" for MUI. Its colours follow an attribute of the page, which the choice on this device or else the system sets. */
export const theme = createTheme({
  cssVariables: { colorSchemeSelector: schemeAttribute },
  colorSchemes: { light: { palette: paletteOf('light') }, dark: { palette: paletteOf('dark') } },
  focusVisible: { outlineWidth: 3, outlineOffset: 2 },
  spacing: 4,
  shape: { borderRadius: radius.control },
  typography,
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

/** The tokens of one scheme in the names that MUI's components read. */
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
    pass: { ...token },
  };
}
