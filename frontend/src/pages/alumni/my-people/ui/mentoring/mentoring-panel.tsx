import type { User } from '@/shared/auth';
import type { Mentoring } from '../../api/mentoring';
import { CheckIns } from './check-ins';
import { Finish } from './finish';
import { Goal } from './goal';
import { OwnThanks } from './own-thanks';
import { ReceivedThanks } from './received-thanks';

interface MentoringPanelProps {
  viewer: User;
  mentoring: Mentoring;
  /** The other person. */
  name: string;
}

/** What a student and an alum want to reach, what came of it, and how they finish. */
export function MentoringPanel({ viewer, mentoring, name }: MentoringPanelProps) {
  const { side, isActive } = mentoring;
  return (
    <section aria-label={`Mentoring with ${name}`} className="grid gap-2 empty:hidden">
      <Goal mentoring={mentoring} name={name} />
      {isActive && <CheckIns mentoring={mentoring} name={name} />}
      {side === 'student' ? (
        <OwnThanks viewer={viewer} mentoring={mentoring} name={name} />
      ) : (
        <ReceivedThanks mentoring={mentoring} name={name} />
      )}
      <Finish mentoring={mentoring} name={name} />
    </section>
  );
}
