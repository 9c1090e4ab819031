import { Link, useNavigate } from '@tanstack/react-router';
import { School, SquarePen } from 'lucide-react';
import type { User } from '@/shared/auth';
import { buttonStyles } from '@/shared/ui/button';
import { isChoosingRecipient, parseMessageId, parsePartnerId, type RawMessagesSearch } from '../model/search-params';
import { ConversationList } from './list/conversation-list';
import { MessageSearch } from './list/message-search';
import { ChooseRecipientDialog } from './choose-recipient-dialog';
import { Thread } from './thread/thread';

interface MessagesPageProps {
  user: User;
  address: RawMessagesSearch;
}

/** The viewer's conversations, and the open one. A small screen shows one of the two. */
export function MessagesPage({ user, address }: MessagesPageProps) {
  const navigate = useNavigate();
  const partner = parsePartnerId(address);
  const isOpen = partner !== undefined;
  const mayWrite = user.role !== 'college_admin';
  const goTo = (search: RawMessagesSearch, replace = false) =>
    void navigate({ to: '/messages', search, replace, resetScroll: false });

  return (
    <div
      className={`grid min-h-0 grid-cols-1 lg:h-[calc(100dvh-4rem)] lg:min-h-112 lg:grid-cols-[20rem_minmax(0,1fr)] lg:grid-rows-[auto_minmax(0,1fr)] lg:gap-x-6 ${isOpen ? 'conversation-open max-lg:h-full' : 'gap-y-4'}`}
    >
      <header
        className={`flex flex-wrap items-center justify-between gap-2 lg:pb-4 ${isOpen ? 'max-lg:sr-only max-lg:[&_a]:hidden' : ''}`}
      >
        <h1 className="text-title lg:text-2xl">Messages</h1>
        {user.role === 'student' && (
          <Link to="/college-messages" className={`${buttonStyles({ variant: 'plain' })} order-last max-lg:-ml-4`}>
            <School size={18} aria-hidden="true" />
            Messages from colleges
          </Link>
        )}
        {mayWrite && (
          <Link
            to="/messages"
            search={{ with: partner, new: 1 }}
            resetScroll={false}
            className={buttonStyles({ variant: 'quiet' })}
          >
            <SquarePen size={18} aria-hidden="true" />
            New Message
          </Link>
        )}
      </header>
      <div className={`min-h-0 lg:overflow-y-auto ${isOpen ? 'max-lg:hidden' : ''}`}>
        <MessageSearch viewer={user}>
          <ConversationList viewer={user} partner={partner} onLeave={() => goTo({}, true)} />
        </MessageSearch>
      </div>
      {isOpen ? (
        <Thread
          key={`${partner} ${parseMessageId(address) ?? ''}`}
          viewer={user}
          partner={partner}
          message={parseMessageId(address)}
          onLeave={() => goTo({}, true)}
        />
      ) : (
        <div className="card grid place-items-center p-6 text-center text-muted max-lg:hidden lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <p>Choose a conversation to read it here.</p>
        </div>
      )}
      {mayWrite && isChoosingRecipient(address) && (
        <ChooseRecipientDialog
          viewer={user}
          onChoose={(id) => goTo({ with: id }, true)}
          onClose={() => goTo({ with: partner }, true)}
        />
      )}
    </div>
  );
}
