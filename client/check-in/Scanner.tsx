import { IconArrowLeft, IconBulb } from '@tabler/icons-react';
import { QRCanvas } from 'qr/dom.js';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { productNow } from '../api/clock';
import type { DoorPhone } from './door-phone';
import { Button, Fault, Heading, signal } from './parts';
import { type FirstLook, present } from './scanned-code';
import type { Arrival } from './visits';

type ScannerProps = { phone: DoorPhone; onBack: () => void; onFound: (collabId: string, by: Arrival) => void };

const sameCodeMs = 3_000;

/** Scans codes until one belongs to a guest. */
export function Scanner({ phone, onBack, onFound }: ScannerProps) {
  const video = useRef<HTMLVideoElement>(null);
  const [camera, setCamera] = useState<OpenCamera | null>(null);
  const [says, setSays] = useState('');
  const light = useLight(camera, () => setSays('We couldn’t switch the light on.'));
  const [fault, setFault] = useState('');
  const seen = useRef<{ text: string; at: number; busy: boolean; look: FirstLook | null }>({
    ...{ text: '', at: 0, busy: false, look: null },
  });

  const read = useEffectEvent(async (text: string) => {
    const last = seen.current;
    const at = Date.now();
    if (last.busy || (text === last.text && at - last.at < sameCodeMs)) return;
    seen.current = { ...last, text, at, busy: true };
    const outcome = await present(phone, text, productNow(), last.look, () => setSays('Looking it up…'));
    seen.current = { ...seen.current, busy: false, look: ('look' in outcome && outcome.look) || null };
    if ('collabId' in outcome) {
      signal(outcome.isFine);
      return onFound(outcome.collabId, outcome.by);
    }
    if (!outcome.isQuiet) signal(false);
    setSays(outcome.says);
  });

  useEffect(() => {
    let opened: OpenCamera | undefined;
    let isGone = false;
    openCamera(video.current!, (text) => void read(text)).then(
      (found) => {
        opened = found;
        if (isGone) found.stop();
        else setCamera(found);
      },
      (error: unknown) => setFault(whyNoCamera(error)),
    );
    return () => {
      isGone = true;
      opened?.stop();
    };
  }, []);

  return (
    <main className="page">
      <div className="row">
        <Button onClick={onBack}>
          <IconArrowLeft size={20} aria-hidden />
          All visits
        </Button>
        {light && (
          <Button aria-pressed={light.isOn} onClick={light.toggle}>
            <IconBulb size={20} aria-hidden />
            Light
          </Button>
        )}
      </div>
      <Heading>Scan a code</Heading>
      <Fault>{fault}</Fault>
      {!fault && (
        <div className="camera">
          <video ref={video} muted playsInline aria-label="What the camera sees" />
        </div>
      )}
      <p role="status" className="strong">
        {says || (camera ? 'Hold the code inside the frame.' : '')}
      </p>
      <div className="foot">
        <Button onClick={onBack}>Find them by name or code</Button>
      </div>
    </main>
  );
}

function whyNoCamera(error: unknown): string {
  const isRefused = error instanceof DOMException && error.name === 'NotAllowedError';
  return isRefused
    ? 'Your browser won’t let this page use the camera. Allow it in your browser’s settings, or find them by name or code.'
    : 'We couldn’t open a camera on this phone. Find them by name or code.';
}

/** A camera that scans for codes. `light` says whether it could be switched; null if there is none. */
type OpenCamera = Readonly<{ stop: () => void; light: ((on: boolean) => Promise<boolean>) | null; isLit: boolean }>;

/** Whether the light was on at the last scan: then the room is still dark at the next one. */
let isDark = false;

/** The camera’s light, if it has one. */
function useLight(camera: OpenCamera | null, onFault: () => void) {
  const [turned, setTurned] = useState<boolean | null>(null);
  if (!camera?.light) return null;
  const { light } = camera;
  const isOn = turned ?? camera.isLit;
  const toggle = async () => {
    if (!(await light(!isOn))) return onFault();
    isDark = !isOn;
    setTurned(isDark);
  };
  return { isOn, toggle: () => void toggle() };
}

/** Supported by phones, but missing in TypeScript's types. */
type Torch = { torch?: boolean };

const looksEveryMs = 120;
const side = 640;

/** Shows the rear camera's picture, and reports every code in it. @throws what getUserMedia throws */
async function openCamera(video: HTMLVideoElement, onText: (text: string) => void): Promise<OpenCamera> {
  const wanted = { facingMode: 'environment', width: { ideal: 1_280 }, height: { ideal: 720 } };
  const stream = await navigator.mediaDevices.getUserMedia({ video: wanted, audio: false });
  const [track] = stream.getVideoTracks();
  video.srcObject = stream;
  await video.play().catch(() => undefined); // it was stopped before it began
  const canvas = new QRCanvas();
  const timer = setInterval(() => {
    const text = textIn(canvas, video);
    if (text) onText(text);
  }, looksEveryMs);
  const light = lightOf(track);
  return {
    light,
    isLit: isDark && (await light?.(true)) === true,
    stop() {
      clearInterval(timer);
      stream.getTracks().forEach((each) => each.stop());
      video.srcObject = null;
    },
  };
}

function lightOf(track: MediaStreamTrack | undefined): OpenCamera['light'] {
  const { torch = false } = (track?.getCapabilities?.() ?? {}) as Torch;
  if (!track || !torch) return null;
  return (on) =>
    track.applyConstraints({ advanced: [{ torch: on } as MediaTrackConstraintSet] }).then(
      () => true,
      () => false,
    );
}

/** The square in the middle, scaled so that an old phone decodes it in time. */
function textIn(canvas: QRCanvas, video: HTMLVideoElement): string | null {
  const { videoWidth, videoHeight, readyState } = video;
  if (readyState < 2 || !videoWidth) return null;
  const scale = Math.min(1, side / Math.min(videoWidth, videoHeight));
  try {
    const found = canvas.drawImage(video, Math.round(videoHeight * scale), Math.round(videoWidth * scale));
    return typeof found === 'string' ? found : null;
  } catch {
    return null; // until the next frame
  }
}
