import { IconArrowLeft, IconBulb } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { productNow } from '../api/clock';
import { openCamera, type OpenCamera, signal } from './camera';
import type { DoorPhone } from './door-phone';
import { Button, Fault } from './parts';
import { type FirstLook, present } from './scanned-code';
import type { Arrival } from './visits';

type ScannerProps = { phone: DoorPhone; onBack: () => void; onFound: (collabId: string, by: Arrival) => void };

const sameCodeMs = 3_000;

/** The camera looks for codes until one belongs to a guest. */
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
