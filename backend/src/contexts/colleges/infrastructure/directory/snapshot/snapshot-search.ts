import { cosineOfDegrees, distanceTerm, toDistanceTerm } from '../../../domain/catalogue/places';
import { PHRASE_WORDS, type SearchPhrase, type SearchPlace } from '../../../domain/search/search-phrase';
import { type SearchQuery, type SearchWord, withCorrections } from '../../../domain/search/search-query';
import { getExactMatches, type WordList } from '../search-stages';
import { findClosestWord } from '../../../domain/search/spelling';
import { DISTANCE_RANKS, MILES_PER_LATITUDE_DEGREE, OUTSIDE_CITY_RANK } from '../near-city';
import { MAX_WORDS_COMPARED } from '../search-spelling-sql';
import { letOthersContinue } from './let-others-continue';
import { RowSet } from './row-set';
import { SimilarWords } from './similar-words';
import type { SnapshotPlace, SnapshotPlaces } from './snapshot-places';
import type { AliasKind, SnapshotCollege } from './snapshot-source';
import { type WordIndex, WordIndexBuilder } from './word-index';

/** Words by their source; each word is in the first list that contains it. */
type WordSource = 'names' | 'place' | 'others';
const SOURCES: Readonly<Record<WordList, readonly WordSource[]>> = {
  names: ['names'],
  place: ['place'],
  names_and_place: ['names', 'place'],
  everything: ['names', 'place', 'others'],
};

/** The rows that match a phrase; `order` is the number to sort by, descending, if it isn't the standing. */
interface PhraseRows {
  readonly rows: RowSet;
  readonly order?: (row: number) => number;
}

/** The parts that the search of a snapshot reads. */
interface SearchIndexes {
  readonly words: Readonly<Record<WordSource, WordIndex>>;
  readonly aliases: Readonly<Record<AliasKind, WordIndex>>;
  readonly nicknames: WordIndex;
  readonly kinds: WordIndex;
  /** Whole names as words. */
  readonly names: WordIndex;
  readonly states: WordIndex;
  readonly towns: WordIndex;
  /** The number of students at the colleges with a word. */
  readonly enrollments: ReadonlyMap<string, number>;
  readonly vocabulary: readonly string[];
  readonly similarWords: SimilarWords;
}

const COLLEGES_AT_A_TIME = 250;

const INDEX_NAMES = [
  'names',
  'place',
  'others',
  'curated',
  'federal',
  'initials',
  'nicknames',
  'kinds',
  'searchNames',
  'states',
  'towns',
] as const;
type IndexName = (typeof INDEX_NAMES)[number];

/**
 * Indexes colleges in steps between which other work of the process continues.
 * @param colleges by standing, then by ID: a row is a position in this list
 */
export async function buildSearch(
  colleges: readonly SnapshotCollege[],
  places: SnapshotPlaces,
): Promise<SnapshotSearch> {
  const builders = Object.fromEntries(INDEX_NAMES.map((name) => [name, new WordIndexBuilder()])) as Record<
    IndexName,
    WordIndexBuilder
  >;
  const enrollments = new Map<string, number>();
  for (let row = 0; row < colleges.length; row++) {
    if (row % COLLEGES_AT_A_TIME === 0) await letOthersContinue();
    const { view, entry } = colleges[row]!;
    const words = { names: splitWords(entry.name_words), place: splitWords(entry.place_words) };
    const all = splitWords(entry.all_words);
    const known = new Set([...words.names, ...words.place]);
    builders.names.add(row, words.names);
    builders.place.add(row, words.place);
    builders.others.add(
      row,
      all.filter((word) => !known.has(word)),
    );
    for (const word of all) enrollments.set(word, (enrollments.get(word) ?? 0) + Math.max(entry.standing, 0));
    for (const { kind, key } of entry.keys) builders[kind].add(row, [key]);
    builders.nicknames.add(row, splitWords(entry.nicknames));
    builders.kinds.add(row, splitWords(entry.kinds));
    builders.searchNames.add(row, [entry.search_name]);
    builders.states.add(row, [view.state]);
    if (entry.town !== null) builders.towns.add(row, [entry.town]);
  }
  const build = async (builder: WordIndexBuilder): Promise<WordIndex> => {
    await letOthersContinue();
    return builder.build(colleges.length);
  };
  const vocabulary = [...enrollments.keys()].sort();
  return new SnapshotSearch(colleges, places, {
    words: {
      names: await build(builders.names),
      place: await build(builders.place),
      others: await build(builders.others),
    },
    aliases: {
      curated: await build(builders.curated),
      federal: await build(builders.federal),
      initials: await build(builders.initials),
    },
    nicknames: await build(builders.nicknames),
    kinds: await build(builders.kinds),
    names: await build(builders.searchNames),
    states: await build(builders.states),
    towns: await build(builders.towns),
    enrollments,
    vocabulary,
    similarWords: await SimilarWords.index(vocabulary),
  });
}

/** The search of a snapshot: the same answers in the same order as the SQL in `search-answers-sql.ts`. */
export class SnapshotSearch {
  readonly size: number;
  readonly #latitudes: Float64Array;
  readonly #longitudes: Float64Array;
  readonly #standings: Int32Array;
  readonly #ids: Int32Array;

  constructor(
    colleges: readonly SnapshotCollege[],
    readonly places: SnapshotPlaces,
    private readonly indexes: SearchIndexes,
  ) {
    this.size = colleges.length;
    this.#latitudes = Float64Array.from(colleges, ({ view }) => view.latitude ?? NaN);
    this.#longitudes = Float64Array.from(colleges, ({ view }) => view.longitude ?? NaN);
    this.#standings = Int32Array.from(colleges, ({ entry }) => entry.standing);
    this.#ids = Int32Array.from(colleges, ({ view }) => view.id);
  }

