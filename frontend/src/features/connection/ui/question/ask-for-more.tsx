import { Dialog } from '@/shared/ui/dialog';
import { useAskForMore } from '../../api/use-connection-changes';
import { questionDraft } from '../../model/drafts';
import { TextForm } from '../request/text-form';

interface AskForMoreProps {
  personId: number;
  connectionId: number;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** A form for one question to the sender of a request, before it is answered. */
export default function AskForMore({ personId, connectionId, open, onOpenChange }: AskForMoreProps) {
  const ask = useAskForMore(personId, connectionId);
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
        draft={questionDraft(connectionId)}
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
