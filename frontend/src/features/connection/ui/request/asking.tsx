import { useState } from 'react';
import type { ConnectionWith } from '@/entities/connection';
import type { User } from '@/shared/auth';
import { useDraftDialog } from '@/shared/lib/drafts';
import { Button } from '@/shared/ui/button';
import { lazyComponent } from '@/shared/ui/lazy-component';
import { requestDraft } from '../../model/drafts';
import { connectLabel, WORDS_OF_PROFILE, type Person } from '../../model/connection-labels';
import { ActionBar } from '../panel/action-bar';
import { Exchange } from '../question/exchange';
import { OwnRequest } from './own-request';
import { WhyNotNow } from './why-not-now';
import { Withdraw } from './withdraw';

const ConnectDialog = lazyComponent(() => import('./connect-dialog'));

interface AskingProps {
  viewer: User;
  person: Person;
  known: ConnectionWith;
}

/** Sends a request and shows that it is pending. Both states use the same button element. */
export function Asking({ viewer, person, known }: AskingProps) {
  const [isOpen, setIsOpen] = useDraftDialog(requestDraft(person.id));
  const [wasOpened, setWasOpened] = useState(isOpen);
  const sent = known.state === 'pending_sent' ? known.connection : null;
  const isSent = known.state === 'pending_sent';

  return (
    <>
      {isSent || known.mayRequest ? (
        <ActionBar>
          <Button
            variant={isSent ? 'quiet' : 'primary'}
            aria-disabled={isSent || undefined}
            onClick={() => {
              if (isSent) return;
              setWasOpened(true);
              setIsOpen(true);
            }}
          >
            {isSent ? 'Request Sent' : connectLabel(viewer.role, person.role)}
          </Button>
          {sent && <Withdraw person={person} connection={sent} />}
        </ActionBar>
      ) : (
        <WhyNotNow person={person} known={known} />
      )}
      {sent && <OwnRequest person={person} connection={sent} />}
      {known.state === 'declined' && known.connection?.reason && known.connection.fromUserId === viewer.id && (
        <Exchange who={person.fullName} words={known.connection.reason} />
      )}
      {wasOpened && (
        <ConnectDialog
          viewer={viewer}
          person={person}
          words={WORDS_OF_PROFILE}
          open={isOpen}
          onOpenChange={setIsOpen}
        />
      )}
    </>
  );
}
