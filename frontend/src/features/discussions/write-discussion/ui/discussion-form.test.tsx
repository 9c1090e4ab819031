import { screen, waitFor, within } from '@testing-library/react';
import { aCollege } from '@test/support/colleges';
import { toastOnShow } from '@test/support/sign-in';
import { aDiscussion, aDiscussionWith } from '@test/support/forum';
import { aCollegeAdmin, anAlum, aStudent } from '@test/support/people';
import { problem, reply, server, type Call } from '@test/support/server';
import { visit } from '@test/support/visit';
import type { User } from '@/shared/auth';

const TITLE = 'How did you choose a major?';
const CONTENT = 'I like biology and history equally well.';
const WRITE_ROUTE = 'POST /api/forum/posts';
const PSEUDONYM_HINT = 'Members see "A student" instead of your name. Moderators can see who you are.';

async function open({ as = aStudent(), address = '/forum?new=1' }: { as?: User; address?: string } = {}) {
  server.respondByDefault('GET /api/colleges', []);
  server.respondByDefault('GET /api/forum/posts/3', aDiscussionWith([], { mine: true }));
  server.respondByDefault('POST /api/forum/posts/3/views', reply(204));
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
  it('shows an error for each missing field', async () => {
    const { form, post } = await open();
    await post();
    expect(await form.findByText('Title must be at least 5 characters')).toBeVisible();
    expect(form.getByText('Content must be at least 20 characters')).toBeVisible();
    expect(server.callsTo(WRITE_ROUTE)).toHaveLength(0);
  });

  it('is posted with unique tags, and opens', async () => {
    server.respond(WRITE_ROUTE, reply(201, aDiscussion({ mine: true })));
    const { user, form, write, post, place } = await open();
    await write();
    await user.type(form.getByRole('textbox', { name: /^Tags/ }), ' Majors, majors,, First year');
    await post();
    expect(await toastOnShow()).toEqual(['Post created']);
    expect(server.callsTo(WRITE_ROUTE)[0]?.body).toEqual({
      title: TITLE,
      content: CONTENT,
      tags: ['Majors', 'First year'],
      anonymous: false,
    });
    await waitFor(() => expect(place()).toBe('/forum/3'));
    expect(await screen.findByRole('heading', { level: 1, name: TITLE })).toBeVisible();
  });

  it('is posted with Ctrl+Enter', async () => {
    server.respond(WRITE_ROUTE, reply(201, aDiscussion()));
    const { user, write } = await open();
    await write();
    await user.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(server.callsTo(WRITE_ROUTE)).toHaveLength(1));
  });

  it('belongs to the college named in the URL', async () => {
    server.respond('GET /api/colleges', [aCollege({ id: 12, name: 'Boston University' })]);
    server.respond(WRITE_ROUTE, reply(201, aDiscussion()));
    const { write, post } = await open({ address: '/forum?new=1&college=Boston+University' });
    await write();
    await waitFor(() => expect(server.callsTo('GET /api/colleges').length).toBeGreaterThan(0));
    await post();
    await waitFor(() => expect(server.callsTo(WRITE_ROUTE)[0]?.body).toMatchObject({ collegeId: 12 }));
  });

  it('lists similar discussions for its title', async () => {
    server.respond('GET /api/forum/similar', [{ id: 9, title: 'Which major?', replyCount: 2, isAnswered: true }]);
    const { user, form, field } = await open();
    await user.type(field('Title'), 'Majo');
    await user.type(field('Title'), 'rs');
    const similar = within(await form.findByRole('region', { name: 'Similar discussions' }));
    expect(similar.getByRole('link', { name: /^Which major\?/ })).toHaveAttribute('href', '/forum/9');
    expect(similar.getByText('2 replies, answered')).toBeVisible();
    expect(server.callsTo('GET /api/forum/similar').map(({ query }) => query.get('title'))).toEqual(['Majors']);
  });

  it('can be previewed', async () => {
    const { user, form, write } = await open();
    await write(TITLE, 'I like **biology** most of all.');
    await user.click(form.getByRole('tab', { name: 'Preview' }));
    expect((await form.findByText('biology')).tagName).toBe('STRONG');
    await user.click(form.getByRole('tab', { name: 'Write' }));
    expect(form.getByRole('textbox', { name: 'Content' })).toHaveValue('I like **biology** most of all.');
  });
});

