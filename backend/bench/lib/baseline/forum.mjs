/** The calls of the forum with the product's own statements and responses, without the framework. */
import { built } from '../built.mjs';

const forum = (file) => built(`contexts/forum/${file}`);

/** @param {import('./product.mjs').Product} product */
export function forumCalls({ get }) {
  const { ShowDiscussions } = forum('application/discussions/show-discussions.js');
  const { SearchDiscussions } = forum('application/discussions/search-discussions.js');
  const { toForumPost, toListedForumPost, toForumPostDetail } = forum('infrastructure/discussions/posts.dto.js');
  const showDiscussions = get(ShowDiscussions);
  const searchDiscussions = get(SearchDiscussions);

  const calls = {
    page: async ({ id }, after) => {
      const { items } = await showDiscussions.listPosts({ sort: 'active', limit: 20, after }, id);
      return items.map(toForumPost);
    },
    post: async ({ id }, postId) => {
      const { post, answer, replies } = await showDiscussions.getPostWithReplies(postId, { after: 0, limit: 50 }, id);
      return toForumPostDetail(post, answer, replies.items);
    },
    search: async ({ id }, q) =>
      (await searchDiscussions.execute({ q, limit: 20, offset: 0 }, id)).items.map(toListedForumPost),
    /** @param {import('./server.mjs').Call} call @returns {Promise<import('./server.mjs').Answer>} */
    answer: async ({ url: { pathname, searchParams }, findOwner }) => {
      const by = await findOwner();
      const id = /\/posts\/(\d+)$/.exec(pathname)?.[1];
      if (id) return { body: await calls.post(by, Number(id)) };
      const q = searchParams.get('q');
      return { body: q ? await calls.search(by, q) : await calls.page(by, cursorFrom(searchParams.get('after'))) };
    },
  };
  return calls;
}

/** @param {string | null} text cursor as in the Link header */
export function cursorFrom(text) {
  const [, at, id, hasReplies] = /^(\d+)-(\d+)-([01])$/.exec(text ?? '') ?? [];
  return at === undefined ? null : { at: Number(at), id: Number(id), hasReplies: hasReplies === '1' };
}
