import { IconAlertCircle } from '@tabler/icons-react';
import {
  type ButtonHTMLAttributes,
  type InputHTMLAttributes,
  type ReactNode,
  useId,
  useSyncExternalStore,
} from 'react';
import { initialsOf } from '../ui/pictures';
import type { DoorPhone } from './door-phone';
import type { Visit } from './visits';

type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & { main?: boolean };

export const Button = ({ main = false, type = 'button', ...rest }: ButtonProps) => (
  <button type={type} className={main ? 'button main' : 'button'} {...rest} />
);

type FieldProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange'> & {
  label: string;
  onChange: (typed: string) => void;
  hint?: string;
  fault?: string;
};

/** A labelled field, with its error below. */
export function Field({ label, onChange, hint, fault, ...rest }: FieldProps) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        autoComplete="off"
        aria-invalid={Boolean(fault)}
        aria-describedby={fault || hint ? `${id}-more` : undefined}
        onChange={({ target }) => onChange(target.value)}
        {...rest}
      />
      <div id={`${id}-more`}>{fault ? <Fault>{fault}</Fault> : hint && <span className="quiet">{hint}</span>}</div>
    </div>
  );
}

/** An error message; empty if there is none. */
export const Fault = ({ children }: { children: ReactNode }) =>
  children ? (
    <p role="alert" className="fault">
      <IconAlertCircle size={20} aria-hidden />
      <span>{children}</span>
    </p>
  ) : null;

type FaceProps = { phone: DoorPhone; of: Pick<Visit, 'name' | 'avatarPath'>; size: number };

/** The picture of someone whose name is next to it; initials until it has loaded. */
export function Face({ phone, of: { name, avatarPath }, size }: FaceProps) {
  const faces = useSyncExternalStore(phone.faces.subscribe, phone.faces.now);
  const shown = avatarPath && faces[avatarPath];
  return (
    <span className="face" aria-hidden style={{ width: size, height: size, fontSize: size * 0.36 }}>
      {shown ? <img src={shown} alt="" /> : initialsOf(name)}
    </span>
  );
}
