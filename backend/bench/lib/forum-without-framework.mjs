/** The calls of the forum with the product's own statements and responses, without the framework. */
import { built, productWithoutFramework } from './product-without-framework.mjs';

const forum = (file) => built(`contexts/forum/${file}`);

/**
 * @param {string} databaseUrl
 * @param {(statement: import('./product-without-framework.mjs').Statement) => void} [onStatement]
 */
export async function forumWithoutFramework(databaseUrl, onStatement) {
  const { get, close } = await productWithoutFramework(databaseUrl, onStatement);
  const { ShowDiscussions } = forum('application/discussions/show-discussions.js');
  const { SearchDiscussions } = forum('application/discussions/search-discussions.js');
  const { toPost, toListed, toDetail } = forum('infrastructure/discussions/discussion-views.dto.js');
  const { Authenticator } = built('shared/application/authenticator.js');
  const authenticator = get(Authenticator);
  const showDiscussions = get(ShowDiscussions);
  const searchDiscussions = get(SearchDiscussions);

  return {
    findOwner: (secret) => authenticator.findOwner(secret),
    page: async ({ id }, after) => {
      const { items } = await showDiscussions.page({ sort: 'active', limit: 20, after }, id);
      return items.map(toPost);
    },
    post: async ({ id }, postId) => {
      const { post, answer, replies } = await showDiscussions.withReplies(postId, { after: 0, limit: 50 }, id);
      return toDetail(post, answer, replies.items);
    },
    search: async ({ id }, q) => (await searchDiscussions.execute({ q, limit: 20, offset: 0 }, id)).items.map(toListed),
    close,
  };
}

/** @param {string | null} text cursor as in the Link header */
export function cursorFrom(text) {
  const [, at, id, hasReplies] = /^(\d+)-(\d+)-([01])$/.exec(text ?? '') ?? [];
  return at === undefined ? null : { at: Number(at), id: Number(id), hasReplies: hasReplies === '1' };
}
