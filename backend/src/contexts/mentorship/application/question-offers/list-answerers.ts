import { Clock } from '../../../../shared/application/clock';
import { UseCase } from '../../../../shared/application/use-case';
import { Answerers } from './ports/answerers';
import { type Fit, type QuestionSubject, subjectKeys } from '../../domain/matching/answerer-keys';
import { chooseAnswerers, isFitNeeded, MAX_COMPARED_ANSWERERS } from '../../domain/question-offers/question-offers';

export interface ListAnswerersInput extends QuestionSubject {
  /** IDs of people to whom the question can't be offered: the asker, people blocked either way, earlier offers. */
  readonly without: readonly number[];
  readonly limit: number;
  /** When the question was asked: alumni of the state are asked only after some days. */
  readonly askedAt: Date;
}

/** An alum to whom a question can be offered, and why. */
export interface AnswererWithFit {
  readonly userId: number;
  readonly fit: Fit;
}

/** Lists the alumni to whom an open question is offered next: best fit first, and fairly among those of the same fit. */
@UseCase()
export class ListAnswerers {
  constructor(
    private readonly answerers: Answerers,
    private readonly clock: Clock,
  ) {}

  async execute({ without, limit, askedAt, ...subject }: ListAnswerersInput): Promise<readonly AnswererWithFit[]> {
    const now = this.clock.now();
    const found: AnswererWithFit[] = [];
    for (const { fit, key } of subjectKeys(subject)) {
      if (!isFitNeeded(fit, { found: found.length, limit, askedAt, now })) break;
      const excluded = [...without, ...found.map(({ userId }) => userId)];
      const waiting = await this.answerers.listLongestWaiting(key, excluded, now, MAX_COMPARED_ANSWERERS);
      const chosen = chooseAnswerers(waiting, limit - found.length);
      found.push(...chosen.map(({ userId }) => ({ userId, fit })));
    }
    return found;
  }
}
