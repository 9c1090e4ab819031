import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { moderationSummaryQueries } from '@/entities/moderation';
import type { User } from '@/shared/auth';
import { Tabs } from '@/shared/ui/tabs';
import {
  toSearchParams,
  parseCaseId,
  parseCaseStatus,
  parseTab,
  type RawModerationSearch,
} from '../model/search-params';
import { AdministratorRequests } from './administrators/administrators';
import { ReplyTimes } from './reply-times/reply-times';
import { ReportedCases } from './reports';
import { SupportRequests } from './support/support-requests';

interface ModerationPageProps {
  user: User;
  address: RawModerationSearch;
}

/** Reports, and requests to speak for a college. For operators. */
export function ModerationPage({ user, address }: ModerationPageProps) {
  const navigate = useNavigate();
  const { data: summary } = useQuery(moderationSummaryQueries.of(user.id));
  const goTo = (search: RawModerationSearch, replace = false) =>
    void navigate({ to: '/moderation', search, replace, resetScroll: false });
  const tab = parseTab(address);
  const isCaseOpen = tab === 'reports' && parseCaseId(address) !== undefined;
  const label = (text: string, count: number | undefined) => (count ? `${text} (${count})` : text);

  return (
    <div
      className={`[&_[role=tab]]:min-w-max max-[24rem]:[&_[role=tab]]:text-base ${isCaseOpen ? 'max-lg:[&_[role=tablist]]:hidden max-lg:[&_[role=tabpanel]]:pt-0' : ''}`}
    >
      <header className={`pb-4 ${isCaseOpen ? 'max-lg:sr-only' : ''}`}>
        <h1 className="text-title">Moderation</h1>
      </header>
      <Tabs
        label="Moderation"
        value={tab}
        onChange={(next) => goTo(next === 'reports' ? {} : { tab: next })}
        tabs={[
          {
            value: 'reports',
            label: label('Reports', summary?.open),
            content: (
              <ReportedCases
                viewer={user}
                status={parseCaseStatus(address)}
                open={parseCaseId(address)}
                onChoose={(status) => goTo(toSearchParams(status), true)}
                onLeave={() => goTo(toSearchParams(parseCaseStatus(address)))}
              />
            ),
          },
          {
            value: 'administrators',
            label: label('Administrators', summary?.administrators),
            content: <AdministratorRequests viewer={user} />,
          },
          {
            value: 'support',
            label: label('Support', summary?.support),
            content: <SupportRequests viewer={user.id} />,
          },
          {
            value: 'reply-times',
            label: 'Reply times',
            content: <ReplyTimes viewer={user.id} />,
          },
        ]}
      />
    </div>
  );
}
