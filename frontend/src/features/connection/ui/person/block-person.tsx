import { Ban } from 'lucide-react';
import { useState } from 'react';
import { useOnline } from '@/shared/lib/online';
import { AlertDialog } from '@/shared/ui/alert-dialog';
import { Button } from '@/shared/ui/button';
import { useBlockAndUnblock } from '../../api/use-connection-changes';
import type { Person } from '../../model/connection-labels';

/** Blocks a person after a confirmation. */
export function BlockPerson({ person }: { person: Person }) {
  const [isOpen, setIsOpen] = useState(false);
  const isOnline = useOnline();
  const { block } = useBlockAndUnblock(person.id);
  return (
    <>
      <Button variant="plain" size="compact" disabled={!isOnline} onClick={() => setIsOpen(true)}>
        <Ban size={18} aria-hidden="true" />
        Block<span className="sr-only"> {person.fullName}</span>
      </Button>
      <AlertDialog
        title={`Block ${person.fullName}?`}
        text="You won't see each other anymore. This ends any request or connection between you and cancels your upcoming meetings with each other."
        confirm="Block"
        busy={block.isPending}
        open={isOpen}
        onOpenChange={setIsOpen}
        onConfirm={() => !block.isPending && block.mutate(undefined, { onSettled: () => setIsOpen(false) })}
      >
        <p className="mt-2 text-muted">
          We don’t notify {person.fullName} when you block them, but we notify them about canceled meetings. You can
          unblock them in My People, but you&apos;ll need to connect again.
        </p>
      </AlertDialog>
    </>
  );
}
