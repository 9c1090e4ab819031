import { Dialog } from '@/shared/ui/dialog';
import { useAskSender } from '../../api/use-connection-changes';
import { questionDraftKey } from '../../model/drafts';
import { TextForm } from '../request/text-form';

interface AskSenderDialogProps {
  personId: number;
  connectionId: number;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** A form for one question to the sender of a request, before it is answered. */
export default function AskSenderDialog({ personId, connectionId, open, onOpenChange }: AskSenderDialogProps) {
  const ask = useAskSender(personId, connectionId);
  return (
    <Dialog
      title="Ask for more information"
      description="You can ask one question. The request stays open until you decide."
      open={open}
      onOpenChange={onOpenChange}
      isPrecious
    >
      <TextForm
        name="Ask for more information"
        draft={questionDraftKey(connectionId)}
        label="Your question"
        submit="Send question"
        onSubmit={async (text) => {
          await ask.mutateAsync(text);
          onOpenChange(false);
        }}
      />
    </Dialog>
  );
}
