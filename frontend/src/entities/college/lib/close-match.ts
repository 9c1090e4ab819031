import type { College } from '../api/colleges';

/** Words in so many names that they don't say which college is meant. */
const COMMON_WORDS = /^(?:a|an|and|at|college|community|for|institute|of|school|state|technical|the|univ|university)$/;

const splitWords = (text: string): string[] =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean);

/**
 * The search answers a name it doesn't know with similar ones. Checks whether such a college can be the one that is
 * meant: one of the typed words is in its name or city, with at most one typo, or two in a long word.
 */
export function isCloseMatch(typed: string, { matched, name, city }: College): boolean {
  if (matched?.by !== 'similar') return true;
  const typedWords = splitWords(typed).filter((word) => word.length > 2 && !COMMON_WORDS.test(word));
  const words = splitWords(`${name} ${city}`);
  return typedWords.some((typedWord) => {
    const limit = typedWord.length < 4 ? 0 : typedWord.length < 9 ? 1 : 2;
    return words.some((word) => countTypos(typedWord, word) <= limit);
  });
}

/** Counts the typos of a word that may be incomplete: letters left out, added, replaced or swapped. */
function countTypos(typed: string, word: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: word.length + 1 }, (_, at) => at);
  for (let i = 1; i <= typed.length; i++) {
    const row = [i];
    for (let j = 1; j <= word.length; j++) {
      const isSame = typed[i - 1] === word[j - 1];
      const isSwapped = i > 1 && j > 1 && typed[i - 1] === word[j - 2] && typed[i - 2] === word[j - 1];
      const typos = [last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + (isSame ? 0 : 1)];
      row.push(Math.min(...typos, isSwapped ? beforeLast[j - 2]! + 1 : Infinity));
    }
    beforeLast = last;
    last = row;
  }
  return Math.min(...last);
}
