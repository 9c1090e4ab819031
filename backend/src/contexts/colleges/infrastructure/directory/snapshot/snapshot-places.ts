import type { PlaceView } from '../../../application/directory/ports/directory-reader';
import type { Coordinates, PlaceName, ZipArea } from '../../../domain/catalogue/places';
import type { SearchPlace } from '../../../domain/search/search-phrase';

/** A city with colleges. */
export interface SnapshotPlace extends PlaceName, Coordinates {
  /** "Boston, MA" */
  readonly name: string;
  /** "boston ma" */
  readonly label: string;
  /** "boston massachusetts" */
  readonly longLabel: string;
}

/** The center of the colleges whose ZIP codes start with these digits. */
export interface SnapshotZipArea extends Coordinates {
  readonly prefix: string;
}

const MAX_PLACES = 8;

/** The cities with colleges. */
export class SnapshotPlaces {
  readonly #byLabel: ReadonlyMap<string, SnapshotPlace>;
  readonly #byCity = new Map<string, SnapshotPlace[]>();
  readonly #zipAreas: ReadonlyMap<string, SnapshotZipArea>;

  /** @param places larger ones first, then by name */
  constructor(
    private readonly places: readonly SnapshotPlace[],
    zipAreas: readonly SnapshotZipArea[],
  ) {
    this.#zipAreas = new Map(zipAreas.map((area) => [area.prefix, area]));
    this.#byLabel = new Map(places.map((place) => [place.label, place]));
    for (const place of places) {
      const known = this.#byCity.get(place.city);
      if (known) known.push(place);
      else this.#byCity.set(place.city, [place]);
    }
  }

  /** Returns the cities whose name starts with the text, then those with a later word that does; at most eight. */
  list(beginning: string): PlaceView[] {
    const [first, others]: [SnapshotPlace[], SnapshotPlace[]] = [[], []];
    const laterWord = ` ${beginning}`;
    for (const place of this.places) {
      const { label, longLabel } = place;
      if (label.startsWith(beginning) || longLabel.startsWith(beginning)) first.push(place);
      else if (others.length < MAX_PLACES && (label.includes(laterWord) || longLabel.includes(laterWord)))
        others.push(place);
      if (first.length === MAX_PLACES) break;
    }
    return [...first, ...others]
      .slice(0, MAX_PLACES)
      .map(({ name, latitude, longitude }) => ({ name, latitude, longitude }));
  }

  find(name: PlaceName | ZipArea): Coordinates | null {
    if ('zipPrefix' in name) return this.#zipAreas.get(name.zipPrefix) ?? null;
    const { city, state } = name;
    return this.#byCity.get(city)?.find((place) => place.state === state) ?? null;
  }

  /** Returns the city at the center of a place that a search names; null if it has no colleges. */
  findCenter(place: Exclude<SearchPlace, { by: 'state' }>): SnapshotPlace | null {
    if (place.by === 'towns') {
      const towns = place.towns.flatMap((town) => this.#byLabel.get(town) ?? []);
      return towns[0] ?? null;
    }
    const { city, stateCode, isPrefix } = place;
    const isInState = ({ state }: SnapshotPlace): boolean => stateCode === null || state === stateCode;
    const sameName = this.#byCity.get(city)?.find(isInState);
    if (sameName || !isPrefix) return sameName ?? null;
    return this.places.find((one) => one.city.startsWith(city) && isInState(one)) ?? null;
  }
}
