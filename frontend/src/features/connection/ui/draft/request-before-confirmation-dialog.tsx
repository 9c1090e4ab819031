import { useQuery } from '@tanstack/react-query';
import type { User } from '@/shared/auth';
import { detailedRefusalText } from '@/shared/lib/forms';
import { Dialog } from '@/shared/ui/dialog';
import { ErrorPanel } from '@/shared/ui/panel';
import { Skeleton } from '@/shared/ui/skeleton';
import { requestDraftQueries } from '../../api/request-drafts';
import { useSaveRequestDraft } from '../../api/use-request-drafts';
import { requestDraftKey } from '../../model/drafts';
import { defaultRequestText } from '../../model/request-drafts';
import { useRequestHint } from '../../model/use-request-hint';
import type { Person } from '../../model/connection-labels';
import { TextForm } from '../request/text-form';

interface SaveRequestDialogProps {
  viewer: User;
  person: Person;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The dialog for a request that is sent once the address is confirmed. */
export default function SaveRequestDialog({ viewer, person, open, onOpenChange }: SaveRequestDialogProps) {
  return (
    <Dialog title={`Connect with ${person.fullName}`} open={open} onOpenChange={onOpenChange} isPrecious>
      <SaveRequestForm viewer={viewer} person={person} onDone={() => onOpenChange(false)} />
    </Dialog>
  );
}

function SaveRequestForm({ viewer, person, onDone }: { viewer: User; person: Person; onDone: () => void }) {
  const { data, error, refetch } = useQuery(requestDraftQueries.own(viewer.id));
  const save = useSaveRequestDraft(person.id);
  const hint = useRequestHint(viewer, person.fullName);
  const defaultText = defaultRequestText(viewer.role, person.fullName);

  if (!data && error) return <ErrorPanel message={detailedRefusalText(error)} onRetry={() => void refetch()} />;
  if (!data) {
    return (
      <div aria-busy="true">
        <p role="status" className="sr-only">
          Loading
        </p>
        <Skeleton className="h-52" />
      </div>
    );
  }
  const saved = data.find(({ userId }) => userId === person.id);
  return (
    <div className="grid grid-cols-1 gap-4">
      <p className="rounded-control bg-gold-soft p-3 text-on-gold-soft">
        Confirm your email to send this. We&apos;ll keep your request until then, for up to 90 days.
      </p>
      <TextForm
        name="Connection request"
        draft={requestDraftKey(person.id)}
        label="Your message"
        hint={hint}
        initial={saved?.message ?? defaultText}
        defaultText={defaultText}
        submit="Save request"
        onSubmit={async (message) => {
          await save.mutateAsync(message);
          onDone();
        }}
      />
    </div>
  );
}
