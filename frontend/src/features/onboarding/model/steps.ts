import type { LinkProps } from '@tanstack/react-router';
import type { Onboarding, OnboardingStep, Role } from '@/shared/api';

type StepId = OnboardingStep['id'];

/** Where each step is done. */
export const PLACES = {
  profile: { to: '/profile-settings', search: { tab: 'details' } },
  visibility: { to: '/profile-settings', search: { tab: 'privacy' } },
  'save-colleges': { to: '/colleges' },
  'first-request': { to: '/recommendations' },
} as const satisfies Record<StepId, LinkProps>;

const TITLES: Record<StepId, string> = {
  profile: 'Tell us about yourself',
  visibility: 'Choose who can see your profile',
  'save-colleges': 'Save a few colleges',
  'first-request': 'Ask your first mentor',
};

/** A step the way its card says it. */
export function inWords({ id, count, goal }: OnboardingStep, role: Role): { title: string; text: string } {
  const title = id === 'save-colleges' && goal !== null ? `Save ${goal} colleges` : TITLES[id];
  if (id === 'save-colleges') {
    const saved = count === null || goal === null ? '' : ` ${Math.min(count, goal)} of ${goal} so far.`;
    return { title, text: `Saved on all your devices and ready to compare.${saved}` };
  }
  if (id === 'first-request') {
    return { title, text: 'See your best matches, and write a first message.' };
  }
  if (id === 'visibility') return { title, text: 'You decide who sees what you add here.' };
  return {
    title,
    text:
      role === 'alumni'
        ? 'Students look for mentors by what they studied and what they do now.'
        : 'Your interests show alumni how they can help you.',
  };
}

/** Every step that is done, when the server has not been told of each of them; else none. */
export function notKeptYet({ steps, completedSteps }: Onboarding): StepId[] {
  const done = steps.filter(({ isDone }) => isDone).map(({ id }) => id);
  return done.every((id) => completedSteps.includes(id)) ? [] : done;
}

/** Whether someone has still to be led through them. */
export const areOpen = ({ steps, skippedAt, completedAt }: Onboarding): boolean =>
  steps.length > 0 && skippedAt === null && completedAt === null;
