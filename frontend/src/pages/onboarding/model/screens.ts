import type { OnboardingStepId } from '@/features/onboarding';

/** The question of each screen, and why it is asked. */
export const SCREEN_TEXTS: Record<OnboardingStepId, { title: string; lead: string }> = {
  major: {
    title: 'What do you want to study?',
    lead: 'We’ll match you with alumni who studied it. Skip this if you aren’t sure yet.',
  },
  colleges: {
    title: 'Which colleges interest you?',
    lead: 'We’ll save them to your list so you can compare them on any device.',
  },
  goals: {
    title: 'What are your career goals?',
    lead: 'Mentors can help more when they know what you want.',
  },
  mentoring: {
    title: 'Do you want to mentor students?',
    lead: 'You decide on each request. You can change this setting anytime.',
  },
  hours: {
    title: 'When do you have time?',
    lead: 'Your connections can book these times.',
  },
  email: {
    title: 'Confirm your email',
    lead: 'You can see people and connect with them once your address is confirmed.',
  },
};

/** Suggested goals, to pick instead of typing. */
export const SUGGESTED_GOALS: readonly string[] = [
  'Get into a college that fits me',
  'Choose a major',
  'Find an internship',
  'Work in health care',
  'Work in technology',
  'Start my own business',
  'Go to graduate school',
];
