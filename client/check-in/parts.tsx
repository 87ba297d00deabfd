import { IconAlertCircle } from '@tabler/icons-react';
import {
  type ButtonHTMLAttributes,
  Component,
  type HTMLAttributes,
  type InputHTMLAttributes,
  type ReactNode,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useSyncExternalStore,
} from 'react';
import { londonTimeAt } from '../../server/contract/rules/london-time';
import { useProductNow } from '../api/clock';
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

/** A screen's title. It gets the focus, so that a screen reader starts there. */
export function Heading(props: HTMLAttributes<HTMLHeadingElement>) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus({ preventScroll: true }), []);
  return <h1 ref={title} tabIndex={-1} {...props} />;
}

/** For when a button goes away as it's pressed. */
export const focusTitle = (): void => document.querySelector('h1')?.focus({ preventScroll: true });

/** Shown instead of a blank page, for instance when a part of it couldn't be loaded. */
export class Recovery extends Component<{ children: ReactNode }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError = () => ({ hasFailed: true });

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <main className="page">
        <h1>Something went wrong</h1>
        <p>Everything recorded on this phone is kept. Reload the page to carry on.</p>
        <Button main onClick={() => location.reload()}>
          Reload
        </Button>
      </main>
    );
  }
}

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

const [evening, morning] = ['20:00', '06:00'];

/** At night, the page and the bars around it are dark, whatever the phone is set to. */
export function useNight(): void {
  const { time } = londonTimeAt(useProductNow());
  const isNight = time >= evening || time < morning;
  useLayoutEffect(() => {
    document.documentElement.classList.toggle('night', isNight);
    document.getElementById('bar-at-night')?.setAttribute('media', isNight ? 'all' : 'not all');
  }, [isNight]);
}

/**
 * The app switcher takes a screenshot when you leave the page; some browsers paint nothing any more once it is hidden, so
 * it is covered as soon as it loses the focus. Returns a function that stops it.
 */
export function coverWhenHidden(): () => void {
  const stop = new AbortController();
  const cover = (isCovered: () => boolean) => () => void document.body.classList.toggle('covered', isCovered());
  for (const event of ['blur', 'pagehide']) window.addEventListener(event, cover(() => true), stop); // prettier-ignore
  for (const event of ['focus', 'pageshow']) window.addEventListener(event, cover(() => false), stop); // prettier-ignore
  document.addEventListener('freeze', cover(() => true), stop); // prettier-ignore
  document.addEventListener('visibilitychange', cover(() => document.hidden), stop); // prettier-ignore
  return () => stop.abort();
}

let audio: AudioContext | undefined;

/** Vibration and sound, for use without looking. */
export function signal(isGood: boolean): void {
  navigator.vibrate?.(isGood ? 80 : [80, 80, 80]);
  if (typeof AudioContext === 'undefined') return;
  audio ??= new AudioContext();
  const tone = new OscillatorNode(audio, { frequency: isGood ? 880 : 220 });
  const loudness = new GainNode(audio, { gain: 0.2 });
  tone.connect(loudness).connect(audio.destination);
  tone.start();
  tone.stop(audio.currentTime + (isGood ? 0.12 : 0.4));
}
