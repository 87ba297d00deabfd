import { IconArrowLeft, IconBulb } from '@tabler/icons-react';
import { QRCanvas } from 'qr/dom.js';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { productNow } from '../api/clock';
import type { DoorPhone } from './door-phone';
import { Button, Fault } from './parts';
import { type FirstLook, present } from './scanned-code';
import type { Arrival } from './visits';

type ScannerProps = { phone: DoorPhone; onBack: () => void; onFound: (collabId: string, by: Arrival) => void };

const sameCodeMs = 3_000;

/** Scans codes until one belongs to a guest. */
export function Scanner({ phone, onBack, onFound }: ScannerProps) {
  const video = useRef<HTMLVideoElement>(null);
  const [camera, setCamera] = useState<OpenCamera | null>(null);
  const [isLit, setLit] = useState(false);
  const [says, setSays] = useState('');
  const [fault, setFault] = useState('');
  const seen = useRef<{ text: string; at: number; busy: boolean; look: FirstLook | null }>({
    ...{ text: '', at: 0, busy: false, look: null },
  });

  const read = useEffectEvent(async (text: string) => {
    const last = seen.current;
    const at = Date.now();
    if (last.busy || (text === last.text && at - last.at < sameCodeMs)) return;
    seen.current = { ...last, text, at, busy: true };
    const outcome = await present(phone, text, productNow(), last.look);
    seen.current = { ...seen.current, busy: false, look: ('look' in outcome && outcome.look) || null };
    if ('collabId' in outcome) {
      signal(outcome.isFine);
      return onFound(outcome.collabId, outcome.by);
    }
    if (!('look' in outcome)) signal(false);
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
        {camera?.light && (
          <Button
            aria-pressed={isLit}
            onClick={() => {
              setLit(!isLit);
              void camera.light?.(!isLit);
            }}
          >
            <IconBulb size={20} aria-hidden />
            Light
          </Button>
        )}
      </div>
      <h1>Scan a code</h1>
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

/** A camera that scans for codes; `light` if it has one. */
type OpenCamera = Readonly<{ stop: () => void; light: ((on: boolean) => Promise<void>) | null }>;

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
  const { torch = false } = (track?.getCapabilities?.() ?? {}) as Torch;
  return {
    stop() {
      clearInterval(timer);
      stream.getTracks().forEach((each) => each.stop());
      video.srcObject = null;
    },
    light:
      torch && track ? (on) => track.applyConstraints({ advanced: [{ torch: on } as MediaTrackConstraintSet] }) : null,
  };
}

/** The square in the middle, scaled so that an old phone decodes it in time. */
function textIn(canvas: QRCanvas, video: HTMLVideoElement): string | null {
  const { videoWidth, videoHeight, readyState } = video;
  if (readyState < 2 || !videoWidth) return null;
  const scale = Math.min(1, side / Math.min(videoWidth, videoHeight));
  const found = canvas.drawImage(video, Math.round(videoHeight * scale), Math.round(videoWidth * scale));
  return typeof found === 'string' ? found : null;
}

let audio: AudioContext | undefined;

/** Vibration and sound, for use without looking. */
function signal(isGood: boolean): void {
  navigator.vibrate?.(isGood ? 80 : [80, 80, 80]);
  audio ??= new AudioContext();
  const tone = new OscillatorNode(audio, { frequency: isGood ? 880 : 220 });
  const loudness = new GainNode(audio, { gain: 0.2 });
  tone.connect(loudness).connect(audio.destination);
  tone.start();
  tone.stop(audio.currentTime + (isGood ? 0.12 : 0.4));
}
