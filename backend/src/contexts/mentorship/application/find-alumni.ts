import type { SignedInUser } from '../../../shared/application/authenticator';
import { UseCase } from '../../../shared/application/use-case';
import type { FinderFilters, FinderSort } from '../domain/finder';
import { type AlumniCard, alumniCard, statusAmong } from './alumni-card';
import { type AlumniStats, FinderReader, type PageRequest } from './ports/finder-reader';
import { PeopleAround } from './ports/people-around';
import { Relations } from './ports/relations';
import { Showings } from './ports/showings';

export interface FindAlumniInput {
  readonly by: Pick<SignedInUser, 'id'>;
  readonly filters: FinderFilters;
  readonly sort: FinderSort;
  readonly page: PageRequest;
}

/** Alumni to learn from. Nobody finds themselves, nor anybody between whom and them there is a block. */
@UseCase()
export class FindAlumni {
  constructor(
    private readonly reader: FinderReader,
    private readonly relations: Relations,
    private readonly people: PeopleAround,
    private readonly showings: Showings,
  ) {}

  async execute({ by, filters, sort, page }: FindAlumniInput): Promise<{ items: AlumniCard[]; total: number }> {
    const relations = await this.relations.of(by.id);
    const { items, total } = await this.reader.page(filters, sort, [by.id, ...relations.blocked], page);
    const people = await this.people.present(items.map(({ profile }) => profile.userId));

    const cards = items.flatMap((found) => {
      const id = found.profile.userId;
      return alumniCard(found, people.get(id), statusAmong(relations, id)) ?? [];
    });
    this.showings.note(cards.map(({ id }) => id));
    return { items: cards, total };
  }

  /** How those whose profile everybody may see spread over colleges, majors and work. */
  async stats({ by, filters }: Pick<FindAlumniInput, 'by' | 'filters'>): Promise<AlumniStats> {
    const { blocked } = await this.relations.of(by.id);
    return this.reader.stats(filters, [by.id, ...blocked]);
  }
}
