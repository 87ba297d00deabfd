import { type Colour, type Scheme, colours } from '../../../server/contract/tokens';

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
export function paletteOf(scheme: Scheme) {
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
