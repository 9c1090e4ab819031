import * as z from 'zod/mini';
import { answerFields, faultsOf, noAnswers, toDetails, type Answers } from '@/features/registration';
import type { CompleteRegistration, PendingRegistration, Role } from '@/shared/api';

/** What the provider has not told, or does not vouch for, is asked here. */
export const asksFor = ({ fullName, emailVerified }: PendingRegistration) => ({
  fullName: !fullName,
  email: !emailVerified,
});

/** The rules for one role on one day. What is not asked is not looked at either: no one could mend it. */
export function completionSchema(pending: PendingRegistration, role: Role, today: Date) {
  const asked = asksFor(pending);
  const fields = z.object({
    ...answerFields,
    fullName: asked.fullName ? answerFields.fullName : z.string(),
    email: asked.email ? answerFields.email : z.string(),
  });
  return fields.check(({ value, issues }) => {
    for (const { field, message } of faultsOf(value, role, today)) {
      issues.push({ code: 'custom', message, path: [field], input: value[field], continue: true });
    }
  });
}

/** The form before anything is typed. */
export function startingWith({ fullName, email }: PendingRegistration, today: Date): Answers {
  return { ...noAnswers(today), fullName: fullName ?? '', email: email ?? '' };
}

/** What is sent: never what the provider knows better. */
export function toCompletion(
  pending: PendingRegistration,
  answers: Answers,
  role: Role,
  today: Date,
): CompleteRegistration {
  const { fullName, email, ...others } = toDetails(answers, role, today);
  const asked = asksFor(pending);
  return { ...others, ...(asked.fullName && { fullName }), ...(asked.email && { email }) };
}
