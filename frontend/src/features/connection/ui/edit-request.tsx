import { useState } from 'react';
import type { User } from '@/shared/api';
import { useDraftDialog } from '@/shared/lib/drafts';
import { Button } from '@/shared/ui/button';
import { later } from '@/shared/ui/later';
import { requestDraft } from '../model/drafts';
import type { Person } from '../model/words';

const SaveRequestDialog = later(() => import('./save-request-dialog'));

interface EditRequestProps {
  viewer: User;
  person: Person;
  label: string;
  variant: 'primary' | 'quiet';
  className?: string;
}

/** Opens the composer of a request that waits until the address is confirmed. */
export function EditRequest({ viewer, person, label, variant, className }: EditRequestProps) {
  const [isOpen, setIsOpen] = useDraftDialog(requestDraft(person.id));
  const [wasOpened, setWasOpened] = useState(isOpen);
  return (
    <>
      <Button
        variant={variant}
        className={className}
        onClick={() => {
          setWasOpened(true);
          setIsOpen(true);
        }}
      >
        {label}
        <span className="sr-only"> with {person.fullName}</span>
      </Button>
      {wasOpened && <SaveRequestDialog viewer={viewer} person={person} open={isOpen} onOpenChange={setIsOpen} />}
    </>
  );
}