  /** Returns the search with its unknown words corrected; null if there are none, or one of them has no close match. */
  correctSpelling(query: SearchQuery): SearchQuery | null {
    const unknown = query.words.filter(({ text }) => !this.#isKnown(text) && !PHRASE_WORDS.has(text));
    return withCorrections(query, new Map(unknown.map(({ text }) => [text, this.#findClosestWord(text)])));
  }

  /** Returns the rows of the colleges with exactly this name or alias, by rank: 0 before 1. */
  findExact(query: SearchQuery): Map<number, 0 | 1> {
    const { key, name, inState } = query;
    const { aliases, names } = this.indexes;
    const ranks = new Map<number, 0 | 1>();
    const accepted = getExactMatches(query);
    if (accepted === 'none') return ranks;
    if (accepted === 'all') {
      for (const kind of ['federal', 'initials'] as const)
        for (const row of aliases[kind].findWord(key)) ranks.set(row, 1);
      if (inState) for (const row of this.#findInState(inState)) ranks.set(row, 1);
    }
    for (const row of aliases.curated.findWord(key)) ranks.set(row, 0);
    for (const row of names.findWord(name)) ranks.set(row, 0);
    return ranks;
  }

  /** Returns the rows whose list contains all the words. */
  matchWords(words: readonly SearchWord[], list: WordList): RowSet {
    const matches = RowSet.all(this.size);
    for (const { text, isWhole } of words) {
      const rows = new RowSet(this.size);
      for (const source of SOURCES[list]) this.indexes.words[source].addMatches(rows, text, isWhole);
      matches.intersect(rows);
    }
    return matches;
  }

  matchNicknames({ key }: SearchQuery): RowSet {
    const rows = new RowSet(this.size);
    this.indexes.nicknames.addMatches(rows, key, false);
    return rows;
  }

  matchNames({ name }: SearchQuery): RowSet {
    const rows = new RowSet(this.size);
    this.indexes.names.addMatches(rows, name, false);
    return rows;
  }

  matchState(stateCode: string): RowSet {
    const rows = new RowSet(this.size);
    rows.addAll(this.indexes.states.findWord(stateCode));
    return rows;
  }

  /** Returns the rows that match a phrase, with these kinds instead of its own. */
  matchPhrase({ place, words }: SearchPhrase, kinds: readonly string[]): PhraseRows {
    const rows = this.matchWords(
      words.map((text) => ({ text, isWhole: false })),
      'everything',
    );
    for (const kind of kinds) rows.intersect(RowSet.of(this.size, this.indexes.kinds.findWord(kind)));
    if (!place) return { rows };
    const { rows: inPlace, order } = this.#matchPlace(place);
    return { rows: rows.intersect(inPlace), order };
  }

  /** Returns whether `one` is listed before `other`, if their stage has this order. */
  compare(one: number, other: number, order: (row: number) => number): number {
    return order(other) - order(one) || this.#ids[one]! - this.#ids[other]!;
  }

  #matchPlace(place: SearchPlace): PhraseRows {
    if (place.by === 'state') return { rows: this.matchState(place.stateCode) };
    const center = this.places.findCenter(place);
    const labels = place.by === 'towns' ? place.towns : center ? [center.label] : [];
    const inCity = new RowSet(this.size);
    for (const label of labels) inCity.addAll(this.indexes.towns.findWord(label));
    if (place.miles === null) return { rows: inCity };
    if (!center) return { rows: inCity, order: (row) => this.#standings[row]! };
    return {
      rows: this.#findAround(center, place.miles).unite(inCity),
      order: (row) =>
        inCity.has(row)
          ? this.#standings[row]!
          : OUTSIDE_CITY_RANK - Math.round(this.#distanceTerm(center, row) * DISTANCE_RANKS),
    };
  }

  /** Returns the rows within a distance from the center, and in a rectangle around it. */
  #findAround(center: SnapshotPlace, miles: number): RowSet {
    const latitudeDegrees = miles / MILES_PER_LATITUDE_DEGREE;
    const longitudeDegrees = latitudeDegrees / cosineOfDegrees(center.latitude);
    const maxTerm = toDistanceTerm(miles);
    const rows = new RowSet(this.size);
    for (let row = 0; row < this.size; row++) {
      // False for unknown coordinates.
      const isInRectangle =
        Math.abs(this.#latitudes[row]! - center.latitude) <= latitudeDegrees &&
        Math.abs(this.#longitudes[row]! - center.longitude) <= longitudeDegrees;
      if (isInRectangle && this.#distanceTerm(center, row) <= maxTerm) rows.add(row);
    }
    return rows;
  }

  #distanceTerm(center: SnapshotPlace, row: number): number {
    return distanceTerm(center, { latitude: this.#latitudes[row]!, longitude: this.#longitudes[row]! });
  }

  *#findInState({ key, name, stateCode }: NonNullable<SearchQuery['inState']>): Generator<number> {
    const inState = this.matchState(stateCode);
    const { names, aliases } = this.indexes;
    for (const rows of [aliases.curated.findWord(key), aliases.federal.findWord(key), names.findWord(name)])
      for (const row of rows) if (inState.has(row)) yield row;
  }

  #isKnown(beginning: string): boolean {
    return Object.values(this.indexes.words).some((index) => index.hasPrefix(beginning));
  }

  #findClosestWord(typed: string): string | null {
    const similar = this.indexes.similarWords.find(typed, MAX_WORDS_COMPARED).map((at) => this.indexes.vocabulary[at]!);
    return findClosestWord(
      typed,
      similar.map((word) => ({ word, enrollment: this.indexes.enrollments.get(word)! })),
    );
  }
}

const splitWords = (text: string): string[] => (text === '' ? [] : text.split(' '));
