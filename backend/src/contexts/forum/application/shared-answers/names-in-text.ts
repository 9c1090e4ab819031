import { UseCase } from '../../../../shared/application/use-case';
import { namesIn } from '../../domain/shared-answers/names-in-text';
import type { HasNames } from '../../domain/shared-answers/shared-answer';
import type { SharedText } from '../../domain/shared-answers/shared-text';
import { Conversation } from './ports/conversation';

/**
 * Finds names of the two people in a text they want to publish. Each side is shown only names that they know:
 * highlighting the last name of a minor would confirm a guess.
 */
@UseCase()
export class NamesInText {
  constructor(private readonly conversation: Conversation) {}

  async find(viewer: number, other: number, texts: readonly SharedText[]): Promise<readonly (readonly string[])[]> {
    const names = await this.conversation.listNames(viewer, other);
    return texts.map((text) => namesIn(partsOf(text), names));
  }

  /** @returns a function that checks whether a text contains names that `viewer` is shown */
  async test(viewer: number, other: number): Promise<HasNames> {
    const names = await this.conversation.listNames(viewer, other);
    return (text) => namesIn(partsOf(text), names).length > 0;
  }
}

const partsOf = ({ title, question, answer }: SharedText): string[] => [title, question, answer];
