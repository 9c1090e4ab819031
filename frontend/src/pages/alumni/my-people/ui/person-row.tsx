import { Link } from '@tanstack/react-router';
import type { Connection } from '@/entities/connection';
import { ConfirmEmailNotice } from '@/features/confirm-email';
import {
  BlockPerson,
  DisconnectButton,
  QuotedText,
  OwnRequest,
  PersonLink,
  ReportPerson,
  RequestAnswer,
  SimilarMentorsOnPage,
  WithdrawRequestButton,
} from '@/features/connection';
import type { User } from '@/shared/auth';
import { formatTimeAgo, formatDate } from '@/shared/lib/dates';
import { Avatar } from '@/shared/ui/avatar';
import { buttonStyles } from '@/shared/ui/button';
import { Chip } from '@/shared/ui/chip';
import { SampleTag } from '@/shared/ui/sample-tag';
import type { Mentoring } from '../api/mentoring';
import { outcomeText } from '../model/outcome';
import type { Tab } from '../model/tabs';
import { MentoringPanel } from './mentoring/mentoring-panel';

interface PersonRowProps {
  viewer: User;
  list: Exclude<Tab, 'blocked'>;
  connection: Connection;
  /** Undefined while it is loading, and if the two aren't a student and an alum who are or were connected. */
  mentoring: Mentoring | undefined;
  /** Whether to show mentors whom the viewer can ask instead. */
  showsSimilar: boolean;
  onAnswer: (isYes: boolean) => void;
}

/** One person, the relationship with them, and the available actions. */
export function PersonRow({ viewer, list, connection, mentoring, showsSimilar, onAnswer }: PersonRowProps) {
  const { id, message, question, answer, reason, createdAt, updatedAt, canRequestAgainAt, other } = connection;
  const person = { id: other.id, fullName: other.displayName, role: other.role };
  const since = {
    connected: `Connected since ${formatDate(updatedAt)}`,
    asked: `Asked ${formatTimeAgo(createdAt)}`,
    waiting: `Asked ${formatTimeAgo(createdAt)}`,
    past: outcomeText(connection, viewer.id),
  }[list];

  return (
    <article aria-label={person.fullName} className="card card-link flex items-start gap-3 p-4">
      <Avatar name={person.fullName} url={other.avatarUrl} />
      <div className="grid min-w-0 flex-1 grid-cols-1 gap-3">
        <div>
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <h3 className="text-lg wrap-anywhere">
              <PersonLink person={other} name={person.fullName} />
            </h3>
            <Chip tone="grey">{other.role === 'alumni' ? 'Alumni' : 'Student'}</Chip>
            <SampleTag of={other} />
            {list === 'asked' && question && !answer && <Chip tone="gold">Question for you</Chip>}
          </div>
          <p className="text-sm text-muted">{since}</p>
        </div>
        {mentoring && <MentoringPanel viewer={viewer} mentoring={mentoring} name={person.fullName} />}
        {list === 'asked' && <OwnRequest person={person} connection={connection} />}
        {list === 'waiting' && (
          <>
            {message && <QuotedText author={person.fullName} text={message} />}
            <RequestAnswer
              person={person}
              connectionId={id}
              question={question}
              answer={answer}
              mayAsk
              isQuiet
              onAnswer={onAnswer}
            />
          </>
        )}
        {list === 'past' && (
          <>
            {reason && (
              <QuotedText author={connection.toUserId === viewer.id ? 'You' : person.fullName} text={reason} />
            )}
            {canRequestAgainAt && <p className="text-sm">You can ask again on {formatDate(canRequestAgainAt)}.</p>}
            {showsSimilar && <SimilarMentorsOnPage viewer={viewer} mentor={person} message={message} />}
          </>
        )}
        <div className="flex flex-wrap items-center gap-x-2 gap-y-1 print:hidden">
          {list === 'connected' && (
            <>
              <Link to="/messages" search={{ with: person.id }} className={buttonStyles({ variant: 'quiet' })}>
                Message<span className="sr-only"> {person.fullName}</span>
              </Link>
              <Link to="/events" search={{ new: 1, with: person.id }} className={buttonStyles({ variant: 'plain' })}>
                Schedule a meeting<span className="sr-only"> with {person.fullName}</span>
              </Link>
            </>
          )}
          {list === 'asked' && <WithdrawRequestButton person={person} connection={connection} />}
          <div className="-mx-2.5 flex flex-wrap *:text-muted sm:-mx-4">
            {list === 'connected' && <DisconnectButton person={person} connectionId={id} size="compact" />}
            <BlockPerson person={person} />
            <ReportPerson person={person} howToConfirm={<ConfirmEmailNotice />} />
          </div>
        </div>
      </div>
    </article>
  );
}
