import { displayType, fontStacks, typeScale } from '../../../server/contract/tokens';

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

/** `h1`–`h3`, `body1` (body), `body2` (small), `caption` (micro); `display` stands on the home page only. */
export const typography = {
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
