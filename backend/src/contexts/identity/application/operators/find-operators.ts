import { Clock } from '../../../../shared/application/clock';
import { UseCase } from '../../../../shared/application/use-case';
import { isOperator } from '../../domain/operators/operator';
import { type OperatorAccount, OperatorRules, Operators } from './ports/operators';

/** Who has the rights of an operator now. */
@UseCase()
export class FindOperators {
  constructor(
    private readonly operators: Operators,
    private readonly rules: OperatorRules,
    private readonly clock: Clock,
  ) {}

  async among(ids: readonly number[]): Promise<ReadonlySet<number>> {
    return new Set(this.#active(await this.operators.findGranted(ids)));
  }

  /** By number. */
  async all(): Promise<readonly number[]> {
    return this.#active(await this.operators.listAll());
  }

  #active(granted: readonly OperatorAccount[]): number[] {
    const now = this.clock.now();
    return granted.filter((one) => isOperator(one, this.rules, now)).map(({ userId }) => userId);
  }
}
