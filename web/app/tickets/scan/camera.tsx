import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslations } from '../../platform/translations.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { useIsHydrated } from '../../ui/use-is-hydrated.ts';

/** Not in the types of TypeScript: Chrome and Android have it, other browsers use a handheld scanner. */
type Detector = { detect(source: HTMLVideoElement): Promise<{ rawValue: string }[]> };
type DetectorClass = new (options: { formats: string[] }) => Detector;

const detectorClass = (): DetectorClass | undefined =>
  (globalThis as { BarcodeDetector?: DetectorClass }).BarcodeDetector;

const lookMilliseconds = 250;

type CameraProps = { onCode: (code: string) => void };

/** Reads codes with the camera where the browser can; nothing where it can't. */
export const Camera = ({ onCode }: CameraProps) => {
  const t = useTranslations('ticketScan');
  const isHydrated = useIsHydrated();
  const [isOn, setIsOn] = useState(false);
  const [isDenied, setIsDenied] = useState(false);
  const stop = useCallback(() => {
    setIsOn(false);
    setIsDenied(true);
  }, []);
  if (!isHydrated || !detectorClass()) return null;
  return (
    <div className="scan-camera">
      {isDenied && <Alert tone="warning" title={t('cameraDenied')} />}
      {isOn && <Viewfinder onCode={onCode} onFailure={stop} />}
      <Button
        variant="secondary"
        onPress={() => {
          setIsDenied(false);
          setIsOn(!isOn);
        }}
      >
        {t(isOn ? 'cameraOff' : 'camera')}
      </Button>
    </div>
  );
};

const Viewfinder = ({ onCode, onFailure }: CameraProps & { onFailure: () => void }) => {
  const video = useRef<HTMLVideoElement>(null);
  const report = useRef(onCode);
  useEffect(() => {
    report.current = onCode;
  }, [onCode]);
  useEffect(() => {
    const Class = detectorClass();
    let stream: MediaStream | undefined;
    let timer: number | undefined;
    let isOver = false;
    // the same ticket in front of the camera is one scan
    let last = '';
    const look = async (detector: Detector): Promise<void> => {
      const [found] = video.current ? await detector.detect(video.current).catch(() => []) : [];
      if (isOver) return;
      if (found && found.rawValue !== last) {
        last = found.rawValue;
        report.current(found.rawValue);
      }
      timer = window.setTimeout(() => void look(detector), lookMilliseconds);
    };
    const start = async (): Promise<void> => {
      stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
      if (isOver || !video.current || !Class) return;
      video.current.srcObject = stream;
      await video.current.play();
      await look(new Class({ formats: ['qr_code'] }));
    };
    start().catch(onFailure);
    return () => {
      isOver = true;
      window.clearTimeout(timer);
      for (const track of stream?.getTracks() ?? []) track.stop();
    };
  }, [onFailure]);
  return <video ref={video} muted playsInline />;
};
