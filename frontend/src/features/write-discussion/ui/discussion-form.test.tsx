import { screen, waitFor, within } from '@testing-library/react';
import { aCollege } from '@test/support/colleges';
import { toastOnShow } from '@test/support/entrance';
import { aDiscussion, aDiscussionWith } from '@test/support/forum';
import { aCollegeAdmin, anAlum, aStudent } from '@test/support/people';
import { problem, reply, server, type Call } from '@test/support/server';
import { visit } from '@test/support/visit';
import type { User } from '@/shared/api';

const TITLE = 'How did you choose a major?';
const CONTENT = 'I like biology and history equally well.';
const WRITE = 'POST /api/forum/posts';
const SAID = 'Members see "A student" instead of your name. Moderators can see who you are.';

async function open({ as = aStudent(), address = '/forum?new=1' }: { as?: User; address?: string } = {}) {
  server.answersByDefault('GET /api/colleges', []);
  server.answersByDefault('GET /api/forum/posts/3', aDiscussionWith([], { mine: true }));
  server.answersByDefault('POST /api/forum/posts/3/views', reply(204));
  const page = visit(address, { as });
  const form = within(await screen.findByRole('form', { name: 'New discussion' }));
  const field = (name: string) => form.getByRole<HTMLInputElement>('textbox', { name });
  return {
    ...page,
    form,
    field,
    write: async (title = TITLE, content = CONTENT) => {
      await page.user.click(field('Title'));
      await page.user.paste(title);
      await page.user.click(field('Content'));
      await page.user.paste(content);
    },
    post: () => page.user.click(form.getByRole('button', { name: 'Post' })),
  };
}

const keyOf = ({ init }: Call) => new Headers(init.headers).get('Idempotency-Key');

describe('a new discussion', () => {
  it('asks for what is missing in fixed words', async () => {
    const { form, post } = await open();
    await post();
    expect(await form.findByText('Title must be at least 5 characters')).toBeVisible();
    expect(form.getByText('Content must be at least 20 characters')).toBeVisible();
    expect(server.callsTo(WRITE)).toHaveLength(0);
  });

  it('is posted with its tags, each once, and opens', async () => {
    server.answers(WRITE, reply(201, aDiscussion({ mine: true })));
    const { user, form, write, post, place } = await open();
    await write();
    await user.type(form.getByRole('textbox', { name: /^Tags/ }), ' Majors, majors,, First year');
    await post();
    expect(await toastOnShow()).toEqual(['Post created']);
    expect(server.callsTo(WRITE)[0]?.body).toEqual({
      title: TITLE,
      content: CONTENT,
      tags: ['Majors', 'First year'],
      anonymous: false,
    });
    await waitFor(() => expect(place()).toBe('/forum/3'));
    expect(await screen.findByRole('heading', { level: 1, name: TITLE })).toBeVisible();
  });

  it('is posted with Ctrl+Enter', async () => {
    server.answers(WRITE, reply(201, aDiscussion()));
    const { user, write } = await open();
    await write();
    await user.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(server.callsTo(WRITE)).toHaveLength(1));
  });

  it('is about the college that the address names', async () => {
    server.answers('GET /api/colleges', [aCollege({ id: 12, name: 'Boston University' })]);
    server.answers(WRITE, reply(201, aDiscussion()));
    const { write, post } = await open({ address: '/forum?new=1&college=Boston+University' });
    await write();
    await waitFor(() => expect(server.callsTo('GET /api/colleges').length).toBeGreaterThan(0));
    await post();
    await waitFor(() => expect(server.callsTo(WRITE)[0]?.body).toMatchObject({ collegeId: 12 }));
  });

  it('shows what was asked before under a title like it', async () => {
    server.answers('GET /api/forum/similar', [{ id: 9, title: 'Which major?', replyCount: 2, isAnswered: true }]);
    const { user, form, field } = await open();
    await user.type(field('Title'), 'Majo');
    await user.type(field('Title'), 'rs');
    const similar = within(await form.findByRole('region', { name: 'Similar discussions' }));
    expect(similar.getByRole('link', { name: /^Which major\?/ })).toHaveAttribute('href', '/forum/9');
    expect(similar.getByText('2 replies, answered')).toBeVisible();
    expect(server.callsTo('GET /api/forum/similar').map(({ query }) => query.get('title'))).toEqual(['Majors']);
  });

  it('can be looked at before', async () => {
    const { user, form, write } = await open();
    await write(TITLE, 'I like **biology** most of all.');
    await user.click(form.getByRole('tab', { name: 'Preview' }));
    expect((await form.findByText('biology')).tagName).toBe('STRONG');
    await user.click(form.getByRole('tab', { name: 'Write' }));
    expect(form.getByRole('textbox', { name: 'Content' })).toHaveValue('I like **biology** most of all.');
  });
});

