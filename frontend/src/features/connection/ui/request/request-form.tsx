import { useState } from 'react';
import type { Relationship } from '@/entities/connection';
import type { User } from '@/shared/auth';
import { useDraftDialog } from '@/shared/lib/drafts';
import { Button } from '@/shared/ui/button';
import { lazyComponent } from '@/shared/ui/lazy-component';
import { requestDraftKey } from '../../model/drafts';
import { connectButtonLabel, PROFILE_REQUEST_TOASTS, type Person } from '../../model/connection-labels';
import { ActionBar } from '../panel/action-bar';
import { QuotedText } from '../question/quoted-text';
import { OwnRequest } from './own-request';
import { isDeclinedOrExpired } from '../../model/ended-request';
import { RequestUnavailable } from './request-unavailable';
import { SimilarMentorsOnPage } from './similar-mentors-on-page';
import { WithdrawRequestButton } from './withdraw';

const ConnectDialog = lazyComponent(() => import('./connect-dialog'));

interface RequestFormProps {
  viewer: User;
  person: Person;
  known: Relationship;
}

/** Sends a request and shows that it is pending. Both states use the same button element. */
export function RequestForm({ viewer, person, known }: RequestFormProps) {
  const [isOpen, setIsOpen] = useDraftDialog(requestDraftKey(person.id));
  const [wasOpened, setWasOpened] = useState(isOpen);
  const sent = known.state === 'pending_sent' ? known.connection : null;
  const isRequestSent = known.state === 'pending_sent';

  return (
    <>
      {isRequestSent || known.mayRequest ? (
        <ActionBar>
          <Button
            variant={isRequestSent ? 'quiet' : 'primary'}
            aria-disabled={isRequestSent || undefined}
            onClick={() => {
              if (isRequestSent) return;
              setWasOpened(true);
              setIsOpen(true);
            }}
          >
            {isRequestSent ? 'Request Sent' : connectButtonLabel(viewer.role, person.role)}
          </Button>
          {sent && <WithdrawRequestButton person={person} connection={sent} />}
        </ActionBar>
      ) : (
        <RequestUnavailable
          viewer={viewer}
          person={person}
          known={known}
          similar={(message) => <SimilarMentorsOnPage viewer={viewer} mentor={person} message={message} />}
        />
      )}
      {sent && <OwnRequest person={person} connection={sent} />}
      {known.state === 'declined' && known.connection?.reason && known.connection.fromUserId === viewer.id && (
        <QuotedText author={person.fullName} text={known.connection.reason} />
      )}
      {known.why !== 'full' && known.connection && isDeclinedOrExpired(known.connection, viewer.id) && (
        <SimilarMentorsOnPage viewer={viewer} mentor={person} message={known.connection.message} />
      )}
      {wasOpened && (
        <ConnectDialog
          viewer={viewer}
          person={person}
          texts={PROFILE_REQUEST_TOASTS}
          open={isOpen}
          onOpenChange={setIsOpen}
        />
      )}
    </>
  );
}
