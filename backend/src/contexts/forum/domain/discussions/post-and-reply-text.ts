import type { FieldError } from '../../../../shared/domain/domain-error';
import { foldTextWithSigns } from '../../../../shared/domain/fold-text';
import { WritingRefused } from './discussion-errors';

export const TITLE_LENGTH = { min: 5, max: 200 } as const;
export const CONTENT_LENGTH = { min: 20, max: 20_000 } as const;
export const REPLY_LENGTH = { min: 1, max: 20_000 } as const;
export const TAG_LIMITS = { maxCount: 10, maxLength: 30 } as const;

/** The same wording as in the form. */
export const WRITING_FAULT_MESSAGES = {
  titleShort: 'Title must be at least 5 characters',
  titleLong: 'Title must be at most 200 characters',
  contentShort: 'Content must be at least 20 characters',
  contentLong: 'Content must be at most 20,000 characters',
  replyShort: 'Reply must not be empty',
  replyLong: 'Reply must be at most 20,000 characters',
  tooManyTags: 'Use at most 10 tags',
  tagLong: 'A tag can have at most 30 characters',
} as const;

/** Text fields of a discussion. */
export interface PostText {
  readonly title: string;
  /** In the Markdown subset of the forum. */
  readonly content: string;
  readonly tags: readonly string[];
}

/**
 * Normalizes and validates the text of a new or edited discussion; missing fields stay missing.
 * @throws WritingRefused naming every invalid field
 */
export function normalizePostText<Text extends Partial<PostText>>(input: Text): Text {
  const text = {
    ...input,
    ...(input.title !== undefined && { title: input.title.replace(/\s+/g, ' ').trim() }),
    ...(input.content !== undefined && { content: input.content.trim() }),
    ...(input.tags !== undefined && { tags: normalizeTags(input.tags) }),
  };
  throwIfInvalid([
    ...findLengthFaults('title', text.title, TITLE_LENGTH, [
      WRITING_FAULT_MESSAGES.titleShort,
      WRITING_FAULT_MESSAGES.titleLong,
    ]),
    ...findLengthFaults('content', text.content, CONTENT_LENGTH, [
      WRITING_FAULT_MESSAGES.contentShort,
      WRITING_FAULT_MESSAGES.contentLong,
    ]),
    ...findTagFaults(text.tags ?? []),
  ]);
  return text;
}

/** @throws WritingRefused when the reply is empty or too long */
export function normalizeReplyText(input: string): string {
  const content = input.trim();
  throwIfInvalid(
    findLengthFaults('content', content, REPLY_LENGTH, [
      WRITING_FAULT_MESSAGES.replyShort,
      WRITING_FAULT_MESSAGES.replyLong,
    ]),
  );
  return content;
}

/** The key that tags are compared by, without case and accents. "C", "C++" and "C#" are three tags. */
export const toTagKey = (tag: string): string => foldTextWithSigns(tag) || tag;

/**
 * Normalizes tags for storage: trims them, drops empty ones and keeps the first of those that differ only in case or
 * accents.
 */
function normalizeTags(input: readonly string[]): string[] {
  const tags = new Map<string, string>();
  for (const tag of input.map((one) => one.replace(/\s+/g, ' ').trim())) {
    const key = toTagKey(tag);
    if (tag && !tags.has(key)) tags.set(key, tag);
  }
  return [...tags.values()];
}

function findTagFaults(tags: readonly string[]): FieldError[] {
  if (tags.length > TAG_LIMITS.maxCount) return [{ field: 'tags', message: WRITING_FAULT_MESSAGES.tooManyTags }];
  return tags.some((tag) => countCharacters(tag) > TAG_LIMITS.maxLength)
    ? [{ field: 'tags', message: WRITING_FAULT_MESSAGES.tagLong }]
    : [];
}

function findLengthFaults(
  field: string,
  text: string | undefined,
  { min, max }: { readonly min: number; readonly max: number },
  [short, long]: readonly [string, string],
): FieldError[] {
  if (text === undefined) return [];
  const length = countCharacters(text);
  if (length < min || !/[\p{L}\p{N}\p{P}\p{S}]/u.test(text)) return [{ field, message: short }];
  return length > max ? [{ field, message: long }] : [];
}

/** Counts code points, as PostgreSQL does. */
const countCharacters = (text: string): number => [...text].length;

function throwIfInvalid([first, ...others]: FieldError[]): void {
  if (first) throw new WritingRefused([first, ...others]);
}