describe('the name of the author', () => {
  it('can be hidden, with a note on who can see it', async () => {
    server.respond(WRITE_ROUTE, reply(201, aDiscussion()));
    const { user, form, write, post } = await open();
    const hidden = form.getByRole('radio', { name: 'A student' });
    expect(hidden).toHaveAccessibleDescription(PSEUDONYM_HINT);
    await write();
    await user.click(hidden);
    await post();
    await waitFor(() => expect(server.callsTo(WRITE_ROUTE)[0]?.body).toMatchObject({ anonymous: true }));
  });

  it('is the name that others see, which is shorter for minors', async () => {
    const { form } = await open({ as: aStudent({ fullName: 'Jordan Blake', displayName: 'Jordan B.' }) });
    expect(form.getByRole('radio', { name: 'Jordan B.' })).toBeChecked();
    expect(form.queryByRole('radio', { name: 'Jordan Blake' })).not.toBeInTheDocument();
  });

  it('is "An alum" for anonymous alumni', async () => {
    const { form } = await open({ as: anAlum() });
    expect(form.getByRole('radio', { name: 'An alum' })).toBeVisible();
  });

  it("can't be hidden by college administrators", async () => {
    const { form } = await open({ as: aCollegeAdmin() });
    expect(form.queryByRole('group', { name: 'Post as' })).not.toBeInTheDocument();
  });
});

describe('a rejected discussion', () => {
  it("shows the server's message", async () => {
    const sentence = 'You can write 3 discussions on your first day. Please come back later.';
    server.respond(WRITE_ROUTE, problem(429, sentence, { code: 'forum.first-day-limit' }));
    const { form, write, post } = await open();
    await write();
    await post();
    expect(await form.findByText(sentence)).toBeVisible();
    // The toast is outside of the form, which keeps the focus.
    expect(await screen.findByText('Failed to create post')).toBeVisible();
  });

  it("shows the server's errors at their fields", async () => {
    const message = 'A tag can have at most 30 characters';
    server.respond(WRITE_ROUTE, problem(400, message, { errors: [{ field: 'title', message: 'Not this one' }] }));
    const { form, field, write, post } = await open();
    await write();
    await post();
    expect(await form.findByText('Not this one')).toBeVisible();
    expect(field('Title')).toHaveFocus();
  });

  it('keeps its idempotency key on a retry, and gets a new one after a change', async () => {
    server.respond(WRITE_ROUTE, () => problem(503));
    const { user, field, form, write, post } = await open();
    await write();
    for (const tries of [1, 2]) {
      await post();
      await waitFor(() => expect(server.callsTo(WRITE_ROUTE)).toHaveLength(tries));
      await waitFor(() => expect(form.getByRole('button', { name: 'Post' })).toBeEnabled());
    }
    await user.type(field('Title'), '!');
    await post();
    await waitFor(() => expect(server.callsTo(WRITE_ROUTE)).toHaveLength(3));
    const [first, second, third] = server.callsTo(WRITE_ROUTE).map(keyOf);
    expect(first).toMatch(/^[\da-f]{32}$/);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });
});

describe('an unsent discussion', () => {
  const notice = 'You left before you saved this. Here’s what you wrote.';

  it('is restored when the form is reopened, until it is discarded', async () => {
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

  it('is deleted once it is posted', async () => {
    server.respond(WRITE_ROUTE, reply(201, aDiscussion()));
    const { write, post } = await open();
    await write();
    await post();
    await toastOnShow();
    await waitFor(() => expect(screen.queryByRole('form', { name: 'New discussion' })).not.toBeInTheDocument());
    expect(Object.keys(sessionStorage).filter((key) => key.startsWith('draft:'))).toEqual([]);
  });
});
