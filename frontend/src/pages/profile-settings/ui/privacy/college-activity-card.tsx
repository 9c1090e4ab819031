import { Trash2 } from 'lucide-react';
import { useId, useState } from 'react';
import type { ConsentLevel } from '@/entities/college-consent';
import { formatDate } from '@/shared/lib/dates';
import { useOnline } from '@/shared/lib/online';
import { plural } from '@/shared/lib/plural';
import { AlertDialog } from '@/shared/ui/alert-dialog';
import { Button } from '@/shared/ui/button';
import { Chip } from '@/shared/ui/chip';
import { Select } from '@/shared/ui/select';
import type { CollegeActivity } from '../../api/privacy/activity';
import type { useActivityChanges } from '../../api/privacy/use-activity';
import { ACTIVITY_LABELS, CONSENT_LABELS, CONSENT_DURATIONS, consentEnd } from '../../model/activity-labels';
import { NamedConsentDialog } from './named-consent';

interface CollegeActivityCardProps {
  one: CollegeActivity;
  /** Minors have no score, and can't allow more than messages. */
  isMinor: boolean;
  changes: ReturnType<typeof useActivityChanges>;
}

const CONSENT_LEVELS = Object.keys(CONSENT_LABELS) as ConsentLevel[];

/** What one college can know, where it comes from, and what the student allows. */
export function CollegeActivityCard({ one, isMinor, changes }: CollegeActivityCardProps) {
  const { collegeId, collegeName, score, high, events } = one;
  const [isAsking, setIsAsking] = useState(false);
  const isOnline = useOnline();
  const title = useId();
  return (
    <li className="grid grid-cols-1 gap-4 rounded-card border border-line p-4">
      <header className="flex flex-wrap items-center justify-between gap-2">
        <h3 id={title} className="text-lg wrap-anywhere">
          {collegeName}
        </h3>
        {!isMinor && (
          <p className="flex items-center gap-2">
            {high && <Chip tone="gold">High intent</Chip>}
            <span className="num font-semibold">{plural(score, { one: '# point', other: '# points' })}</span>
          </p>
        )}
      </header>
      {!isMinor && <p className="text-muted">{countingStatusText(one)}</p>}
      <ConsentChoice one={one} isMinor={isMinor} changes={changes} />
      {events.length > 0 && (
        <details>
          <summary className="min-h-11 cursor-pointer py-2 font-semibold">
            {plural(events.length, { one: '# activity in this score', other: '# activities in this score' })}
          </summary>
          <ul aria-labelledby={title} className="grid grid-cols-1">
            {events.map(({ id, type, points, currentPoints, at }) => (
              <li key={id} className="flex flex-wrap items-center gap-x-3 border-t border-line py-1">
                <span className="min-w-0 flex-1 basis-52">
                  {ACTIVITY_LABELS[type]}
                  <span className="block text-sm text-muted">{formatDate(at)}</span>
                </span>
                <span className="num text-sm">
                  {plural(
                    points,
                    { '=0': 'No points', one: '# point, now {currentPoints}', other: '# points, now {currentPoints}' },
                    { currentPoints },
                  )}
                </span>
                <Button
                  variant="plain"
                  aria-label={`Delete: ${ACTIVITY_LABELS[type]}, ${formatDate(at)}`}
                  disabled={!isOnline || changes.deleteOne.isPending}
                  onClick={() => changes.deleteOne.mutate(id)}
                >
                  <Trash2 size={18} aria-hidden="true" />
                </Button>
              </li>
            ))}
          </ul>
          <Button variant="quiet" className="mt-2" disabled={!isOnline} onClick={() => setIsAsking(true)}>
            Delete all activity with {collegeName}
          </Button>
        </details>
      )}
      <AlertDialog
        title={`Delete your activity with ${collegeName}?`}
        text="Your score for this college goes back to zero. This can’t be undone."
        confirm="Delete"
        open={isAsking}
        busy={changes.deleteAll.isPending}
        onOpenChange={setIsAsking}
        onConfirm={() => changes.deleteAll.mutate(collegeId, { onSettled: () => setIsAsking(false) })}
      />
    </li>
  );
}

function countingStatusText({ countedSince, namedSince, closedScore }: CollegeActivity): string {
  if (namedSince) {
    const shared = `You’ve shared your activity since the week of ${formatWeek(namedSince)}.`;
    return `${shared} The college sees your score as of last Monday: ${plural(closedScore, { one: '# point', other: '# points' })}.`;
  }
  return countedSince
    ? `This college’s statistics have included you anonymously since the week of ${formatWeek(countedSince)}.`
    : 'This college’s statistics don’t include you.';
}

const WEEK_FORMAT = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
const formatWeek = (monday: string) => WEEK_FORMAT.format(new Date(monday));

function ConsentChoice({ one: { collegeId, collegeName, consent }, isMinor, changes }: CollegeActivityCardProps) {
  const isOnline = useOnline();
  const { isPending, variables } = changes.consent;
  const displayedConsent = isPending && variables.collegeId === collegeId ? variables : consent;
  const [isSharing, setIsSharing] = useState(false);
  const choose = (level: ConsentLevel, expiresAt: string | null) =>
    changes.consent.mutate({ collegeId, level, expiresAt }, { onSettled: () => setIsSharing(false) });
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap gap-2">
        <Select
          aria-label={`What ${collegeName} can do`}
          value={displayedConsent.level}
          disabled={!isOnline || isPending}
          onChange={({ target }) => {
            const level = target.value as ConsentLevel;
            if (level === 'named') setIsSharing(true);
            else choose(level, displayedConsent.expiresAt);
          }}
        >
          {CONSENT_LEVELS.filter((level) => !isMinor || level !== 'named').map((level) => (
            <option key={level} value={level}>
              {CONSENT_LABELS[level].label}
            </option>
          ))}
        </Select>
        {displayedConsent.level !== 'none' && (
          <Select
            aria-label={`How long ${collegeName} can do this`}
            value={displayedConsent.expiresAt ? 'until' : ''}
            disabled={!isOnline || isPending}
            onChange={({ target }) =>
              choose(displayedConsent.level, consentEnd(Number(target.value) || null, new Date()))
            }
          >
            {displayedConsent.expiresAt && (
              <option value="until">Until {formatDate(displayedConsent.expiresAt)}</option>
            )}
            {CONSENT_DURATIONS.filter(
              ({ days }) => days !== null || displayedConsent.level !== 'named' || !displayedConsent.expiresAt,
            ).map(({ label, days }) => (
              <option key={label} value={days ?? ''}>
                {label}
              </option>
            ))}
          </Select>
        )}
      </div>
      <p className="text-sm text-muted">{CONSENT_LABELS[displayedConsent.level].meaning}</p>
      <NamedConsentDialog
        collegeName={collegeName}
        open={isSharing}
        busy={isPending}
        onOpenChange={setIsSharing}
        onConfirm={(expiresAt) => choose('named', expiresAt)}
      />
    </div>
  );
}
