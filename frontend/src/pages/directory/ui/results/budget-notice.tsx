import { useFamilySituation } from '@/entities/college';
import { formatMoney } from '@/shared/lib/format';
import { plural } from '@/shared/lib/plural';

/** Says how many colleges the budget of the family on this device leaves out. */
export function BudgetNotice({ count }: { count: number }) {
  const [situation, store] = useFamilySituation();
  if (situation?.budget === undefined || count === 0) return null;
  return (
    <p role="status" className="text-sm text-muted print:hidden">
      {plural(
        count,
        {
          one: '# college hidden: your price is above {budget}, or unknown',
          other: '# colleges hidden: your price is above {budget}, or unknown',
        },
        { budget: formatMoney(situation.budget) },
      )}{' '}
      ·{' '}
      <button
        type="button"
        onClick={() => store({ ...situation, budget: undefined })}
        className="link inline-flex min-h-6 cursor-pointer items-center font-semibold max-lg:min-h-11"
      >
        show
        <span className="sr-only"> colleges above your budget</span>
      </button>
    </p>
  );
}
