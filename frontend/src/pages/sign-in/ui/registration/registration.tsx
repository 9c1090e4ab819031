import { useVisitorQuestion, VisitorQuestionFields } from '@/features/connection';
import { storeOriginOfRegistration } from '@/features/onboarding';
import type { Role, User } from '@/shared/auth';
import { parseCollegeFromFinderLink } from '@/shared/lib/next-path';
import { RegisterForm } from './register-form';

const WELCOME_PATH = '/welcome';

interface RegistrationProps {
  userType: Role;
  /** URL to open afterwards. */
  next: string | undefined;
  /** ID of an alum whom a visitor wants to ask. */
  ask: number | undefined;
  onUserTypeChange: (role: Role) => void;
  /** @param page URL to open instead of `next` */
  onRegistered: (page?: string) => void;
}

/** The registration form, below the question of a visitor who came to ask an alum. */
export default function Registration({ userType, next, ask, onUserTypeChange, onRegistered }: RegistrationProps) {
  const college = parseCollegeFromFinderLink(next);
  const question = useVisitorQuestion({ personId: ask, college }, userType);
  const hasQuestion = (ask !== undefined || college !== undefined) && userType !== 'college_admin';
  // New users are asked about their profile next, unless they came for something else.
  const goOn = async (user: User) => {
    storeOriginOfRegistration(user, next, question.college);
    const questionPath = hasQuestion && (await question.save(user.id));
    onRegistered(questionPath || (next || user.role === 'college_admin' ? undefined : WELCOME_PATH));
  };
  return (
    <>
      {hasQuestion && <VisitorQuestionFields question={question} />}
      <RegisterForm
        userType={userType}
        next={next}
        questionTo={hasQuestion ? question.person?.id : undefined}
        onUserTypeChange={onUserTypeChange}
        onRegistered={goOn}
      />
    </>
  );
}
