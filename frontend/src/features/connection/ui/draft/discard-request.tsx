import { useState } from 'react';
import { useOnline } from '@/shared/lib/online';
import { AlertDialog } from '@/shared/ui/alert-dialog';
import { Button } from '@/shared/ui/button';
import { useDiscardRequestDraft } from '../../api/use-request-drafts';

/** Deletes an unsent request after a confirmation. */
export function DiscardRequestButton({ userId, name }: { userId: number; name: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const isOnline = useOnline();
  const discard = useDiscardRequestDraft(userId);
  return (
    <>
      <Button variant="plain" disabled={!isOnline} onClick={() => setIsOpen(true)}>
        Discard<span className="sr-only"> your request to {name}</span>
      </Button>
      <AlertDialog
        title="Discard this request?"
        text={`We’ll delete your message to ${name}. No one has seen it.`}
        confirm="Discard request"
        dismiss="Keep it"
        busy={discard.isPending}
        open={isOpen}
        onOpenChange={setIsOpen}
        onConfirm={() => !discard.isPending && discard.mutate(undefined, { onSettled: () => setIsOpen(false) })}
      />
    </>
  );
}
