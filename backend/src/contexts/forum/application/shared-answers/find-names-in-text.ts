import { UseCase } from '../../../../shared/application/use-case';
import { findNamesInTexts } from '../../domain/shared-answers/names-in-text';
import type { HasNames } from '../../domain/shared-answers/shared-answer';
import type { SharedText } from '../../domain/shared-answers/shared-text';
import { ConversationPartners } from './ports/conversation-partners';

/**
 * Finds names of the two people in a text they want to publish. Each side is shown only names that they know:
 * highlighting the last name of a minor would confirm a guess.
 */
@UseCase()
export class FindNamesInText {
  constructor(private readonly conversationPartners: ConversationPartners) {}

  async findKnownNames(
    viewer: number,
    other: number,
    texts: readonly SharedText[],
  ): Promise<readonly (readonly string[])[]> {
    const names = await this.conversationPartners.listNames(viewer, other);
    return texts.map((text) => findNamesInTexts(toFieldTexts(text), names));
  }

  /** @returns a function that checks whether a text contains names that `viewer` is shown */
  async createNameTest(viewer: number, other: number): Promise<HasNames> {
    const names = await this.conversationPartners.listNames(viewer, other);
    return (text) => findNamesInTexts(toFieldTexts(text), names).length > 0;
  }
}

const toFieldTexts = ({ title, question, answer }: SharedText): string[] => [title, question, answer];
