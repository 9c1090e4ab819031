import { useEffect, useRef, useState } from 'react';
import type { AccountProfile } from '@/entities/account';
import { detailedRefusalText, useOneAtATime } from '@/shared/lib/forms';
import { useOnline } from '@/shared/lib/online';
import { Button } from '@/shared/ui/button';
import { Dialog } from '@/shared/ui/dialog';
import { lazyComponent } from '@/shared/ui/lazy-component';
import { Progress } from '@/shared/ui/progress';
import { Skeleton } from '@/shared/ui/skeleton';
import type { useChangeAvatar } from '../../api/profile/use-avatar';
import { cropPicture, type PicturePart } from '../../model/picture';

const AvatarCropper = lazyComponent(() => import('./avatar-cropper'), <Skeleton className="h-96" />);

interface AvatarDialogProps {
  /** The picture as a `data:` URL. */
  opened: string;
  upload: ReturnType<typeof useChangeAvatar>['upload']['mutateAsync'];
  onUploaded: (changed: AccountProfile) => void;
  onClose: () => void;
}

/** Cuts a square out of a picture and uploads it. Closing the dialog aborts the upload. */
export function AvatarDialog({ opened, upload, onUploaded, onClose }: AvatarDialogProps) {
  const [part, setPart] = useState<PicturePart>();
  const [sent, setSent] = useState<number>();
  const [fault, setFault] = useState('');
  const stop = useRef<AbortController>(null);
  const isOnline = useOnline();
  useEffect(() => () => stop.current?.abort(), []);

  const send = useOneAtATime(async () => {
    if (!part) return;
    setFault('');
    setSent(0);
    stop.current = new AbortController();
    const { signal } = stop.current;
    try {
      onUploaded(await upload({ picture: await cropPicture(opened, part), onProgress: setSent, signal }));
    } catch (error) {
      if (!signal.aborted) setFault(detailedRefusalText(error));
      setSent(undefined);
    }
  });

  return (
    <Dialog
      title="Your picture"
      description="Drag the picture until it fits the circle."
      isPrecious
      open
      onOpenChange={onClose}
    >
      <div className="grid grid-cols-1 gap-5">
        <AvatarCropper address={opened} onPart={setPart} />
        {sent !== undefined && (
          <div className="grid gap-1">
            <Progress
              label="Uploading your picture"
              value={sent}
              max={1}
              description={`${Math.round(sent * 100)} percent`}
            />
            <p className="text-sm text-muted">{sent < 1 ? 'Sending...' : 'Almost there...'}</p>
          </div>
        )}
        <p role="alert" className="rounded-control bg-danger-soft px-3 py-2 text-on-danger-soft empty:hidden">
          {fault}
        </p>
        <div className="flex flex-wrap justify-end gap-2">
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button busy={sent !== undefined} disabled={!isOnline || !part} onClick={() => void send()}>
            {fault ? 'Try again' : 'Use this picture'}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
