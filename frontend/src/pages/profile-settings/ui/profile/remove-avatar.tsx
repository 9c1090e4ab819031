import { useState } from 'react';
import type { AccountProfile } from '@/entities/account';
import { detailedRefusalText } from '@/shared/lib/forms';
import { useOnline } from '@/shared/lib/online';
import { AlertDialog } from '@/shared/ui/alert-dialog';
import { Button } from '@/shared/ui/button';
import { toast } from '@/shared/ui/toast';
import type { useChangeAvatar } from '../../api/profile/use-avatar';

interface RemoveAvatarProps {
  avatar: ReturnType<typeof useChangeAvatar>;
  onRemoved: (changed: AccountProfile) => void;
}

export function RemoveAvatar({ avatar: { set }, onRemoved }: RemoveAvatarProps) {
  const [isAsking, setIsAsking] = useState(false);
  const isOnline = useOnline();

  const remove = () =>
    set.mutate(null, {
      onSuccess: (changed) => {
        onRemoved(changed);
        toast({ title: 'Picture removed', text: 'People see your initials.' });
      },
      onError: (error) => toast({ title: 'Error', text: detailedRefusalText(error), variant: 'destructive' }),
      onSettled: () => setIsAsking(false),
    });

  return (
    <>
      <Button variant="plain" disabled={!isOnline} onClick={() => setIsAsking(true)}>
        Remove
      </Button>
      <AlertDialog
        title="Remove your picture?"
        text="People will see your initials. We’ll delete the picture you uploaded."
        confirm="Remove"
        busy={set.isPending}
        open={isAsking}
        onOpenChange={setIsAsking}
        onConfirm={remove}
      />
    </>
  );
}
