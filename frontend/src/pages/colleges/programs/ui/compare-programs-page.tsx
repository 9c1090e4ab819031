import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useRef } from 'react';
import { ProgramCrossroads } from '@/entities/alum';
import { toErrorSentence } from '@/shared/api';
import { ShareActions } from '@/features/compare-colleges';
import { MAX_COMPARED_COLLEGES } from '@/shared/config';
import { plural } from '@/shared/lib/plural';
import { buttonStyles } from '@/shared/ui/button';
import { ErrorPanel, MessagePage } from '@/shared/ui/panel';
import { Skeleton } from '@/shared/ui/skeleton';
import { comparedProgramsQuery } from '../api/programs';
import { useComparedPrograms } from '../model/use-compared-programs';
import { BackLink } from './back-link';
import { FigureExplanations } from './figure-explanations';
import { ProgramComparison } from './program-comparison';

interface CompareProgramsPageProps {
  /** The programs in the URL, up to four. */
  ids: readonly string[];
  /** How many more programs the URL has. */
  surplus: number;
  /** Writes other programs to the URL. */
  onChange: (ids: readonly string[]) => void;
}

/** Up to four programs side by side, for everyone. */
export function CompareProgramsPage({ ids, surplus, onChange }: CompareProgramsPageProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { replaceWith } = useComparedPrograms();
  const { data, error, refetch } = useQuery(comparedProgramsQuery(ids));
  if (ids.length === 0 || data?.length === 0) return <NoPrograms />;
  const programs = data ?? [];
  const missing = data ? ids.length - programs.length : 0;
  const link = `${window.location.origin}/compare?programs=${programs.map(({ id }) => id).join(',')}`;

  function change(next: readonly string[]) {
    replaceWith(next);
    onChange(next);
    // The button is removed with its column.
    heading.current?.focus({ preventScroll: true });
  }

  return (
    <div className="page-width page-height">
      <BackLink to="/programs">All fields</BackLink>
      <h1 ref={heading} tabIndex={-1} className="text-title">
        Compare programs
      </h1>
      <div className="mt-4 grid grid-cols-1 gap-4">
        {error && <ErrorPanel message={toErrorSentence(error)} onRetry={() => void refetch()} />}
        {!error && !data && <Skeleton className="h-150" />}
        {surplus > 0 && (
          <p role="status" className="card p-4">
            {plural(
              surplus,
              {
                one: 'You can compare up to {max} programs, so we left out # program.',
                other: 'You can compare up to {max} programs, so we left out # programs.',
              },
              { max: MAX_COMPARED_COLLEGES },
            )}
          </p>
        )}
        {missing > 0 && (
          <p role="status" className="card p-4">
            {plural(missing, {
              one: '# of these programs isn’t in our list.',
              other: '# of these programs aren’t in our list.',
            })}
          </p>
        )}
        {programs.length > 0 && (
          <>
            <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 print:hidden">
              <p className="text-muted">
                {programs.length < MAX_COMPARED_COLLEGES && (
                  <>
                    To add a program,{' '}
                    <Link to="/programs" className="link">
                      find a field
                    </Link>{' '}
                    and select Compare.
                  </>
                )}
              </p>
              <ShareActions link={link} />
            </div>
            <ProgramComparison
              programs={programs}
              onRemove={(id) => change(programs.flatMap((program) => (program.id === id ? [] : program.id)))}
            />
            <ProgramCrossroads programIds={programs.map(({ id }) => id)} />
            <FigureExplanations />
          </>
        )}
      </div>
    </div>
  );
}

function NoPrograms() {
  return (
    <MessagePage title="Programs Not Found">
      <p>The programs you’re looking for don’t exist or have been removed.</p>
      <Link to="/programs" className={buttonStyles()}>
        Find programs by field
      </Link>
    </MessagePage>
  );
}
