import { screen, waitFor, within } from '@testing-library/react';
import { aCase, aCaseDetail, moderate } from '@test/support/moderation';
import { aStudent } from '@test/support/people';
import { problem, reply, server } from '@test/support/server';
import { visit } from '@test/support/visit';

const CASES_ROUTE = 'GET /api/moderation/cases';

const cases = async () => within(await screen.findByRole('navigation', { name: 'Cases' }));

describe('the moderation page', () => {
  it('is only for operators', async () => {
    visit('/moderation', { as: aStudent() });
    expect(await screen.findByRole('heading', { name: 'Access Denied' })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /Moderation/ })).not.toBeInTheDocument();
    expect(server.calls.filter(({ path }) => path.startsWith('/api/moderation'))).toEqual([]);
  });

  it('redirects visitors to the login and back', async () => {
    const { place } = visit('/moderation');
    await waitFor(() => expect(place()).toContain('/auth'));
    expect(place()).toContain('next=%2Fmoderation');
  });

  it('is in the navigation of operators, with the number of open cases', async () => {
    moderate();
    expect(await screen.findByRole('link', { name: /^Moderation.*2 open cases$/ })).toHaveAttribute(
      'aria-current',
      'page',
    );
  });
});

describe('the list of cases', () => {
  it('shows the target, reasons, number of reports and urgency', async () => {
    server.respond(CASES_ROUTE, [
      aCase({ id: 1, isUrgent: true, reasons: ['abuse', 'spam'], reportCount: 3 }),
      aCase({ id: 2, targetType: 'review' }),
      aCase({ id: 3, targetType: 'user', subject: null }),
    ]);
    moderate();
    const links = (await cases()).getAllByRole('link');
    expect(links[0]).toHaveTextContent(/^Message from Alex SampleUrgentAbuseSpam3 reports · /);
    expect(links[1]).toHaveTextContent(/^Review by Alex SampleSpam1 report · /);
    expect(links[2]).toHaveTextContent(/^Profile of a deleted user/);
  });

  it('marks claims of former operators as expired', async () => {
    const claimedBy = { id: 41, fullName: 'Kim Example', isOperator: false };
    server.respond(CASES_ROUTE, [aCase({ status: 'claimed', claimedBy })]);
    moderate('/moderation?status=claimed');
    expect((await cases()).getByRole('link')).toHaveTextContent('Claim expired');
  });

  it('shows one status at a time, kept in the URL', async () => {
    server.respond(CASES_ROUTE, ({ query }) =>
      query.get('status') === 'closed' ? [aCase({ status: 'closed', outcome: 'hidden' })] : [],
    );
    const { user, place } = moderate();
    expect(await screen.findByText('No open cases. New reports appear here.')).toBeInTheDocument();
    await user.click(screen.getByRole('radio', { name: 'Closed' }));
    expect((await cases()).getByRole('link')).toHaveTextContent('Hidden');
    expect(place()).toBe('/moderation?status=closed');
  });

  it('loads the next page', async () => {
    server.respond(CASES_ROUTE, ({ query }) =>
      query.get('before')
        ? [aCase({ id: 2, targetType: 'review' })]
        : reply(200, [aCase({ id: 1 })], { Link: '</api/moderation/cases?status=open&before=1>; rel="next"' }),
    );
    const { user } = moderate();
    await user.click(await screen.findByRole('button', { name: 'Show more cases' }));
    await waitFor(async () => expect((await cases()).getAllByRole('link')).toHaveLength(2));
    expect(screen.queryByRole('button', { name: 'Show more cases' })).not.toBeInTheDocument();
  });

  it('offers to retry when loading fails', async () => {
    server.respond(CASES_ROUTE, problem(500));
    const { user } = moderate();
    expect(await screen.findByRole('alert')).toHaveTextContent('Server error');
    server.respond(CASES_ROUTE, [aCase()]);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect((await cases()).getByRole('link')).toBeInTheDocument();
  });

  it('is navigated with J, K and the arrow keys; Enter opens a case, Escape returns', async () => {
    server.respond(CASES_ROUTE, [aCase({ id: 1 }), aCase({ id: 2 }), aCase({ id: 5 })]);
    server.respond('GET /api/moderation/cases/2', aCaseDetail({ id: 2 }));
    const { user, place } = moderate();
    const [first, second, third] = (await cases()).getAllByRole('link');
    first!.focus();
    await user.keyboard('j');
    expect(second).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    expect(third).toHaveFocus();
    await user.keyboard('k');
    expect(second).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('heading', { level: 2, name: 'Message from Alex Sample' })).toHaveFocus();
    expect(place()).toBe('/moderation?case=2');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(place()).toBe('/moderation'));
    expect((await cases()).getAllByRole('link')[1]).toHaveFocus();
  });
});
