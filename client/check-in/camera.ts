import { QRCanvas } from 'qr/dom.js';

/** A camera that looks for codes; `light` where it has one. */
export type OpenCamera = Readonly<{ stop: () => void; light: ((on: boolean) => Promise<void>) | null }>;

/** As phones know it; the types of TypeScript don’t yet. */
type Torch = { torch?: boolean };

const looksEveryMs = 120;
const side = 640;

/** Shows what the camera at the back sees, and tells of every code in it. @throws what getUserMedia throws */
export async function openCamera(video: HTMLVideoElement, onText: (text: string) => void): Promise<OpenCamera> {
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

/** Of the square in the middle, at a size that an old phone reads in time. */
function textIn(canvas: QRCanvas, video: HTMLVideoElement): string | null {
  const { videoWidth, videoHeight, readyState } = video;
  if (readyState < 2 || !videoWidth) return null;
  const scale = Math.min(1, side / Math.min(videoWidth, videoHeight));
  const found = canvas.drawImage(video, Math.round(videoHeight * scale), Math.round(videoWidth * scale));
  return typeof found === 'string' ? found : null;
}

let audio: AudioContext | undefined;

/** What the person at the door feels and hears without looking. */
export function signal(isGood: boolean): void {
  navigator.vibrate?.(isGood ? 80 : [80, 80, 80]);
  audio ??= new AudioContext();
  const tone = new OscillatorNode(audio, { frequency: isGood ? 880 : 220 });
  const loudness = new GainNode(audio, { gain: 0.2 });
  tone.connect(loudness).connect(audio.destination);
  tone.start();
  tone.stop(audio.currentTime + (isGood ? 0.12 : 0.4));
}
