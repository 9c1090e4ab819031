import { screen, waitFor, within } from '@testing-library/react';
import { aDiscussionWith, anAuthor, aReplyOf } from '@test/support/forum';
import { aStudent } from '@test/support/people';
import { reply, server } from '@test/support/server';
import { visit } from '@test/support/visit';
import type { DiscussionDetail } from '@/entities/discussion/api/discussions';

const READ_ROUTE = 'GET /api/forum/posts/3';
const ANONYMOUS = {
  authorId: null,
  author: anAuthor({ id: null, fullName: 'An alum', profile: null }),
  anonymous: true,
};

async function open(discussion: DiscussionDetail) {
  server.respondByDefault(READ_ROUTE, discussion);
  server.respondByDefault('POST /api/forum/posts/3/views', reply(204));
  server.respondByDefault('GET /api/forum/posts', []);
  server.respondByDefault('GET /api/forum/tags', []);
  const page = visit('/forum/3', { as: aStudent() });
  await screen.findByRole('heading', { level: 1 });
  return page;
}
const menu = (name: RegExp) => screen.findByRole('button', { name });

describe('blocking an author', () => {
  it('of a reply asks for confirmation, and reloads the discussion', async () => {
    const { user } = await open(aDiscussionWith([aReplyOf()]));
    await user.click(await menu(/^Actions for the reply by Kim Example/));
    await user.click(screen.getByRole('menuitem', { name: 'Block Kim Example' }));
    const dialog = within(screen.getByRole('alertdialog', { name: 'Block Kim Example?' }));
    expect(dialog.getByText(/Their anonymous posts stay visible/)).toBeInTheDocument();
    server.respond('POST /api/forum/replies/21/author-block', () => {
      server.respond(READ_ROUTE, aDiscussionWith([]));
      return reply(204);
    });
    await user.click(dialog.getByRole('button', { name: 'Block' }));
    expect(await screen.findByText('Kim Example is blocked')).toBeInTheDocument();
    await waitFor(() =>
      expect(screen.queryByRole('article', { name: 'Reply by Kim Example' })).not.toBeInTheDocument(),
    );
  });

  it('of a discussion leads back to the forum', async () => {
    const { user, place } = await open(aDiscussionWith([]));
    await user.click(await menu(/^Actions for this discussion/));
    await user.click(screen.getByRole('menuitem', { name: 'Block Kim Example' }));
    server.respond('POST /api/forum/posts/3/author-block', reply(204));
    await user.click(screen.getByRole('button', { name: 'Block' }));
    await waitFor(() => expect(place()).toBe('/forum'));
  });

  it('is not offered for anonymous authors', async () => {
    const { user } = await open(aDiscussionWith([aReplyOf(ANONYMOUS)], ANONYMOUS));
    await user.click(await menu(/^Actions for this discussion/));
    expect(screen.getByRole('menuitem', { name: 'Report' })).toBeInTheDocument();
    expect(screen.queryByRole('menuitem', { name: /^Block/ })).not.toBeInTheDocument();
    await user.keyboard('{Escape}');
    await user.click(await menu(/^Actions for the reply by An alum/));
    expect(screen.queryByRole('menuitem', { name: /^Block/ })).not.toBeInTheDocument();
  });
});
