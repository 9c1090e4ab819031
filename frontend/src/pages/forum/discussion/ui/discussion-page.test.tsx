import { act, screen, waitFor, within } from '@testing-library/react';
import { toastOnShow } from '@test/support/sign-in';
import { aDiscussionWith, anAuthor, aReplyOf } from '@test/support/forum';
import { aStudent } from '@test/support/people';
import { problem, reply, server } from '@test/support/server';
import { visit } from '@test/support/visit';
import { forumQueries } from '@/entities/discussion';
import type { DiscussionDetail } from '@/entities/discussion/api/discussions';
import { queryClient } from '@/shared/api';
import type { User } from '@/shared/auth';

const READ_ROUTE = 'GET /api/forum/posts/3';
const VIEW_ROUTE = 'POST /api/forum/posts/3/views';
const TITLE = 'How did you choose a major?';

interface PageOptions {
  as?: User | null;
  address?: string;
  discussion?: DiscussionDetail;
}

async function open({
  as = aStudent(),
  address = '/forum/3',
  discussion = aDiscussionWith([aReplyOf()]),
}: PageOptions = {}) {
  server.respondByDefault(READ_ROUTE, discussion);
  server.respondByDefault(VIEW_ROUTE, reply(204));
  const page = visit(address, { as });
  await screen.findByRole('heading', { level: 1 });
  return page;
}

const replyOf = (name = 'Kim Example') => screen.findByRole('article', { name: `Reply by ${name}` });
const box = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Your reply' });
const mine = { mine: true, authorId: 1, author: anAuthor({ id: 1, fullName: 'Robin Example', role: 'student' }) };

describe('a discussion', () => {
  it('is shown with its replies, and counts one view', async () => {
    await open();
    expect(screen.getByRole('heading', { level: 1, name: TITLE })).toBeVisible();
    expect(document.title).toMatch(/^How did you choose a major\? · /);
    expect((await within(await replyOf()).findByText('both')).tagName).toBe('STRONG');
    expect(screen.getByRole('heading', { level: 2, name: '1 reply' })).toBeVisible();
    await waitFor(() => expect(server.callsTo(VIEW_ROUTE)).toHaveLength(1));
  });

  it('shows the number of views with the one that was just counted', async () => {
    server.respond(VIEW_ROUTE, { views: 1 });
    await open({ discussion: aDiscussionWith([], { views: 0 }) });
    expect(await screen.findByText('1 view')).toBeVisible();
  });

  it('marks texts of people who were invented for the demo data, for visitors too', async () => {
    const unsigned = { authorId: null, author: null, anonymous: null, isSample: true };
    await open({ as: null, discussion: aDiscussionWith([aReplyOf(unsigned)], unsigned) });
    expect(screen.getAllByText('Sample')).toHaveLength(2);
  });

  it('is shown to visitors without names, with a prompt to join', async () => {
    const unsigned = { authorId: null, author: null, anonymous: null };
    await open({ as: null, discussion: aDiscussionWith([aReplyOf(unsigned)], unsigned) });
    const prompt = within(await screen.findByRole('region', { name: 'Join the discussion' }));
    expect(prompt.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/auth?next=%2Fforum%2F3');
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    expect(screen.queryByText('Kim Example')).not.toBeInTheDocument();
    expect(server.callsTo(VIEW_ROUTE)).toHaveLength(0);
  });

  it('is not found if it does not exist', async () => {
    server.respond(READ_ROUTE, problem(404));
    visit('/forum/3', { as: aStudent() });
    await screen.findByRole('heading', { level: 1, name: 'Discussion Not Found' });
  });

  it('shows a notice and accepts no replies if it was removed', async () => {
    await open({ discussion: aDiscussionWith([aReplyOf()], { isRemoved: true, title: '', content: '', tags: [] }) });
    expect(screen.getByText('This discussion was removed by its author.')).toBeVisible();
    expect(await replyOf()).toBeVisible();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });

  it('shows a notice to its author if it is hidden', async () => {
    await open({ discussion: aDiscussionWith([], { ...mine, isHidden: true }) });
    expect(screen.getByText('We hid this while a moderator reviews it. Only you can see it.')).toBeVisible();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });
});

describe('replying', () => {
  const WRITE_ROUTE = 'POST /api/forum/posts/3/replies';
  const newReply = aReplyOf({ ...mine, id: 22, content: 'Thank you!' });

  it('appends the reply and focuses it', async () => {
    server.respond(WRITE_ROUTE, () => {
      server.respond(READ_ROUTE, aDiscussionWith([aReplyOf(), newReply]));
      return reply(201, newReply);
    });
    const { user, place } = await open();
    await user.type(await box(), 'Thank you!');
    await user.click(screen.getByRole('button', { name: `Post reply to ${TITLE}` }));
    expect(await toastOnShow()).toEqual(['Reply posted']);
    expect(server.callsTo(WRITE_ROUTE)[0]?.body).toEqual({ content: 'Thank you!', anonymous: false });
    await waitFor(async () => expect(await replyOf('Robin Example')).toHaveFocus());
    expect(await box()).toHaveValue('');
    expect(sessionStorage).toHaveLength(0);

    // A link to another reply still works afterwards.
    await user.click(within(await replyOf()).getByRole('link', { name: /^Link to this reply/ }));
    expect(place()).toBe('/forum/3?reply=21#reply-21');
    await waitFor(async () => expect(await replyOf()).toHaveFocus());
  });

  it('quotes another reply', async () => {
    const { user } = await open();
    await user.type(await box(), 'Hello');
    await user.click(within(await replyOf()).getByRole('button', { name: /^Quote/ }));
    expect(await box()).toHaveValue('Hello\n\n> I took **both** in my first year.\n\n');
    expect(await box()).toHaveFocus();
  });

  it('keeps the draft when the user leaves the page', async () => {
    server.respond('GET /api/forum/posts', []);
    const { user, router } = await open();
    await user.type(await box(), 'Half a thought');
    await act(() => router.navigate({ to: '/forum' }));
    await screen.findByRole('heading', { level: 1, name: 'Forum' });
    await act(() => router.navigate({ to: '/forum/$postId', params: { postId: '3' } }));
    expect(await box()).toHaveValue('Half a thought');
    expect(screen.getByText('You left before you saved this. Here’s what you wrote.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Discard draft' }));
    expect(await box()).toHaveValue('');
    expect(sessionStorage).toHaveLength(0);
  });

  it('reports an empty reply, and the reason for a refusal', async () => {
    const sentence = 'You can write 10 replies on your first day. Please come back later.';
    server.respond(WRITE_ROUTE, problem(429, sentence));
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: /^Post reply/ }));
    expect(await screen.findByText('Reply must not be empty')).toBeVisible();
    await user.type(await box(), 'Thank you!');
    await user.click(screen.getByRole('button', { name: /^Post reply/ }));
    expect(await toastOnShow()).toEqual(['Failed to post reply', sentence]);
    expect(await box()).toHaveValue('Thank you!');
  });
});