describe('the name under which it is posted', () => {
  it('can be hidden, with a word on who sees it', async () => {
    server.answers(WRITE, reply(201, aDiscussion()));
    const { user, form, write, post } = await open();
    const hidden = form.getByRole('radio', { name: 'A student' });
    expect(hidden).toHaveAccessibleDescription(SAID);
    await write();
    await user.click(hidden);
    await post();
    await waitFor(() => expect(server.callsTo(WRITE)[0]?.body).toMatchObject({ anonymous: true }));
  });

  it('is "An alum" for alumni', async () => {
    const { form } = await open({ as: anAlum() });
    expect(form.getByRole('radio', { name: 'An alum' })).toBeVisible();
  });

  it('is no choice for who speaks for a college', async () => {
    const { form } = await open({ as: aCollegeAdmin() });
    expect(form.queryByRole('group', { name: 'Post as' })).not.toBeInTheDocument();
  });
});

describe('a discussion that is refused', () => {
  it('says so, with the sentence of the server', async () => {
    const sentence = 'You can write 3 discussions on your first day. Please come back later.';
    server.answers(WRITE, problem(429, sentence, { code: 'forum.first-day-limit' }));
    const { form, write, post } = await open();
    await write();
    await post();
    expect(await form.findByText(sentence)).toBeVisible();
    // The toast is beside the form, in which the focus stays.
    expect(await screen.findByText('Failed to create post')).toBeVisible();
  });

  it('has errors of the server at their fields', async () => {
    const message = 'A tag can have at most 30 characters';
    server.answers(WRITE, problem(400, message, { errors: [{ field: 'title', message: 'Not this one' }] }));
    const { form, field, write, post } = await open();
    await write();
    await post();
    expect(await form.findByText('Not this one')).toBeVisible();
    expect(field('Title')).toHaveFocus();
  });

  it('is the same when it is sent again, and another once it was changed', async () => {
    server.answers(WRITE, () => problem(503));
    const { user, field, form, write, post } = await open();
    await write();
    for (const tries of [1, 2]) {
      await post();
      await waitFor(() => expect(server.callsTo(WRITE)).toHaveLength(tries));
      await waitFor(() => expect(form.getByRole('button', { name: 'Post' })).toBeEnabled());
    }
    await user.type(field('Title'), '!');
    await post();
    await waitFor(() => expect(server.callsTo(WRITE)).toHaveLength(3));
    const [first, second, third] = server.callsTo(WRITE).map(keyOf);
    expect(first).toMatch(/^[\da-f]{32}$/);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });
});

describe('what was not posted', () => {
  const notice = 'You left before you saved this. Here’s what you wrote.';

  it('is there again after the form was closed, until it is discarded', async () => {
    const { user, write } = await open();
    await write();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('form')).not.toBeInTheDocument());

    await user.click(screen.getByRole('button', { name: 'New discussion' }));
    const again = within(await screen.findByRole('form', { name: 'New discussion' }));
    expect(again.getByText(notice)).toBeVisible();
    expect(again.getByRole('textbox', { name: 'Content' })).toHaveValue(CONTENT);
    await user.click(again.getByRole('button', { name: 'Discard draft' }));
    expect(again.getByRole('textbox', { name: 'Content' })).toHaveValue('');
    expect(again.getByRole('textbox', { name: 'Title' })).toHaveFocus();
    expect(Object.keys(sessionStorage).filter((key) => key.startsWith('draft:'))).toEqual([]);
  });

  it('is gone once it was posted', async () => {
    server.answers(WRITE, reply(201, aDiscussion()));
    const { write, post } = await open();
    await write();
    await post();
    await toastOnShow();
    await waitFor(() => expect(screen.queryByRole('form', { name: 'New discussion' })).not.toBeInTheDocument());
    expect(Object.keys(sessionStorage).filter((key) => key.startsWith('draft:'))).toEqual([]);
  });
});
