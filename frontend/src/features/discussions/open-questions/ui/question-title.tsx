import type { QuestionHeading } from '../model/heading';

interface QuestionTitleProps {
  id: string;
  as: QuestionHeading;
  text: string;
}

/** The text of a question, as the heading of its card or page. */
export const QuestionTitle = ({ id, as: Heading, text }: QuestionTitleProps) => (
  <Heading
    id={id}
    dir="auto"
    className={`max-w-[68ch] font-body font-semibold whitespace-pre-wrap wrap-anywhere ${Heading === 'h1' ? 'text-xl sm:text-2xl' : 'text-lg'}`}
  >
    {text}
  </Heading>
);
