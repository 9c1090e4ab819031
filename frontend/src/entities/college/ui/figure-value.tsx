import type { ComponentProps } from 'react';
import { figureText, isKnownFigure } from '../lib/figure-text';

interface FigureValueProps {
  name: Parameters<typeof figureText>[0];
  figure: Parameters<typeof figureText>[1];
}

/** The value of a figure, or the reason why it has none in quieter letters. */
export function FigureValue({ name, figure, ...rest }: FigureValueProps & ComponentProps<'span'>) {
  return isKnownFigure(figure) ? (
    <span {...rest}>{figureText(name, figure)}</span>
  ) : (
    <span className="font-normal text-muted">{figureText(name, figure)}</span>
  );
}
