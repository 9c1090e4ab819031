import { finishMessage } from './finish-message';

const ignore = { onChangeVisibility: () => undefined, onSeeMatches: () => undefined };

describe('the message after the last screen', () => {
  it.each([
    ['a confirmed student', true, null, 'You’re all set'],
    ['an unconfirmed student', false, null, 'Almost done'],
    ['a visible mentor', true, { isWillingToMentor: true, isProfileVisible: true }, 'You’re all set'],
    ['an unconfirmed mentor', false, { isWillingToMentor: true, isProfileVisible: true }, 'Almost done'],
    ['a hidden mentor', true, { isWillingToMentor: true, isProfileVisible: false }, 'Setup finished'],
    ['a hidden alum who doesn’t mentor', true, { isWillingToMentor: false, isProfileVisible: false }, 'You’re all set'],
  ])('of %s is true', (_, emailVerified, alumniProfile, title) => {
    expect(finishMessage({ emailVerified }, { alumniProfile }, ignore).title).toBe(title);
  });

  it('offers a student to see the matches', () => {
    expect(finishMessage({ emailVerified: true }, { alumniProfile: null }, ignore).action?.label).toBe(
      'See your matches',
    );
  });
});
