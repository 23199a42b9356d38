import { site } from '@/content/site';
import { FarCounter } from '@/pages/deferredParts';

const { foods, powders } = site.home.budburan;

/**
 * What one pouch makes, to be done by hand: a counter to shake a powder over (BUD-1).
 *
 * @do Keep it right below the head: it shows what the head says.
 * @dont Do not let anything in it start by itself.
 * @keyboard Tab: Goes to the powder, "Isa pa", "Ulitin", the price, and "Add to list".
 * @keyboard Enter, Space: On "Isa pa": coats the next cup.
 * @roles A region named "Budburan mo", with groups of radio buttons, a status, and a list of terms with the sums.
 * @announcements How many of how many cups are coated, politely, at most once a second.
 */
export function BudburanSection() {
  return foods.length > 0 && powders.length > 0 && <FarCounter />;
}
