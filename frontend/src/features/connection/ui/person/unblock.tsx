import { useOnline } from '@/shared/lib/online';
import { Button } from '@/shared/ui/button';
import { useBlocking } from '../../api/use-connection-changes';

interface UnblockProps {
  userId: number;
  name: string;
  onDone?: () => void;
}

export function Unblock({ userId, name, onDone }: UnblockProps) {
  const { unblock } = useBlocking(userId);
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
