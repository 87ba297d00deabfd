import type { OverridableComponent, OverrideProps } from '@mui/material/OverridableComponent';
import type { CSSProperties, ComponentPropsWithRef, ElementType, ReactElement, ReactNode } from 'react';
import type { typography } from '../app/theme/typography';
import { type Sx, over, useStyles } from './sx';

type Common = Readonly<{ sx?: Sx | undefined; children?: ReactNode }>;
type Given = Common & Readonly<{ component?: ElementType; className?: string }>;

/** `color` and such would be attributes of the element. */
type Kind<Own, Default extends ElementType> = {
  props: Common & ('color' extends keyof Own ? Own : Own & { color?: never });
  defaultComponent: Default;
};
type Part<Own, Default extends ElementType> = OverridableComponent<Kind<Own, Default>>;
type Pressable<Own> = ((props: { href: string } & OverrideProps<Kind<Own, 'button'>, 'a'>) => ReactElement) &
  Part<Own, 'button'>;

/** As MUI's parts of the same names, which weigh more than the rest of a page before the door. Their looks: `elements.css`. */
export const Box = function Box({ component: Element = 'div', sx, className, ...rest }: Given) {
  return <Element {...rest} className={useStyles(sx, className)} />;
} as Part<object, 'div'>;

const elementOf: Readonly<Record<string, ElementType>> = {
  h1: 'h1',
  h2: 'h2',
  h3: 'h3',
  subtitle1: 'h6',
  subtitle2: 'p',
  body1: 'p',
  body2: 'p',
};

type Text = Readonly<{ variant?: keyof typeof typography | undefined; noWrap?: boolean | undefined }>;

const bases: Partial<Record<keyof typeof typography, Sx>> = {};

export const Typography = function Typography(props: Given & Text) {
  const {
    variant = 'body1',
    component: Element = elementOf[variant] ?? 'span',
    noWrap,
    sx,
    className,
    ...rest
  } = props;
  const base = (bases[variant] ??= { m: 0, typography: variant });
  return <Element {...rest} className={useStyles(over(noWrap ? { ...base, ...oneLine } : base, sx), className)} />;
} as Part<Text, 'span'>;

const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

type Press = Readonly<{ href?: string | undefined; disabled?: boolean | undefined }>;

export const ButtonBase = function ButtonBase(props: Given & Press) {
  const { component, className = '', sx, disabled, ...rest } = props;
  const Element = component ?? (rest.href === undefined ? 'button' : 'a');
  const own = Element === 'button' ? { type: 'button', disabled } : disabled && { 'aria-disabled': true, tabIndex: -1 };
  const classes = `pressable ${className} ${disabled ? 'is-disabled' : ''}`.trim();
  return <Element {...own} {...rest} className={useStyles(sx, classes)} />;
} as Pressable<Press>;

type Looks = Readonly<{
  variant?: 'text' | 'outlined' | 'contained' | undefined;
  color?: 'primary' | 'secondary' | 'error' | 'inherit' | undefined;
  size?: 'small' | 'medium' | 'large' | undefined;
  fullWidth?: boolean | undefined;
  loading?: boolean | undefined;
  startIcon?: ReactNode;
  endIcon?: ReactNode;
}>;

type Own = Common & Press & Looks;
export type ButtonProps = Own & Omit<ComponentPropsWithRef<'button'>, keyof Own>;

export const Button = function Button(props: Given & Press & Looks) {
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
} as unknown as Pressable<Press & Looks>;

export const Card = function Card({ sx, ...rest }: Given) {
  return <Box {...rest} sx={over(card, sx)} />;
} as Part<object, 'div'>;

const card = {
  overflow: 'hidden',
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: '12px',
  bgcolor: 'background.paper',
  color: 'text.primary',
} as const;

type Size = number | string | undefined;
type Shape = Readonly<{
  variant?: 'text' | 'rounded' | 'rectangular' | 'circular' | undefined;
  width?: Size;
  height?: Size;
}>;

export const Skeleton = function Skeleton(props: Given & Shape & { style?: CSSProperties }) {
  const { variant = 'text', width, height, className = '', style, ...rest } = props;
  return (
    <Box
      component="span"
      {...rest}
      className={`skeleton skeleton-${variant} ${className}`.trim()}
      style={{ width, height, ...style }}
    />
  );
} as Part<Shape, 'span'>;

type ChipProps = Readonly<{ label: ReactNode; sx?: Sx }> &
  (
    | Readonly<{ variant?: 'filled'; color?: 'default' | 'warning' }>
    | Readonly<{ variant: 'outlined'; color?: 'default' }>
  );

/** A word in a pill; what can be pressed or removed is MUI's. */
export const Chip = ({ label, variant = 'filled', color = 'default', sx }: ChipProps) => (
  <div className={useStyles(sx, `chip chip-${variant} chip-${color}`)}>{label}</div>
);
