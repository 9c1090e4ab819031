import type { MatchClass } from '../../../domain/search/search-match';
import type { SearchQuery } from '../../../domain/search/search-query';
import { isSortedByDistance } from '../near-city';
import { getLongestWordList, listStages, searchesNicknames, type SearchStage, type WordList } from '../search-stages';
import { RowSet } from './row-set';
import type { SnapshotPlace } from './snapshot-places';
import type { SnapshotSearch } from './snapshot-search';

/** A college that a search found. */
interface RankedAnswer {
  readonly row: number;
  readonly matchClass: MatchClass;
}

/** The rows of a stage; `order` is the number to sort by, descending, if it isn't the standing. */
interface StageRows {
  readonly matchClass: MatchClass;
  readonly rows: RowSet;
  readonly order?: (row: number) => number;
}

/** The answers to a search. */
export class SnapshotAnswers {
  readonly #exact: ReadonlyMap<number, 0 | 1>;
  readonly #stages: StageRows[] = [];
  readonly #remaining: SearchStage[];
  readonly #matches = new Map<WordList, RowSet>();
  #all?: RowSet;

  constructor(
    private readonly search: SnapshotSearch,
    readonly query: SearchQuery,
  ) {
    this.#exact = search.findExact(query);
    this.#remaining = [...listStages(query)];
  }

  /** All answers, unranked. */
  get rows(): RowSet {
    return (this.#all ??= this.#findAll());
  }

  /** The city that the search is centered on; undefined if there is none, null if it has no colleges. */
  get center(): SnapshotPlace | null | undefined {
    const place = this.query.phrase?.place;
    return isSortedByDistance(this.query.phrase) && place && place.by !== 'state'
      ? this.search.places.findCenter(place)
      : undefined;
  }

  /**
   * Returns the best answers.
   * @param allowed the rows that can be among them; null for all
   */
  listBest(limit: number, allowed: RowSet | null): RankedAnswer[] {
    const answers = this.#listExact(allowed).slice(0, limit);
    const earlier = RowSet.of(this.search.size, this.#exact.keys());
    for (let at = 0; answers.length < limit; at++) {
      const stage = this.#evaluate(at);
      if (!stage) break;
      const rows = stage.rows.copy().subtract(earlier);
      if (allowed) rows.intersect(allowed);
      for (const row of takeFirst(rows, limit - answers.length, stage.order && this.#inOrder(stage.order)))
        answers.push({ row, matchClass: stage.matchClass });
      earlier.unite(stage.rows);
    }
    return answers;
  }

  /** Returns how a college that is among the answers matches. */
  getMatchClass(row: number): MatchClass {
    const rank = this.#exact.get(row);
    if (rank !== undefined) return toExactClass(rank);
    for (let at = 0; ; at++) {
      const stage = this.#evaluate(at);
      // Every answer is in a stage; if one weren't, its name would be shown.
      if (!stage) return 'name';
      if (stage.rows.has(row)) return stage.matchClass;
    }
  }

  #listExact(allowed: RowSet | null): RankedAnswer[] {
    return [...this.#exact]
      .filter(([row]) => !allowed || allowed.has(row))
      .sort(([one, rank], [other, otherRank]) => rank - otherRank || one - other)
      .map(([row, rank]) => ({ row, matchClass: toExactClass(rank) }));
  }

  #findAll(): RowSet {
    const { query, search } = this;
    const all = this.#matchWords(getLongestWordList(query)).copy();
    for (const row of this.#exact.keys()) all.add(row);
    if (searchesNicknames(query)) all.unite(search.matchNicknames(query));
    const { phrase } = query;
    if (phrase) {
      all.unite(search.matchPhrase(phrase, phrase.kinds).rows);
      if (phrase.broader) all.unite(search.matchPhrase(phrase, phrase.broader).rows);
    }
    return all;
  }

  /** Returns the nth stage; undefined after the last one. */
  #evaluate(at: number): StageRows | undefined {
    while (this.#stages.length <= at && this.#remaining.length > 0)
      this.#stages.push(this.#toRows(this.#remaining.shift()!));
    return this.#stages[at];
  }

  #toRows(stage: SearchStage): StageRows {
    const { query, search } = this;
    const { matchClass } = stage;
    switch (matchClass) {
      case 'state':
        return { matchClass, rows: search.matchState(stage.stateCode) };
      case 'nickname':
        return { matchClass, rows: search.matchNicknames(query) };
      case 'name':
        return { matchClass, rows: search.matchNames(query) };
      case 'city':
      case 'phrase':
      case 'broader':
        return { matchClass, ...search.matchPhrase(query.phrase!, stage.kinds) };
      case 'word':
      case 'place':
      case 'major':
        return { matchClass, rows: this.#matchWords(stage.words) };
    }
  }

  #matchWords(list: WordList): RowSet {
    const known = this.#matches.get(list);
    const rows = known ?? this.search.matchWords(this.query.words, list);
    if (!known) this.#matches.set(list, rows);
    return rows;
  }

  #inOrder(order: (row: number) => number): (one: number, other: number) => number {
    return (one, other) => this.search.compare(one, other, order);
  }
}

const toExactClass = (rank: 0 | 1): MatchClass => (rank === 0 ? 'alias' : 'initials');

/** Returns the first rows, in ascending order if there is no other. */
function takeFirst(rows: RowSet, limit: number, compare?: (one: number, other: number) => number): number[] {
  if (compare) return rows.toArray().sort(compare).slice(0, limit);
  const first: number[] = [];
  rows.forEach((row) => first.push(row) < limit);
  return first;
}
