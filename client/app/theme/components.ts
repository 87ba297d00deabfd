import type { Components, CssVarsTheme, Theme } from '@mui/material/styles';
import { breakpoints, floatingShadow, radius } from '../../../server/contract/tokens';
import { families } from './typography';

type Themed = Components<Omit<Theme, 'components' | 'palette'> & CssVarsTheme>;

const touchTarget = 44;
const phone = `@media (max-width: ${breakpoints.tablet - 0.05}px)`;

const selectArrow = { top: 'calc(50% - 10px)', right: 10, width: 20, height: 20, strokeWidth: 1.75 };
const chevron = `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='none' stroke='%23000' stroke-width='1.75' stroke-linecap='round' stroke-linejoin='round'%3E%3Cpath d='M6 9l6 6l6 -6'/%3E%3C/svg%3E") center / contain no-repeat`;

/** The look of every MUI component unless a page overrides it. */
export const components: Themed = {
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    // A button uses the system's font unless set otherwise.
    styleOverrides: { root: { fontFamily: 'inherit' } },
  },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: {
        minHeight: touchTarget,
        paddingInline: 18,
        borderRadius: radius.control,
        // On one line as long as there is room, however large the text.
        flexShrink: 0,
        maxWidth: '100%',
        overflowWrap: 'break-word',
        'td &, th &': { whiteSpace: 'nowrap' },
        '&[aria-busy="true"]': { opacity: 0.6, cursor: 'progress' },
      },
      sizeSmall: {
        minHeight: 36,
        paddingInline: 12,
        fontSize: '0.875rem',
        '@media (pointer: coarse)': { minHeight: touchTarget },
      },
      outlined: ({ theme }) => ({ borderColor: theme.vars.palette.pass.lineStrong }),
    },
  },
  MuiIconButton: { styleOverrides: { root: { minWidth: touchTarget, minHeight: touchTarget, color: 'inherit' } } },
  MuiLink: {
    defaultProps: { underline: 'always' },
    styleOverrides: { root: { fontWeight: 550, textUnderlineOffset: 3, textDecorationThickness: 1 } },
  },
  MuiTextField: { defaultProps: { variant: 'outlined', fullWidth: true } },
  MuiInputLabel: {
    defaultProps: { shrink: true, disableAnimation: true },
    styleOverrides: {
      // The label is above its field, where it can't be mistaken for a value.
      outlined: ({ theme }) => ({
        position: 'static',
        transform: 'none',
        marginBottom: 6,
        maxWidth: '100%',
        fontSize: '0.875rem',
        lineHeight: 20 / 14,
        fontWeight: 600,
        whiteSpace: 'normal',
        color: theme.vars.palette.text.primary,
        '&.Mui-focused, &.Mui-error': { color: theme.vars.palette.text.primary },
      }),
    },
  },
  MuiOutlinedInput: {
    defaultProps: { notched: false },
    styleOverrides: {
      root: ({ theme }) => ({
        borderRadius: radius.control,
        backgroundColor: theme.vars.palette.background.paper,
        '& .MuiOutlinedInput-notchedOutline': { borderColor: theme.vars.palette.pass.lineStrong, top: 0 },
        '& .MuiOutlinedInput-notchedOutline legend': { display: 'none' },
        '&:hover:not(.Mui-focused, .Mui-error) .MuiOutlinedInput-notchedOutline': {
          borderColor: theme.vars.palette.text.primary,
        },
      }),
      input: ({ theme }) => ({
        padding: '10px 12px',
        minHeight: '1.5rem',
        height: '1.5rem',
        [phone]: {
          fontSize: '1rem',
          // Twenty letters of large text are wider than a phone.
          '.MuiFormControl-fullWidth &': { width: 0, flex: '1 1 0px' },
        },
        '&::placeholder': { color: theme.vars.palette.text.secondary, opacity: 1 },
      }),
      multiline: { padding: 0 },
    },
  },
  MuiNativeSelect: { styleOverrides: { icon: selectArrow } },
  MuiSelect: {
    styleOverrides: {
      // MUI's triangle becomes our chevron, as in native selects. Importing an icon here would bring MUI into the first load.
      icon: {
        ...selectArrow,
        color: 'inherit',
        background: 'currentColor',
        mask: chevron,
        '& path': { display: 'none' },
      },
    },
  },
  MuiFormHelperText: {
    styleOverrides: {
      root: ({ theme }) => ({
        marginInline: 0,
        marginTop: 6,
        fontSize: '0.875rem',
        lineHeight: 20 / 14,
        // The reason for a disabled field must be readable, too.
        '&.Mui-disabled': { color: theme.vars.palette.text.secondary },
      }),
    },
  },
  // Bold text isn't a heading by default; where it is one, the caller says so.
  MuiTypography: { defaultProps: { variantMapping: { subtitle2: 'p' } } },
  MuiCard: { defaultProps: { variant: 'outlined' }, styleOverrides: { root: { borderRadius: radius.card } } },
  MuiPaper: {
    styleOverrides: {
      root: { backgroundImage: 'none' },
      rounded: { borderRadius: radius.card },
      elevation: ({ theme }) => ({
        '&.MuiPaper-elevation': { '--Paper-shadow': floatingShadow },
        borderColor: theme.vars.palette.divider,
      }),
    },
  },
  MuiChip: {
    styleOverrides: {
      root: { height: 'auto', minHeight: 32, borderRadius: radius.full, fontSize: '0.875rem', fontWeight: 550 },
      label: {
        paddingInline: 12,
        '.MuiChip-icon + &': { paddingInline: 8 },
        whiteSpace: 'normal',
        'td &, th &': { whiteSpace: 'nowrap' },
      },
      outlined: ({ theme }) => ({ borderColor: theme.vars.palette.pass.lineStrong }),
    },
  },
  MuiDialog: {
    styleOverrides: {
      paper: {
        borderRadius: radius.sheet,
        [phone]: { margin: 0, width: '100%', maxWidth: '100%', height: '100%', maxHeight: '100%', borderRadius: 0 },
      },
    },
  },
  MuiDialogTitle: {
    styleOverrides: { root: { fontSize: '1.4375rem', lineHeight: 28 / 23, padding: '24px 24px 8px' } },
  },
  // On phones a dialog is full-height; its content isn't stretched. When it scrolls, a line shows under the title and
  // above the buttons; a focused field scrolls its label into view.
  MuiDialogContent: {
    styleOverrides: {
      root: ({ theme }) => {
        const [paper, line] = [theme.vars.palette.background.paper, theme.vars.palette.divider].map(
          (colour) => `linear-gradient(${colour}, ${colour})`,
        );
        return {
          padding: '8px 24px',
          '&:last-child': { paddingBottom: 24 },
          alignContent: 'start',
          scrollPaddingBlock: 44,
          background: `${paper} local, ${paper} local, ${line}, ${line}`,
          backgroundSize: '100% 1px',
          backgroundPosition: 'top, bottom, top, bottom',
          backgroundRepeat: 'no-repeat',
        };
      },
    },
  },
  MuiDialogActions: { styleOverrides: { root: { padding: '16px 24px 24px', gap: 8 } } },
  MuiBackdrop: {
    styleOverrides: { root: { '&:not(.MuiBackdrop-invisible)': { backgroundColor: 'rgb(10 18 14 / .56)' } } },
  },
  MuiDrawer: { styleOverrides: { paper: { boxShadow: floatingShadow } } },
  MuiMenu: {
    styleOverrides: {
      paper: ({ theme }) => ({
        border: `1px solid ${theme.vars.palette.divider}`,
        boxShadow: floatingShadow,
        marginTop: 8,
      }),
    },
  },
  MuiMenuItem: { styleOverrides: { root: { minHeight: touchTarget } } },
  MuiSkeleton: {
    defaultProps: { animation: 'pulse' },
    styleOverrides: {
      root: ({ theme }) => ({ backgroundColor: theme.vars.palette.pass.sunken }),
      rounded: { borderRadius: radius.control },
    },
  },
  MuiTooltip: {
    styleOverrides: { tooltip: { fontFamily: families.text, fontSize: '0.875rem', borderRadius: radius.control } },
  },
  MuiToggleButton: { styleOverrides: { root: { '@media (pointer: coarse)': { minHeight: touchTarget } } } },
  MuiTab: { styleOverrides: { root: { textTransform: 'none', minHeight: touchTarget } } },
};