describe('replies of others', () => {
  it('are announced when they arrive', async () => {
    await open();
    await replyOf();
    server.respond(
      READ_ROUTE,
      aDiscussionWith([aReplyOf(), aReplyOf({ id: 22, author: anAuthor({ fullName: 'Mara L' }) })]),
    );
    await act(() => queryClient.invalidateQueries({ queryKey: forumQueries.details(3) }));
    expect(await replyOf('Mara L')).toBeVisible();
    expect(screen.getByText('1 new reply')).toHaveAttribute('role', 'status');
  });

  it('on a later page are found by a link', async () => {
    const discussion = aDiscussionWith([aReplyOf()], { replyCount: 60 });
    const next = '</api/forum/posts/3?after=21&limit=50>; rel="next"';
    server.respond(READ_ROUTE, ({ query }) =>
      query.get('after') === '79'
        ? aDiscussionWith([aReplyOf({ id: 80, author: anAuthor({ fullName: 'Mara L' }) })], { replyCount: 60 })
        : reply(200, discussion, { Link: next }),
    );
    const { user } = await open({ address: '/forum/3?reply=80' });
    await waitFor(async () => expect(await replyOf('Mara L')).toHaveFocus());
    await user.click(screen.getByRole('button', { name: 'Show earlier replies' }));
    expect(await replyOf()).toBeVisible();
  });

  it.each(['/forum/3#reply-99', '/forum/3?reply=99'])(
    'that no longer exist are reported as removed: %s',
    async (address) => {
      await open({ address });
      expect(await screen.findByText("The reply you're looking for was removed.")).toBeVisible();
    },
  );

  it('removed from the middle are reported as well', async () => {
    const more = { Link: '</api/forum/posts/3?after=21>; rel="next"' };
    const later = aReplyOf({ id: 81, author: anAuthor({ fullName: 'Mara L' }) });
    server.respond(READ_ROUTE, ({ query }) =>
      reply(200, aDiscussionWith([query.get('after') === '79' ? later : aReplyOf()], { replyCount: 60 }), more),
    );
    await open({ address: '/forum/3?reply=80' });
    expect(await screen.findByText("The reply you're looking for was removed.")).toBeVisible();
    expect(await replyOf('Mara L')).toBeVisible();
  });

  it('can be reported', async () => {
    server.respond('POST /api/reports', reply(201, { id: 1, isNew: true }));
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Actions for the reply by Kim Example' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Report' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Report this reply' }));
    await user.click(dialog.getByRole('button', { name: 'Send report' }));
    await waitFor(() =>
      expect(server.callsTo('POST /api/reports')[0]?.body).toMatchObject({ targetType: 'reply', targetId: 21 }),
    );
  });
});

