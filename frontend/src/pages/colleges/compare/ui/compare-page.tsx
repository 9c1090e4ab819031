import { Link } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { addComparedCollege, useComparedColleges, type InterestSource } from '@/entities/college';
import { ComparisonView } from '@/features/compare-colleges';
import { useAuth } from '@/shared/auth';
import { CollegesNotFoundPage } from './colleges-not-found-page';
import { JoinForAlumni } from './join-for-alumni';

interface ComparePageProps {
  /** The colleges in the URL, up to four; null if none of them exists. */
  ids: readonly number[] | null;
  source: InterestSource;
  /** Writes other colleges to the URL. */
  onChange: (ids: readonly number[]) => void;
}

/** The comparison for everyone, with or without an account. */
export function ComparePage({ ids, ...rest }: ComparePageProps) {
  return ids ? <Comparison ids={ids} {...rest} /> : <CollegesNotFoundPage />;
}

interface ComparisonProps extends ComparePageProps {
  ids: readonly number[];
}

/** The colleges in the URL become the selection; without any, the URL takes those selected before. */
function Comparison({ ids, source, onChange }: ComparisonProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { ids: selected, replaceWith } = useComparedColleges();
  const named = ids.join(',');

  const synchronize = useEffectEvent(() => {
    if (ids.length > 0) replaceWith(ids);
    else if (selected.length > 0) onChange(selected);
  });
  useEffect(() => synchronize(), [named]);

  function show(next: readonly number[]) {
    replaceWith(next);
    onChange(next);
  }

  return (
    <div className="page-width page-height">
      <ComparisonView
        ids={ids}
        onAdd={(id) => show(addComparedCollege(ids, id))}
        onRemove={(id) => show(ids.filter((other) => other !== id))}
        heading={heading}
        source={source}
        back={<BackToColleges />}
        empty={<HowToStart />}
      >
        {ids.length > 0 && <JoinForAlumni next={`/compare?colleges=${named}`} />}
      </ComparisonView>
    </div>
  );
}

/** The link to where colleges are found: the directory for signed-in users, the search for visitors. */
function BackToColleges() {
  const { user } = useAuth();
  return (
    <Link
      to={user ? '/colleges' : '/'}
      className="link mb-2 inline-flex min-h-11 items-center gap-2 font-semibold print:hidden"
    >
      <ArrowLeft size={18} aria-hidden="true" />
      {user ? 'Back to College Directory' : 'Back to college search'}
    </Link>
  );
}

function HowToStart() {
  return (
    <div className="card grid max-w-2xl gap-2 p-5">
      <p>Add up to four colleges by name to see their tuition, admission rate and graduation rate side by side.</p>
      <p className="text-muted">
        No college in mind yet?{' '}
        <Link to="/states" className="link">
          Browse colleges by state
        </Link>
        .
      </p>
    </div>
  );
}
