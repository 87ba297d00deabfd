import type MuiBox from '@mui/material/Box';
import type MuiButton from '@mui/material/Button';
import type MuiButtonBase from '@mui/material/ButtonBase';
import type MuiCard from '@mui/material/Card';
import type MuiSkeleton from '@mui/material/Skeleton';
import type MuiTypography from '@mui/material/Typography';
import type { ElementType, ReactNode } from 'react';
import { type Sx, useStyles } from './sx';

type Props = Readonly<{ component?: ElementType; className?: string; sx?: Sx; children?: ReactNode }>;

/** As MUI's parts of the same names, which weigh more than the rest of a page before the door. Their looks: `elements.css`. */
export const Box = function Box({ component: Element = 'div', sx, className, ...rest }: Props) {
  return <Element {...rest} className={useStyles(sx, className)} />;
} as typeof MuiBox;

const elementOf: Readonly<Record<string, ElementType>> = {
  h1: 'h1',
  h2: 'h2',
  h3: 'h3',
  subtitle1: 'h6',
  subtitle2: 'p',
  body1: 'p',
  body2: 'p',
};

const bases: Record<string, Sx> = {};

type TypographyProps = Props & Readonly<{ variant?: string; noWrap?: boolean }>;

export const Typography = function Typography(props: TypographyProps) {
  const {
    variant = 'body1',
    component: Element = elementOf[variant] ?? 'span',
    noWrap,
    sx,
    className,
    ...rest
  } = props;
  const base = (bases[variant] ??= { m: 0, typography: variant } as Sx);
  const styles = noWrap || sx ? ({ ...base, ...(noWrap && oneLine), ...sx } as Sx) : base;
  return <Element {...rest} className={useStyles(styles, className)} />;
} as typeof MuiTypography;

const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' };

type ButtonBaseProps = Props & Readonly<{ href?: string; disabled?: boolean; type?: string }>;

export const ButtonBase = function ButtonBase({ component, className = '', sx, disabled, ...rest }: ButtonBaseProps) {
  const Element = component ?? (rest.href === undefined ? 'button' : 'a');
  const own = Element === 'button' ? { type: 'button', disabled } : disabled && { 'aria-disabled': true, tabIndex: -1 };
  const classes = `pressable ${className} ${disabled ? 'is-disabled' : ''}`.trim();
  return <Element {...own} {...rest} className={useStyles(sx, classes)} />;
} as typeof MuiButtonBase;

type ButtonProps = ButtonBaseProps &
  Readonly<{
    variant?: string;
    color?: string;
    size?: string;
    fullWidth?: boolean;
    loading?: boolean;
    startIcon?: ReactNode;
    endIcon?: ReactNode;
  }>;

export const Button = function Button(props: ButtonProps) {
  const { variant = 'text', color, size, fullWidth, loading, startIcon, endIcon, className, children, ...rest } = props;
  const looks = [variant, color, size, fullWidth && 'fullWidth', loading && 'loading'];
  const classes = ['button', ...looks].filter(Boolean).join(' button-');
  return (
    <ButtonBase
      {...rest}
      {...(loading && { disabled: true, 'aria-busy': true })}
      className={className ? `${classes} ${className}` : classes}
    >
      {startIcon && <span className="button-icon button-startIcon">{startIcon}</span>}
      {children}
      {endIcon && <span className="button-icon button-endIcon">{endIcon}</span>}
    </ButtonBase>
  );
} as typeof MuiButton;

export const Card = function Card({ sx, ...rest }: Props) {
  const given = Object.entries(sx ?? {}).filter(([, value]) => value !== undefined);
  return <Box {...rest} sx={{ ...card, ...Object.fromEntries(given) }} />;
} as typeof MuiCard;

const card = {
  overflow: 'hidden',
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: '12px',
  bgcolor: 'background.paper',
  color: 'text.primary',
} as const;

type SkeletonProps = Props & Readonly<{ variant?: string; width?: number | string; height?: number | string }>;

export const Skeleton = function Skeleton({ variant = 'text', width, height, className = '', ...rest }: SkeletonProps) {
  return (
    <Box
      component="span"
      {...rest}
      className={`skeleton skeleton-${variant} ${className}`.trim()}
      style={{ width, height }}
    />
  );
} as typeof MuiSkeleton;

type ChipProps = Readonly<{
  label: ReactNode;
  variant?: 'filled' | 'outlined';
  color?: 'default' | 'warning';
  size?: 'small' | 'medium';
  sx?: Sx;
}>;

/** A word in a pill; what can be pressed or removed is MUI's. */
export const Chip = ({ label, variant = 'filled', color = 'default', size = 'medium', sx }: ChipProps) => (
  <div className={useStyles(sx, `chip chip-${variant} chip-${color} chip-${size}`)}>{label}</div>
);
