import { useMutation, useQueryClient } from '@tanstack/react-query';
import { invalidateQuestions, type OpenQuestion, type OwnOpenQuestion } from '@/entities/question';
import { detailedRefusalText } from '@/shared/lib/forms';
import { toast } from '@/shared/ui/toast';
import {
  answerQuestion,
  joinQuestion,
  rateAnswer,
  setPublicationConsent,
  takeQuestion,
  withdrawQuestion,
} from './question-changes';

interface SuccessToast {
  title: string;
  text?: string;
}

/** Sends a change. The questions are reloaded also after a refusal: someone else may have changed them. */
function useQuestionChange<Input = void>(
  change: (input: Input) => Promise<unknown>,
  successToast: (input: Input) => SuccessToast,
) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: (_, input) => toast(successToast(input)),
    onError: (error) => toast({ title: 'Error', text: detailedRefusalText(error), variant: 'destructive' }),
    onSettled: () => invalidateQuestions(queryClient),
  });
}

export const useJoinQuestion = (question: OpenQuestion) =>
  useQuestionChange(
    () => joinQuestion(question),
    () => ({ title: 'Added to your questions', text: 'We’ll let you know when an alum answers.' }),
  );

/** @param onTaken called before the lists are reloaded, which removes the offer */
export const useTakeQuestion = (id: number, onTaken: () => void) =>
  useQuestionChange(
    async () => {
      await takeQuestion(id);
      onTaken();
    },
    () => ({ title: 'The question is yours', text: 'You have 48 hours to answer.' }),
  );

export const useRateAnswer = (id: number) =>
  useQuestionChange(
    (isGood: boolean) => rateAnswer(id, isGood),
    () => ({ title: 'Thanks for letting us know' }),
  );

export const useWithdrawQuestion = ({ id, isJoined }: Pick<OwnOpenQuestion, 'id' | 'isJoined'>) =>
  useQuestionChange(
    () => withdrawQuestion(id),
    () => ({ title: isJoined ? 'Removed from your questions' : 'Question withdrawn' }),
  );

export const useDeclineQuestion = (id: number) =>
  useQuestionChange(
    () => withdrawQuestion(id),
    () => ({ title: 'Question declined', text: 'We’ll offer it to other alumni.' }),
  );

export const useGiveQuestionBack = (id: number) =>
  useQuestionChange(
    () => withdrawQuestion(id),
    () => ({ title: 'Question given back', text: 'We’ll offer it to other alumni.' }),
  );

export const useSetPublicationConsent = (id: number) =>
  useQuestionChange(
    (publish: boolean) => setPublicationConsent(id, publish),
    (publish) => ({ title: publish ? 'You agreed to publish it' : 'We won’t publish it' }),
  );

/** Sends an answer. Refusals are shown in the form. */
export function useAnswerQuestion(id: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (text: string) => answerQuestion(id, text),
    onSuccess: () => toast({ title: 'Answer sent', text: 'The student can read it now.' }),
    onSettled: () => invalidateQuestions(queryClient),
  });
}
