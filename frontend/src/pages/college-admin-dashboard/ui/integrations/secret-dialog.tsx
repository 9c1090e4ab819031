import { Button } from '@/shared/ui/button';
import { CopyableCode, CopyButton } from '@/shared/ui/copy-button';
import { Dialog } from '@/shared/ui/dialog';

/** Shows the secret of a webhook once. */
export function SecretDialog({ secret, onClose }: { secret: string; onClose: () => void }) {
  return (
    <Dialog
      title="Copy the secret"
      description="You’ll only see it once. Your server uses it to check that a message is from us."
      open
      isPrecious
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <div className="grid gap-4">
        <CopyableCode code={secret} />
        <div className="flex flex-wrap justify-end gap-2">
          <CopyButton text={secret} label="Copy secret" />
          <Button onClick={onClose}>Done</Button>
        </div>
      </div>
    </Dialog>
  );
}