describe('the author of a discussion', () => {
  it('marks a reply as the answer, and unmarks it', async () => {
    const answer = aReplyOf();
    const [open1, answered] = [
      aDiscussionWith([answer], mine),
      aDiscussionWith([answer], { ...mine, answerId: 21, answer }),
    ];
    server.respond('PUT /api/forum/posts/3/answer', () => {
      server.respond(READ_ROUTE, answered);
      return reply(204);
    });
    server.respond('DELETE /api/forum/posts/3/answer', () => {
      server.respond(READ_ROUTE, open1);
      return reply(204);
    });
    const { user } = await open({ discussion: open1 });
    await user.click(await screen.findByRole('button', { name: /^Mark as answer/ }));
    const top = within(await screen.findByRole('region', { name: 'Answer' }));
    expect(top.getByRole('link', { name: 'Show in the discussion' })).toHaveAttribute(
      'href',
      '/forum/3?reply=21#reply-21',
    );
    expect(server.callsTo('PUT /api/forum/posts/3/answer')[0]?.body).toEqual({ replyId: 21 });
    expect(screen.getAllByText('both', { selector: 'strong' })).toHaveLength(1);
    expect(screen.getByText('This reply is the answer shown above.')).toBeInTheDocument();
    await user.click(await screen.findByRole('button', { name: /^Unmark/ }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Answer' })).not.toBeInTheDocument());
  });

  it('deletes it after a confirmation that mentions the remaining replies', async () => {
    server.respond('DELETE /api/forum/posts/3', reply(204));
    const { user, place, router } = await open({ discussion: aDiscussionWith([aReplyOf()], mine) });
    const pages = router.history.length;
    await user.click(screen.getByRole('button', { name: 'Actions for this discussion' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Delete this discussion?' }));
    expect(question.getByText(/1 reply will stay, under a note that you removed the discussion/)).toBeVisible();
    await user.click(question.getByRole('button', { name: 'Delete discussion' }));
    expect(await toastOnShow()).toEqual(['Discussion deleted']);
    await waitFor(() => expect(place()).toBe('/forum'));
    await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'Forum' })).toHaveFocus());
    // The page of the deleted discussion is not in the history.
    expect(router.history.length).toBe(pages);
  });

  it('edits it', async () => {
    server.respond('PATCH /api/forum/posts/3', aDiscussionWith([], mine));
    const { user } = await open({ discussion: aDiscussionWith([], mine) });
    await user.click(screen.getByRole('button', { name: 'Actions for this discussion' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Edit' }));
    const form = within(await screen.findByRole('form', { name: 'Edit discussion' }));
    await user.type(form.getByRole('textbox', { name: 'Title' }), ' Really?');
    await user.click(form.getByRole('button', { name: 'Save changes' }));
    await waitFor(() =>
      expect(server.callsTo('PATCH /api/forum/posts/3')[0]?.body).toEqual({
        title: `${TITLE} Really?`,
        content: 'I like **biology** and history.',
        tags: ['Majors'],
      }),
    );
    expect(await toastOnShow()).toEqual(['Changes saved']);
  });
});

describe("the viewer's own reply", () => {
  const own = aReplyOf({ ...mine, byAsker: true, editedAt: '2026-01-07T12:00:00.000Z' });
  const discussion = aDiscussionWith([own], mine);

  async function choose(item: string) {
    const page = await open({ discussion });
    await page.user.click(screen.getByRole('button', { name: 'Actions for the reply by Robin Example' }));
    await page.user.click(await screen.findByRole('menuitem', { name: item }));
    return page;
  }

  it('is marked as by the author of the discussion, and as edited', async () => {
    await open({ discussion });
    const text = within(await replyOf('Robin Example'));
    expect(text.getByText('Author')).toBeVisible();
    expect(text.getByText(/^Edited /)).toBeVisible();
  });

  it('is edited in place', async () => {
    server.respond('PATCH /api/forum/replies/21', own);
    const { user } = await choose('Edit');
    const form = within(await screen.findByRole('form', { name: 'Edit your reply' }));
    const field = form.getByRole('textbox', { name: 'Edit your reply' });
    await waitFor(() => expect(field).toHaveFocus());
    await user.type(field, ' Yes.');
    await user.keyboard('{Meta>}{Enter}{/Meta}');
    expect(await toastOnShow()).toEqual(['Changes saved']);
    expect(server.callsTo('PATCH /api/forum/replies/21')[0]?.body).toEqual({ content: `${own.content} Yes.` });
    await waitFor(async () => expect(await replyOf('Robin Example')).toHaveFocus());
  });

  it('is deleted after a confirmation', async () => {
    server.respond('DELETE /api/forum/replies/21', () => {
      server.respond(READ_ROUTE, aDiscussionWith([], mine));
      return reply(204);
    });
    const { user } = await choose('Delete');
    const question = within(await screen.findByRole('alertdialog', { name: 'Delete this reply?' }));
    await user.click(question.getByRole('button', { name: 'Delete reply' }));
    expect(await toastOnShow()).toEqual(['Reply deleted']);
    await waitFor(() => expect(screen.queryByRole('article', { name: /^Reply/ })).not.toBeInTheDocument());
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  });
});

describe('following a discussion', () => {
  it('is reverted when the server refuses', async () => {
    server.respond('PUT /api/forum/posts/3/subscription', problem(500));
    const { user } = await open();
    const follow = screen.getByRole('switch', { name: 'Following' });
    expect(follow).not.toBeChecked();
    await user.click(follow);
    expect(await toastOnShow()).toEqual(['Error', 'Server error. Please try again later.']);
    expect(follow).not.toBeChecked();
  });
});
