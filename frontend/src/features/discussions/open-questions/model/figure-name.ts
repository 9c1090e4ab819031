import { FIGURE_PANELS, PRICE_BANDS, REPAYMENT_FIGURES, type FigurePanelId } from '@/entities/college';

interface NamedFigure {
  label: string;
  /** The panel of the college's page that shows it. */
  panel: FigurePanelId;
}

const FIGURES: ReadonlyMap<string, NamedFigure> = new Map<string, NamedFigure>([
  ...FIGURE_PANELS.flatMap(({ id, main, rows }) =>
    [main, ...rows].map(({ name, label }): [string, NamedFigure] => [name, { label, panel: id }]),
  ),
  ...REPAYMENT_FIGURES.map(({ name, label }): [string, NamedFigure] => [name, { label, panel: 'debt' }]),
  ...PRICE_BANDS.map(({ name, label }): [string, NamedFigure] => [
    name,
    { label: `Average price for a family income of ${label}`, panel: 'price' },
  ]),
]);

/** Returns the label of a figure, and where it is shown; undefined for figures without a place on the page. */
export const findFigure = (name: string): NamedFigure | undefined => FIGURES.get(name);
