import { screen, waitFor, within } from '@testing-library/react';
import { aCollege } from '@test/support/colleges';
import { toastOnShow } from '@test/support/sign-in';
import { aCollegeAdmin, aStudent } from '@test/support/people';
import { aReview } from '@test/support/reviews';
import { problem, reply, server } from '@test/support/server';
import { visit } from '@test/support/visit';
import type { Review, ReviewSummary } from '@/features/college-reviews/api/reviews';
import type { User } from '@/shared/auth';

const SUMMARY = { count: 4, average: 3.5, distribution: [0, 1, 0, 3, 0] };

interface PageOptions {
  as?: User;
  reviews?: Review[];
  of?: ReviewSummary;
}

async function open(address = '/reviews', { as = aStudent(), reviews = [aReview()], of = SUMMARY }: PageOptions = {}) {
  server.respond('GET /api/reviews', reply(200, reviews, { 'X-Total-Count': String(reviews.length) }));
  server.respond('GET /api/reviews/summary', of);
  const page = visit(address, { as });
  await screen.findByRole('heading', { level: 1, name: 'Reviews' });
  await screen.findByRole('heading', { level: 2 });
  return page;
}

const card = () => screen.findByRole('article', { name: 'Review of Boston University by Kim Example' });
const lastQuery = () => server.callsTo('GET /api/reviews').at(-1)?.query;

describe('the reviews', () => {
  it('are only for students and alumni', async () => {
    visit('/reviews', { as: aCollegeAdmin() });
    await screen.findByRole('heading', { level: 1, name: 'Access Denied' });
  });

  it('show the college and the stars, without a badge for an unverified author', async () => {
    await open();
    const review = within(await card());
    expect(review.getByRole('link', { name: 'Boston University' })).toHaveAttribute('href', '/college/12');
    // The author is not verified.
    expect(review.queryByText('Alumni of Boston University')).not.toBeInTheDocument();
    expect(review.queryByText('Visitor')).not.toBeInTheDocument();
    expect(review.getByText('4 of 5')).toBeInTheDocument();
  });

  it('are sorted by the tab, which is in the URL', async () => {
    const { user, place } = await open();
    expect(lastQuery()?.get('order')).toBe('helpful');
    await user.click(screen.getByRole('tab', { name: 'Top Rated' }));
    await waitFor(() => expect(lastQuery()?.get('order')).toBe('top'));
    expect(place()).toBe('/reviews?tab=top');
  });

  it('can be filtered by college', async () => {
    await open('/reviews?collegeId=12&college=Boston+University');
    expect(lastQuery()?.get('collegeId')).toBe('12');
    expect(screen.getByRole('heading', { level: 2, name: 'Ratings of Boston University' })).toBeInTheDocument();
  });

  it('show a notice if there are none', async () => {
    await open('/reviews', { reviews: [], of: { count: 0, average: null, distribution: null } });
    expect(await screen.findByText('No reviews yet')).toBeInTheDocument();
  });

  it('show the reply of the college', async () => {
    const answer = { content: 'Thank you for telling us.', createdAt: '2026-01-06T12:00:00.000Z', updatedAt: null };
    await open('/reviews', { reviews: [aReview({ reply: answer })] });
    expect(within(await card()).getByText('Thank you for telling us.')).toBeInTheDocument();
  });
});

describe('the rating summary', () => {
  it('filters by its bars', async () => {
    const { user, place } = await open();
    await user.click(await screen.findByRole('button', { name: /^4 stars/ }));
    await waitFor(() => expect(lastQuery()?.get('rating')).toBe('4'));
    expect(place()).toBe('/reviews?rating=4');
    expect(screen.getByRole('button', { name: /^4 stars/ })).toHaveAttribute('aria-pressed', 'true');
    await user.click(screen.getByRole('button', { name: /^4 stars/ }));
    expect(place()).toBe('/reviews');
  });

  it('shows a notice and no average before the third review', async () => {
    await open('/reviews', { of: { count: 2, average: null, distribution: null } });
    expect(await screen.findByText(/^2 reviews so far\. We show an average after three reviews/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /stars/ })).not.toBeInTheDocument();
  });
});

describe('a vote for a review', () => {
  const button = async () => within(await card()).getByRole('button', { name: /^Helpful/ });

  it('is shown immediately, then with the count from the server', async () => {
    const pendingRequests = server.holdRequests('PUT /api/reviews/31/upvote');
    const { user } = await open();
    await user.click(await button());
    expect(await button()).toHaveAccessibleName('Helpful (3) review by Kim Example');
    expect(await button()).toHaveAttribute('aria-pressed', 'true');
    await waitFor(() => expect(pendingRequests).toHaveLength(1));
    pendingRequests[0]!.answer({ upvotes: 5, upvotedByMe: true });
    await waitFor(async () => expect(await button()).toHaveAccessibleName('Helpful (5) review by Kim Example'));
  });

  it('is reverted when the server refuses', async () => {
    server.respond('PUT /api/reviews/31/upvote', problem(500));
    const { user } = await open();
    await user.click(await button());
    expect(await toastOnShow()).toEqual(['Error', 'Server error. Please try again later.']);
    expect(await button()).toHaveAttribute('aria-pressed', 'false');
  });
});

