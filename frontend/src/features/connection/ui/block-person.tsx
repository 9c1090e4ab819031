import { Ban } from 'lucide-react';
import { useState } from 'react';
import { useOnline } from '@/shared/lib/online';
import { AlertDialog } from '@/shared/ui/alert-dialog';
import { Button } from '@/shared/ui/button';
import { useBlocking } from '../api/use-connection-changes';
import type { Person } from '../model/words';

/** Keeps somebody away for good, after a question. */
export function BlockPerson({ person }: { person: Person }) {
  const [isOpen, setIsOpen] = useState(false);
  const isOnline = useOnline();
  const { block } = useBlocking(person.id);
  return (
    <>
      <Button variant="plain" size="compact" disabled={!isOnline} onClick={() => setIsOpen(true)}>
        <Ban size={18} aria-hidden="true" />
        Block<span className="sr-only"> {person.fullName}</span>
      </Button>
      <AlertDialog
        title={`Block ${person.fullName}?`}
        text="You will not see each other any more. A request or a connection between you ends, and so do meetings that are to come. They are not told."
        confirm="Block"
        busy={block.isPending}
        open={isOpen}
        onOpenChange={setIsOpen}
        onConfirm={() => !block.isPending && block.mutate(undefined, { onSettled: () => setIsOpen(false) })}
      />
    </>
  );
}
