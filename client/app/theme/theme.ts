import type {} from '@mui/material/themeCssVarsAugmentation';
import { createTheme } from '@mui/material/styles';
import { motion, radius } from '../../../server/contract/tokens';
import { components } from './components';
import { paletteOf } from './palette';
import { typography } from './typography';

/** "The Pass" for MUI. It follows the system's light or dark setting by media query, so no script runs before the page. */
export const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'media' },
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
