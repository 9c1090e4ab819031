import { ImageUp } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useDropzone, type FileRejection } from 'react-dropzone';
import type { AccountProfile } from '@/entities/account';
import { detailedRefusalText, useOneAtATime } from '@/shared/lib/forms';
import { useOnline } from '@/shared/lib/online';
import { isUploadedPicture } from '@/shared/ui/avatar';
import { Button } from '@/shared/ui/button';
import { toast } from '@/shared/ui/toast';
import { useChangeAvatar } from '../../api/profile/use-avatar';
import { MAX_FILE_BYTES, NOT_READABLE_MESSAGE, openPicture, PICTURE_TYPES } from '../../model/picture';
import { AvatarDialog } from './avatar-dialog';
import { RemoveAvatar } from './remove-avatar';

interface AvatarUploadProps {
  profile: AccountProfile;
  /** The current picture. */
  picture: ReactNode;
  onChanged: (changed: AccountProfile) => void;
}

/** Takes a picture from this device, selected or dropped, and opens the dialog that cuts it. */
export function AvatarUpload({ profile, picture, onChanged }: AvatarUploadProps) {
  const [opened, setOpened] = useState<string>();
  const [fault, setFault] = useState('');
  const avatar = useChangeAvatar(profile.id);
  const isOnline = useOnline();

  const read = useOneAtATime(async (file: File) => {
    setFault('');
    await openPicture(file).then(setOpened, () => setFault(NOT_READABLE_MESSAGE));
  });
  const zone = useDropzone({
    accept: PICTURE_TYPES,
    maxSize: MAX_FILE_BYTES,
    multiple: false,
    noClick: true,
    noKeyboard: true,
    disabled: !isOnline,
    onDrop: ([file], rejections) => {
      if (rejections.length > 0) setFault(rejectionMessage(rejections));
      else if (file) void read(file);
    },
  });

  function handleChanged(updatedProfile: AccountProfile) {
    const before = profile.avatarUrl;
    setOpened(undefined);
    onChanged(updatedProfile);
    // An earlier upload is gone, but an external URL still works.
    const restoreAvatar = () =>
      avatar.set.mutate(before, {
        onSuccess: onChanged,
        onError: (error) => toast({ title: 'Error', text: detailedRefusalText(error), variant: 'destructive' }),
      });
    toast({
      title: 'Picture changed',
      ...(before !== null &&
        !isUploadedPicture(before) && {
          action: {
            label: 'Restore the old picture',
            elsewhere: 'Enter the old picture’s address again',
            onClick: restoreAvatar,
          },
        }),
    });
  }

  return (
    <div
      {...zone.getRootProps()}
      className={`flex flex-wrap items-center gap-4 rounded-control border-2 border-dashed p-4 ${zone.isDragActive ? 'border-ivy bg-ivy-soft text-on-ivy-soft' : 'border-control'}`}
    >
      {picture}
      <div className="grid min-w-0 flex-1 basis-56 gap-2">
        <input {...zone.getInputProps({ 'aria-label': 'Picture from this device' })} />
        <div className="flex flex-wrap gap-2">
          <Button id="avatarUrl" variant="quiet" disabled={!isOnline} onClick={zone.open}>
            <ImageUp size={18} aria-hidden="true" />
            Choose a picture
          </Button>
          {profile.avatarUrl !== null && <RemoveAvatar avatar={avatar} onRemoved={onChanged} />}
        </div>
        <p className="text-sm text-muted">
          Or drop one here: JPEG, PNG or WebP. Without a picture, people see your initials.
        </p>
        <p role="alert" className="text-sm font-semibold text-danger empty:hidden">
          {fault}
        </p>
      </div>
      {opened !== undefined && (
        <AvatarDialog
          opened={opened}
          upload={avatar.upload.mutateAsync}
          onUploaded={handleChanged}
          onClose={() => setOpened(undefined)}
        />
      )}
    </div>
  );
}

function rejectionMessage(rejections: readonly FileRejection[]): string {
  const code = rejections[0]?.errors[0]?.code;
  if (code === 'too-many-files') return 'Please choose one picture.';
  if (code === 'file-too-large') return `Please choose a picture of at most ${MAX_FILE_BYTES / 1_000_000} MB.`;
  if (code === 'file-invalid-type') return 'Please choose a JPEG, PNG or WebP picture.';
  return NOT_READABLE_MESSAGE;
}
