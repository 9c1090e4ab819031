import type { QuestionOffer } from '@/entities/question';

/** Says why a question is offered to the alum. */
export function fitText({ fit, question }: Pick<QuestionOffer, 'fit' | 'question'>): string {
  const { about } = question;
  const collegeName = question.collegeName ?? 'this college';
  const field = about.field ?? 'the same field';
  switch (fit) {
    case 'college-and-program':
      return `You studied ${field} at ${collegeName}.`;
    case 'college':
      return `You went to ${collegeName}.`;
    case 'program':
      return `You studied ${field}.`;
    case 'transferred':
      return `You transferred from ${collegeName}.`;
    case 'state':
      return `You went to college in the same state as ${collegeName}.`;
  }
}
