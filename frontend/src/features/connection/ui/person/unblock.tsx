import { useOnline } from '@/shared/lib/online';
import { Button } from '@/shared/ui/button';
import { useBlockAndUnblock } from '../../api/use-connection-changes';

interface UnblockButtonProps {
  userId: number;
  name: string;
  onDone?: () => void;
}

export function UnblockButton({ userId, name, onDone }: UnblockButtonProps) {
  const { unblock } = useBlockAndUnblock(userId);
  const isOnline = useOnline();
  return (
    <Button
      variant="quiet"
      busy={unblock.isPending}
      disabled={!isOnline}
      onClick={() => unblock.mutate(undefined, { onSuccess: onDone })}
    >
      Unblock<span className="sr-only"> {name}</span>
    </Button>
  );
}
