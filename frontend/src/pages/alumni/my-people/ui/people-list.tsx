import { useInfiniteQuery, useQueries } from '@tanstack/react-query';
import { type Connection, myPeopleQueries } from '@/entities/connection';
import { AcceptanceNote, isDeclinedOrExpired, NoRoomNotice, useAnswerRequests } from '@/features/connection';
import type { User } from '@/shared/auth';
import { type Mentoring, mentoringQueries } from '../api/mentoring';
import type { Tab } from '../model/tabs';
import { ListFrame } from './list-frame';
import { PersonRow } from './person-row';

interface PeopleListProps {
  viewer: User;
  list: Exclude<Tab, 'blocked'>;
  title: string;
  empty: string;
}

/** One list of people, most recently changed first. */
export function PeopleList({ viewer, list, title, empty }: PeopleListProps) {
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(
    myPeopleQueries.list(list, viewer.id),
  );
  const mentoring = useMentoring(
    list === 'connected' || list === 'past' ? (data?.pages.map(({ items }) => items) ?? []) : [],
    viewer.id,
  );
  const { answer } = useAnswerRequests();
  const connections = data?.pages.flatMap(({ items }) => items);
  // One row only: the server ranks mentors for each, and the same mentor in two rows would have two dialogs.
  const newestEnded = connections?.find((connection) => isDeclinedOrExpired(connection, viewer.id));
  const rows = connections?.map((connection) => (
    <li key={connection.id}>
      <PersonRow
        viewer={viewer}
        list={list}
        connection={connection}
        mentoring={mentoring.get(connection.other.id)}
        showsSimilar={list === 'past' && connection === newestEnded}
        onAnswer={(isYes) => void answer({ connectionId: connection.id, personId: connection.other.id }, isYes)}
      />
    </li>
  ));
  return (
    <ListFrame
      title={title}
      empty={empty}
      note={
        list === 'waiting' && (
          <>
            <NoRoomNotice
              viewer={viewer}
              hasStudents={connections?.some(({ other }) => other.role === 'student') === true}
            />
            <AcceptanceNote />
          </>
        )
      }
      rows={rows}
      error={error}
      onRetry={() => void refetch()}
      hasMore={hasNextPage}
      isLoadingMore={isFetchingNextPage}
      onMore={() => void fetchNextPage()}
    />
  );
}

/** Loads the mentoring relationships with the people on each page, by ID; those without one are left out. */
function useMentoring(pages: readonly Connection[][], viewer: number): ReadonlyMap<number, Mentoring> {
  const queries = pages.map((connections) => {
    const userIds = connections.filter(isMentoring).map(({ other }) => other.id);
    return mentoringQueries.list(userIds, viewer);
  });
  const results = useQueries({ queries });
  return new Map(results.flatMap(({ data }) => data ?? []).map((mentoring) => [mentoring.userId, mentoring]));
}

/** Whether the two are connected, or were. */
const isMentoring = ({ status, closedBy }: Connection): boolean =>
  status === 'connected' || closedBy === 'finished' || closedBy === 'disconnected';
