import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { User } from '@/shared/auth';
import { detailedRefusalText } from '@/shared/lib/forms';
import { ErrorPanel } from '@/shared/ui/panel';
import { Skeleton } from '@/shared/ui/skeleton';
import { requestDraftQueries } from '../../api/request-drafts';
import type { Person } from '../../model/connection-labels';
import { ActionBar } from '../panel/action-bar';
import { DiscardRequestButton } from './discard-request';
import { EditRequestButton } from './edit-request';
import { QuotedText } from '../question/quoted-text';

interface UnconfirmedUserRequestProps {
  viewer: User;
  person: Person;
  howToConfirm: ReactNode;
}

/** The request to the person of a page before the viewer's address is confirmed. */
export default function UnconfirmedUserRequest({ viewer, person, howToConfirm }: UnconfirmedUserRequestProps) {
  const { data, error, refetch } = useQuery(requestDraftQueries.own(viewer.id));
  const saved = data?.find(({ userId }) => userId === person.id);

  if (!data && error) return <ErrorPanel message={detailedRefusalText(error)} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton className="h-20" />;
  return (
    <section aria-label="Connection" className="grid grid-cols-1 gap-3">
      <p role="status" className="text-muted empty:hidden">
        {saved && "Request saved. We'll send it when you confirm your email."}
      </p>
      <ActionBar>
        <EditRequestButton viewer={viewer} person={person} isSaved={saved !== undefined} />
        {saved && <DiscardRequestButton userId={person.id} name={person.fullName} />}
      </ActionBar>
      {saved?.message && <QuotedText author="You" text={saved.message} />}
      {howToConfirm}
    </section>
  );
}
