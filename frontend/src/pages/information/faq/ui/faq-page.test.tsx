import { screen } from '@testing-library/react';
import { aStudent } from '@test/support/people';
import { visit } from '@test/support/visit';
import { QUESTION_GROUPS } from '../model/questions';

describe('frequently asked questions', () => {
  it('are found by words in the question or the answer', async () => {
    const { user } = visit('/faq');
    await user.type(await screen.findByLabelText('Search questions'), 'DEPARTMENT OF EDUCATION');

    expect(screen.getByText('1 question')).toBeVisible();
    expect(screen.getByText('Where do your college figures come from?')).toBeVisible();
    expect(screen.getByText(/College Scorecard/)).toBeVisible();
    await user.type(screen.getByLabelText('Search questions'), ' zzz');
    expect(screen.getByText('No question matches “DEPARTMENT OF EDUCATION zzz”.')).toBeVisible();
  });

  it('have unique IDs', () => {
    const ids = QUESTION_GROUPS.flatMap(({ id, questions: all }) => [id, ...all.map((one) => one.id)]);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('link visitors to the login', async () => {
    visit('/faq');
    expect((await screen.findAllByRole('link', { name: 'Sign In' })).at(-1)).toHaveAttribute(
      'href',
      '/auth?next=%2Ffaq',
    );
  });

  it('offer signed-in users a form', async () => {
    visit('/faq', { as: aStudent() });
    expect(await screen.findByRole('button', { name: 'Contact Support' })).toBeVisible();
    expect(screen.getAllByRole('group').length).toBeGreaterThan(10);
  });
});