describe('writing a review', () => {
  const TEXT = 'Small classes, and people who answer their mail.';

  async function write(as: User = aStudent()) {
    server.respond('GET /api/colleges', [aCollege()]);
    const page = await open('/reviews', { as });
    await page.user.click(screen.getByRole('button', { name: 'Write a Review' }));
    return page;
  }
  const form = () => screen.findByRole('form', { name: 'Write a Review' });

  it('reports missing fields', async () => {
    const { user } = await write();
    const fields = within(await form());
    await user.click(fields.getByRole('button', { name: 'Submit review' }));
    expect(await fields.findByText('College name is required')).toBeInTheDocument();
    expect(fields.getByText('Review must be at least 20 characters')).toBeInTheDocument();
  });

  it('requires confirmation of five untouched stars, then reports success', async () => {
    server.respond('POST /api/reviews', reply(201, aReview({ mine: true })));
    const { user, place } = await write();
    const fields = within(await form());
    await user.type(fields.getByRole('combobox', { name: 'College' }), 'bos');
    await user.click(await screen.findByRole('option', { name: /Boston University/ }));
    await user.click(fields.getByRole('textbox', { name: 'Your review' }));
    await user.paste(TEXT);
    await user.click(fields.getByRole('button', { name: 'Submit review' }));
    expect(await fields.findByText(/^Please confirm your rating/)).toBeInTheDocument();
    expect(server.callsTo('POST /api/reviews')).toHaveLength(0);

    await user.click(fields.getByRole('button', { name: 'Submit 5-star review' }));
    expect(await toastOnShow()).toEqual(['Review submitted']);
    expect(server.callsTo('POST /api/reviews')[0]?.body).toEqual({
      collegeId: 12,
      collegeName: 'Boston University',
      content: TEXT,
      rating: 5,
    });
    expect(place()).toBe('/reviews');
  });

  it('submits chosen stars without confirmation, and shows why the server refused', async () => {
    server.respond('POST /api/reviews', problem(409, 'You have reviewed this college already.'));
    const { user } = await write();
    const fields = within(await form());
    await user.type(fields.getByRole('combobox', { name: 'College' }), 'Boston University');
    await user.click(fields.getByRole('radio', { name: '3 of 5' }));
    await user.click(fields.getByRole('textbox', { name: 'Your review' }));
    await user.paste(TEXT);
    await user.click(fields.getByRole('button', { name: 'Submit review' }));
    expect(await fields.findByText('You have reviewed this college already.')).toBeInTheDocument();
    expect(await screen.findByText('Failed to submit review')).toBeInTheDocument();
    expect(server.callsTo('POST /api/reviews')[0]?.body).toMatchObject({ rating: 3 });
  });

  it('asks users with an unconfirmed address to confirm it first', async () => {
    await write(aStudent({ emailVerified: false }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Write a Review' }));
    expect(dialog.getByRole('button', { name: 'Resend confirmation' })).toBeInTheDocument();
    expect(dialog.queryByRole('form')).not.toBeInTheDocument();
  });
});

describe("the viewer's own review", () => {
  const mine = aReview({ mine: true });

  it('can be edited', async () => {
    server.respond('PATCH /api/reviews/31', mine);
    const { user } = await open('/reviews', { reviews: [mine] });
    await user.click(await screen.findByRole('button', { name: 'Edit your review of Boston University' }));
    const fields = within(await screen.findByRole('form', { name: 'Edit your review' }));
    await user.click(fields.getByRole('radio', { name: '2 of 5' }));
    await user.click(fields.getByRole('button', { name: 'Save changes' }));
    expect(await toastOnShow()).toEqual(['Review changed']);
    expect(server.callsTo('PATCH /api/reviews/31')[0]?.body).toEqual({ content: mine.content, rating: 2 });
  });

  it('is deleted after a confirmation', async () => {
    server.respond('DELETE /api/reviews/31', reply(204));
    const { user } = await open('/reviews', { reviews: [mine] });
    await user.click(await screen.findByRole('button', { name: 'Delete your review of Boston University' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Delete this review?' }));
    expect(server.callsTo('DELETE /api/reviews/31')).toHaveLength(0);
    server.respond('GET /api/reviews', reply(200, [], { 'X-Total-Count': '0' }));
    await user.click(question.getByRole('button', { name: 'Delete review' }));
    expect(await toastOnShow()).toEqual(['Review deleted']);
    await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'Reviews' })).toHaveFocus());
  });

  it.each([
    ['Edit', 'dialog'],
    ['Delete', 'alertdialog'],
  ])('returns the focus to %s after it was canceled', async (action, role) => {
    const { user } = await open('/reviews', { reviews: [mine] });
    await user.click(await screen.findByRole('button', { name: `${action} your review of Boston University` }));
    await screen.findByRole(role);
    await user.keyboard('{Escape}');
    const button = () => screen.getByRole('button', { name: `${action} your review of Boston University` });
    await waitFor(() => expect(button()).toHaveFocus());
  });

  it('has no buttons to vote and to report', async () => {
    await open('/reviews', { reviews: [mine] });
    const review = within(await card());
    expect(review.queryByRole('button', { name: /Helpful|Report/ })).not.toBeInTheDocument();
  });
});

describe('reporting a review', () => {
  it('sends the reason, and confirms the report', async () => {
    server.respond('POST /api/reports', reply(201, { id: 1 }));
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Report the review by Kim Example' }));
    const form = within(await screen.findByRole('form', { name: 'Report this review' }));
    await user.click(form.getByRole('radio', { name: 'Not true' }));
    await user.click(form.getByRole('button', { name: 'Send report' }));
    expect((await toastOnShow())[0]).toBe('Report sent');
    expect(server.callsTo('POST /api/reports')[0]?.body).toEqual({
      targetType: 'review',
      targetId: 31,
      reason: 'false',
    });
  });
});
