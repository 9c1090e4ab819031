import { Clock } from '../../../../shared/application/clock';
import { UseCase } from '../../../../shared/application/use-case';
import { isOperator } from '../../domain/operators/operator';
import { OperatorRules, Operators } from './ports/operators';

/** Who has the rights of an operator now. */
@UseCase()
export class FindOperators {
  constructor(
    private readonly operators: Operators,
    private readonly rules: OperatorRules,
    private readonly clock: Clock,
  ) {}

  async among(ids: readonly number[]): Promise<ReadonlySet<number>> {
    const now = this.clock.now();
    const granted = await this.operators.granted(ids);
    return new Set(granted.filter((one) => isOperator(one, this.rules, now)).map(({ userId }) => userId));
  }
}
