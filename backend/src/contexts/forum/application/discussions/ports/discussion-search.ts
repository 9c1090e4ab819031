import type { PostRow, PostQuery, ReadingMember } from './discussions';

/** A piece of a text; matching ones are highlighted. */
export interface TextPiece {
  readonly text: string;
  readonly isMatch: boolean;
}

/** The matches of a search in a discussion. */
export interface PostMatch {
  readonly title: readonly TextPiece[];
  readonly excerpt: readonly TextPiece[];
}

export interface FoundPosts {
  readonly items: readonly { readonly post: PostRow; readonly match: PostMatch }[];
  readonly hasMore: boolean;
}

export interface SimilarPost {
  readonly id: number;
  readonly title: string;
  readonly replyCount: number;
  readonly isAnswered: boolean;
}

/** Results are ranked only up to this number; people refine their search instead of paging further. */
export const MAX_RESULTS = 100;

/** Finds discussions by the words of titles, tags and texts. */
export abstract class DiscussionSearch {
  /**
   * Returns the best matches first; a misspelled word is treated as the nearest word of a title.
   * @param page `offset` of at most `MAX_RESULTS`
   */
  abstract find(
    q: string,
    filters: Pick<PostQuery, 'collegeIds' | 'collegeTag' | 'tag' | 'filter'>,
    page: { readonly limit: number; readonly offset: number },
    reader: ReadingMember | null,
  ): Promise<FoundPosts>;
  /** Returns discussions with a similar title, most similar first. */
  abstract listSimilar(title: string, limit: number, reader: ReadingMember): Promise<readonly SimilarPost[]>;
}
