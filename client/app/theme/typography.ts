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

const text = (step: Step, fontWeight = 400) => ({
  ...sized(step),
  letterSpacing: 0,
  fontFamily: fontStacks.text,
  fontWeight,
});

/** `h1`–`h3`, `body1` (body), `body2` (small), `caption` (micro); `display` is for the home page only. */
export const typography = {
  display: headline('display'),
  h1: headline('h1'),
  h2: headline('h2'),
  h3: headline('h3'),
  subtitle1: text('body', 600),
  subtitle2: text('small', 600),
  body1: text('body'),
  body2: text('small'),
  caption: text('micro'),
  overline: { ...text('micro'), fontFamily: fontStacks.mono },
  button: text('body', 600),
  /** Codes and ticket numbers. */
  code: { ...sized('micro'), letterSpacing: 0, fontFamily: fontStacks.mono },
};
