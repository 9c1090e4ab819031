import { useEffect, useState } from 'react';
import { Progress } from '@/shared/ui/progress';

/** Shorter waits need no explanation. */
const EXPLANATION_DELAY_MS = 1_000;

const GENERATION_STEPS = ['reading your profile', 'searching the alumni', 'scoring each match'];

/** Explains what happens while recommendations are generated, if it takes longer. The progress is unknown. */
export function GenerationProgress({ isUnderWay }: { isUnderWay: boolean }) {
  return <div role="status">{isUnderWay && <GenerationExplanation />}</div>;
}

function GenerationExplanation() {
  const [takesLong, setTakesLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setTakesLong(true), EXPLANATION_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);

  if (!takesLong) return null;
  return (
    <div className="card mt-6 grid gap-3 p-4 sm:p-5">
      <p className="font-semibold">Finding mentors takes a moment:</p>
      <div className="animate-[breathe_1.4s_ease-in-out_infinite_alternate]">
        <Progress label="Looking for mentors" value={undefined} max={1} />
      </div>
      <ol className="flex flex-wrap gap-x-8 gap-y-1 text-muted">
        {GENERATION_STEPS.map((step, index) => (
          <li key={step} className="num">
            {index + 1}. {step}
          </li>
        ))}
      </ol>
    </div>
  );
}
