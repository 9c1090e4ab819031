/** A text of a question or an answer, as it was written. */
export const QuestionText = ({ text, className = '' }: { text: string; className?: string }) => (
  <p dir="auto" className={`max-w-[68ch] whitespace-pre-wrap wrap-anywhere ${className}`}>
    {text}
  </p>
);
