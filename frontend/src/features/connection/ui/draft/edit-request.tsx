import { useState } from 'react';
import type { User } from '@/shared/auth';
import { useDraftDialog } from '@/shared/lib/drafts';
import { Button } from '@/shared/ui/button';
import { lazyComponent } from '@/shared/ui/lazy-component';
import { requestDraftKey } from '../../model/drafts';
import { connectButtonLabel, type Person } from '../../model/connection-labels';

const SaveRequestDialog = lazyComponent(() => import('./request-before-confirmation-dialog'));

interface EditRequestButtonProps {
  viewer: User;
  person: Person;
  /** False if there is no saved request to this person yet. */
  isSaved: boolean;
}

/** Opens the composer of a request that is sent once the address is confirmed. */
export function EditRequestButton({ viewer, person, isSaved }: EditRequestButtonProps) {
  const [isOpen, setIsOpen] = useDraftDialog(requestDraftKey(person.id));
  const [wasOpened, setWasOpened] = useState(isOpen);
  return (
    <>
      <Button
        variant={isSaved ? 'quiet' : 'primary'}
        onClick={() => {
          setWasOpened(true);
          setIsOpen(true);
        }}
      >
        {isSaved ? 'Edit request' : connectButtonLabel(viewer.role, person.role)}
        <span className="sr-only">
          {isSaved ? ' to' : ' with'} {person.fullName}
        </span>
      </Button>
      {wasOpened && <SaveRequestDialog viewer={viewer} person={person} open={isOpen} onOpenChange={setIsOpen} />}
    </>
  );
}
