import { UseCase } from '../../../../shared/application/use-case';
import { FinderReader, type WorkOfField } from './ports/finder';

/** Lists what alumni who studied a field do: names that at least five alumni with a public profile share. */
@UseCase()
export class ListWorkOfField {
  constructor(private readonly finder: FinderReader) {}

  /** @param field code with four digits */
  execute(field: string): Promise<WorkOfField> {
    return this.finder.listWorkOfField(field);
  }
}
