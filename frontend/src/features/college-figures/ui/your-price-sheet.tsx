import { Wallet } from 'lucide-react';
import { useState } from 'react';
import { useFamilySituation } from '@/entities/college';
import { Button } from '@/shared/ui/button';
import { Sheet } from '@/shared/ui/sheet';
import { BudgetField } from './budget-field';
import { YourPriceForm } from './your-price-form';

/** Opens the form for the family's situation beside a list of colleges, which then shows its prices. */
export function YourPriceSheet() {
  const [isOpen, setIsOpen] = useState(false);
  const [situation] = useFamilySituation();
  return (
    <Sheet
      title="What would it cost me?"
      open={isOpen}
      onOpenChange={setIsOpen}
      trigger={
        <Button variant="quiet">
          <Wallet size={18} aria-hidden="true" />
          Your price
        </Button>
      }
    >
      <p className="text-muted">
        The list then shows an estimate of what each college would cost you in a year, instead of its tuition.
      </p>
      <YourPriceForm />
      <BudgetField />
      <Button onClick={() => setIsOpen(false)}>{situation ? 'Show prices' : 'Close'}</Button>
    </Sheet>
  );
}
