import { screen, within } from '@testing-library/react';
import { problem, server } from '@test/support/server';
import { anOperator } from '@test/support/moderation';
import { visit } from '@test/support/visit';
import type { ReplyTimesOfWeek } from '../api/reply-times';

const ROUTE = 'GET /api/moderation/reply-times';
const week = (closedOn: string, change: Partial<ReplyTimesOfWeek> = {}): ReplyTimesOfWeek => ({
  closedOn,
  requests: 40,
  answeredPercent: 75,
  repliesWithinDays: 1,
  ...change,
});

beforeEach(() =>
  server.respondByDefault('GET /api/moderation/summary', { open: 0, urgent: 0, administrators: 0, support: 0 }),
);
const open = () => visit('/moderation?tab=reply-times', { as: anOperator() });

describe('reply times of the product', () => {
  it('are listed by week, with the latest one first', async () => {
    server.respond(ROUTE, [
      week('2026-03-30'),
      week('2026-03-23', { repliesWithinDays: null }),
      week('2026-03-16', { requests: null, answeredPercent: null, repliesWithinDays: null }),
    ]);
    open();

    expect(await screen.findByText('Last week: within a day, 75% answered')).toBeVisible();
    const rows = within(screen.getByRole('table', { name: 'Reply times by week' })).getAllByRole('row');
    expect(
      rows.slice(1).map((row) =>
        within(row)
          .getAllByRole('cell')
          .map(({ textContent }) => textContent),
      ),
    ).toEqual([
      ['a day', '40', '75%'],
      ['longer than a week', '40', '75%'],
      ['Too few', 'Too few', 'Too few'],
    ]);
  });

  it('are explained if no week has been closed', async () => {
    server.respond(ROUTE, []);
    open();

    expect(await screen.findByText('No closed week yet. The first figures will appear on Monday.')).toBeVisible();
  });

  it('can be loaded again after an error', async () => {
    server.respond(ROUTE, problem(500));
    const { user } = open();
    const retry = await screen.findByRole('button', { name: /try again|retry/i });
    server.respond(ROUTE, [week('2026-03-30', { requests: null, answeredPercent: null, repliesWithinDays: null })]);
    await user.click(retry);

    expect(await screen.findByText('Too few people asked last week to show a reply time.')).toBeVisible();
  });
});
