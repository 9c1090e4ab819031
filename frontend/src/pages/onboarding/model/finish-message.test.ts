import { finishMessage } from './finish-message';

const CHOSEN = '2026-01-05T12:00:00.000Z';
const visibleMentor = { isWillingToMentor: true, isProfileVisible: true, visibilityChosenAt: CHOSEN };
const hiddenMentor = { ...visibleMentor, isProfileVisible: false };
const undecidedMentor = { ...hiddenMentor, visibilityChosenAt: null };
const hiddenAlum = { ...hiddenMentor, isWillingToMentor: false };

const noopActions = { onChangeVisibility: () => undefined, onSeeMatches: () => undefined };

describe('the message after the last screen', () => {
  it.each([
    ['a confirmed student', true, null, 'You’re all set'],
    ['an unconfirmed student', false, null, 'Almost done'],
    ['a visible mentor', true, visibleMentor, 'You’re all set'],
    ['an unconfirmed mentor', false, visibleMentor, 'Almost done'],
    ['a hidden mentor', true, hiddenMentor, 'Setup finished'],
    ['a mentor who hasn’t chosen the visibility', true, undecidedMentor, 'You’re all set'],
    ['a hidden alum who doesn’t mentor', true, hiddenAlum, 'You’re all set'],
  ])('of %s is true', (_, emailVerified, alumniProfile, title) => {
    expect(finishMessage({ emailVerified }, { alumniProfile }, noopActions).title).toBe(title);
  });

  it('doesn’t promise that students find a hidden alum', () => {
    const textFor = (profile: typeof hiddenAlum | typeof undecidedMentor) =>
      finishMessage({ emailVerified: false }, { alumniProfile: profile }, noopActions).text;
    expect(textFor(hiddenAlum)).toBe('Confirm your email to see people and connect with them.');
    expect(textFor(undecidedMentor)).toBe('Students can find you once you confirm your email.');
  });

  it('offers a student to see the matches', () => {
    expect(finishMessage({ emailVerified: true }, { alumniProfile: null }, noopActions).action?.label).toBe(
      'See your matches',
    );
  });
});
