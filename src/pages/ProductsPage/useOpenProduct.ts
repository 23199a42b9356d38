import { startTransition, useCallback, useOptimistic } from 'react';
import type { Address, AddressChange } from '../shared/useAddress';

/** The parameter of the address that names the open product. */
const PARAMETER = 'product';

const withProduct =
  (id: string | undefined): AddressChange =>
  (params) => {
    const next = new URLSearchParams(params);
    if (id === undefined) next.delete(PARAMETER);
    else next.set(PARAMETER, id);
    return next;
  };

/** The product whose details are open, kept in the address, so that it can be shared and Back closes it (PROD-6). */
export const useOpenProduct = ({ params, push, goBackOr }: Address) => {
  // The router takes its time with a new address. The details are shown at once meanwhile.
  const [productId, setOptimisticId] = useOptimistic(params.get(PARAMETER) ?? undefined);
  return {
    productId,
    openProduct: useCallback(
      (id: string) => {
        startTransition(() => {
          setOptimisticId(id);
          push(withProduct(id));
        });
      },
      [push, setOptimisticId],
    ),
    closeProduct: useCallback(() => goBackOr(withProduct(undefined)), [goBackOr]),
  };
};
