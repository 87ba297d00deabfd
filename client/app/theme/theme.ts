import type {} from '@mui/material/themeCssVarsAugmentation';
import { createTheme } from '@mui/material/styles';
import { motion, radius } from '../../../server/contract/tokens';
import { schemeAttribute } from '../../shell/appearance/appearance';
import { components } from './components';
import { paletteOf } from './palette';
import { typography } from './typography';

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
