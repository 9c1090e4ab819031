import { Link } from '@tanstack/react-router';
import { Check, ChevronRight } from 'lucide-react';
import type { OnboardingStep, Role } from '@/shared/api';
import { inWords, PLACES } from '../model/steps';

interface StepProps {
  step: OnboardingStep;
  number: number;
  role: Role;
}

/** One step: the way to where it is done, or that it is. */
export function Step({ step, number, role }: StepProps) {
  const { title, text } = inWords(step, role);
  return (
    <li className="relative -mx-2 flex items-start gap-4 rounded-control p-2 has-[a]:hover:bg-sunken">
      <span
        aria-hidden="true"
        className={`arch grid h-12 w-10 shrink-0 place-items-center border-2 pt-1 font-display font-bold ${
          step.isDone ? 'border-ivy bg-ivy text-on-ivy' : 'border-control text-ink'
        }`}
      >
        {step.isDone ? <Check size={18} /> : number}
      </span>
      <div className="min-w-0 flex-1 self-center lg:self-start lg:pt-2.5">
        <h3 className="text-lg">
          {step.isDone ? (
            <>
              {title}
              <span className="sr-only">: done</span>
            </>
          ) : (
            <Link {...PLACES[step.id]} className="after:absolute after:inset-0 after:content-['']">
              {title}
            </Link>
          )}
        </h3>
        {!step.isDone && <p className="text-muted">{text}</p>}
      </div>
      {!step.isDone && (
        <ChevronRight size={20} aria-hidden="true" className="shrink-0 self-center text-muted lg:hidden" />
      )}
    </li>
  );
}
